import type { Content } from './content.ts'
import type { ServicesTexts } from './services.zh-CN.ts'

const page: Content = {
  title: 'Services and pricing',
  lead: 'One engine; choose a plan by the kind and number of your documents.',
  sections: [
    {
      id: 'capabilities',
      title: 'Four core capabilities',
      items: [
        {
          title: 'Document review',
          text: 'Calculation, consistency, completeness and sources of financial reports, valuation models and due diligence reports.',
        },
        { title: 'OCR and tables', text: 'Scans and pictures become editable text, tables and searchable PDF.' },
        {
          title: 'Workbook recalculation',
          text: 'Every cell recomputed; formulas unlike their neighbours and overwritten values are found.',
        },
        {
          title: 'Reports and interfaces',
          text: 'Annotated PDF, Word, Excel and more; an HTTP API and a command line.',
        },
      ],
    },
    {
      id: 'industries',
      title: 'By industry',
      items: [
        {
          title: 'Private equity and venture capital',
          text: 'Statements, due diligence report and model of a target in one task; the same figures compared between them.',
        },
        { title: 'Brokerage research', text: 'Figures, growth rates, shares and sources checked before publication.' },
        {
          title: 'Public fund compliance',
          text: 'Required contents, periods, units and consistency of periodic reports.',
        },
        { title: 'Bank custody data', text: 'Footing, tie-out and carry-forward of custody statements.' },
        {
          title: 'Consulting quality control',
          text: 'Figures, charts, sources and conclusions of a deliverable that agree.',
        },
        {
          title: 'Audit report review',
          text: 'Footing of statements, tie-out of notes, elements and dates of the auditor’s report.',
        },
      ],
    },
    {
      id: 'features',
      title: 'In every plan',
      items: [
        {
          title: 'Four languages',
          text: 'Interface, explanations and reports in Chinese, English, Korean and Japanese, at any time.',
        },
        { title: 'All result formats', text: 'None costs extra.' },
        { title: 'Your data stay yours', text: 'Install it on your own servers. Deleted means deleted.' },
        { title: 'Open rules', text: 'Each rule says how it checks and what it cannot see.' },
      ],
    },
  ],
}

export const texts: ServicesTexts = {
  page,
  plans: {
    title: 'Plans and prices',
    lead: 'Prices depend on region and installation. Tell us how much you review and we make you an offer.',
    name: 'Plan',
    items: [
      {
        id: 'basic',
        name: 'Basic',
        price: 'Per report',
        text: 'For the occasional report, with all rules and all result files.',
      },
      {
        id: 'professional',
        name: 'Professional',
        price: 'Per month',
        text: '50 reports a month, with the API and links to share with colleagues.',
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: 'Custom quote',
        text: 'On your own servers, with your own models; volume and support as agreed.',
      },
    ],
    ask: 'Ask for a quote',
  },
  calculator: {
    title: 'How much will you use?',
    label: 'Reports to review a month',
    result: (reports: number, plan: string) =>
      `${reports} ${reports === 1 ? 'report' : 'reports'} a month: ${plan} fits best.`,
    share: (percent: number) => `That is about ${percent}% of the Professional plan’s monthly reports.`,
  },
  cases: {
    title: 'Illustrative scenarios',
    note: 'These scenarios are made up for illustration. They are neither customer cases nor endorsements.',
    items: [
      {
        title: 'Before the investment',
        text: 'A fund receives a target’s annual report and due diligence report. With both uploaded, three revenue figures turn out to differ; the analyst opens each at its place.',
      },
      {
        title: 'A model changes hands',
        text: 'A valuation model was built by a former colleague. One cell in the fourth forecast year holds a typed-in number, and one sum misses its last row.',
      },
      {
        title: 'Before the report is issued',
        text: 'An audit team uploads the full text. The total of a note differs from the statement by 900; the arithmetic is shown, and two swapped digits are suggested as the cause.',
      },
    ],
  },
  faq: {
    title: 'Questions',
    items: [
      {
        title: 'What counts as a report?',
        text: 'Each file of a review task. OCR tasks do not count, nor do files that failed.',
      },
      {
        title: 'What happens when the quota is used up?',
        text: 'New tasks are refused with the reason; existing tasks and results stay. It starts anew next month, or you upgrade.',
      },
      {
        title: 'Can we use our own model?',
        text: 'Any model with an OpenAI-compatible interface, configured by the administrator. Off by default.',
      },
      {
        title: 'What happens to our data after the trial?',
        text: 'They are kept until you delete them; export or delete at any time.',
      },
    ],
  },
}
