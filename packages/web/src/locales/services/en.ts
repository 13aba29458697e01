import type { Content } from '../content.ts'
import type { ServicesTexts } from './zh-CN.ts'

const page: Content = {
  title: 'Services and pricing',
  lead: 'One engine. Choose a plan by what you review and how much of it.',
  sections: [
    {
      id: 'capabilities',
      title: 'Four core capabilities',
      items: [
        {
          title: 'Document review',
          text: 'Financial reports, valuation models and due diligence reports checked for calculation, consistency, completeness and sources.',
        },
        { title: 'OCR and tables', text: 'Scans and pictures become editable text, tables and searchable PDF.' },
        {
          title: 'Workbook recalculation',
          text: 'Formulas recalculated; inconsistent formulas and hard-coded overwrites found.',
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
          text: 'A target’s due diligence report and valuation model in one task: figures in the report are tied to the model.',
        },
        { title: 'Brokerage research', text: 'Figures, growth rates, shares and sources checked before publication.' },
        {
          title: 'Public fund compliance',
          text: 'Required contents, periods, units and consistency of periodic reports.',
        },
        { title: 'Bank custody data', text: 'Footing, tie-out and carry-forward of custody statements.' },
        {
          title: 'Consulting quality control',
          text: 'Figures, sources and conclusions of a deliverable that agree with one another.',
        },
        {
          title: 'Audit report review',
          text: 'Footing of the statements, tie-out to the notes, required elements and dates of the auditor’s report.',
        },
      ],
    },
    {
      id: 'features',
      title: 'In every plan',
      items: [
        {
          title: 'Four languages',
          text: 'Switch interface, findings and reports between Chinese, English, Korean and Japanese at any time.',
        },
        { title: 'All result formats', text: 'Every output format is included; none costs extra.' },
        { title: 'Your data stays yours', text: 'Run it on your own servers. Deleted means deleted.' },
        { title: 'Open rules', text: 'Every rule documents what it checks and what it cannot see.' },
      ],
    },
  ],
}

export const texts: ServicesTexts = {
  page,
  plans: {
    title: 'Plans and pricing',
    lead: 'Prices depend on region and deployment. Tell us your volume and we will send you a quote.',
    name: 'Plan',
    items: [
      {
        id: 'basic',
        name: 'Basic',
        price: 'Per report',
        text: 'For the occasional report. Includes every rule and every result file.',
      },
      {
        id: 'professional',
        name: 'Professional',
        price: 'Per month',
        text: '50 reports a month, for a steady flow of reviews.',
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: 'Custom quote',
        text: 'On your own servers, with your own models; volume and support by contract.',
      },
    ],
    ask: 'Ask for a quote',
  },
  calculator: {
    title: 'Estimate your usage',
    label: 'Reports you review per month',
    result: (reports: number, plan: string) =>
      `${reports} ${reports === 1 ? 'report' : 'reports'} per month: ${plan} is the best fit.`,
    share: (percent: number) => `That is about ${percent}% of the Professional plan’s monthly reports.`,
  },
  cases: {
    title: 'Illustrative scenarios',
    note: 'These scenarios are made up for illustration. They are neither customer cases nor endorsements.',
    items: [
      {
        title: 'Before the investment',
        text: 'A fund receives a target’s due diligence report and valuation model. Uploaded as one task, three figures in the report turn out to differ from the model; the analyst opens each in place.',
      },
      {
        title: 'A model changes hands',
        text: 'A valuation model was built by a former colleague. One cell in the fourth forecast year has been hard-coded, and one sum leaves out its last row.',
      },
      {
        title: 'Before the report is issued',
        text: 'An audit team uploads the full text. The total of a note differs from the statement by 900; the review shows the arithmetic and points to two transposed digits as the likely cause.',
      },
    ],
  },
  faq: {
    title: 'Frequently asked questions',
    items: [
      {
        title: 'What counts as a report?',
        text: 'Each file in a review task counts as one. OCR tasks and files that failed do not count.',
      },
      {
        title: 'What happens when the quota is used up?',
        text: 'New tasks are declined, with the reason; existing tasks and results stay available. A monthly quota renews next month; a trial can be upgraded to a plan.',
      },
      {
        title: 'Can we use our own model?',
        text: 'Any model with an OpenAI-compatible interface, configured by the administrator. Off by default.',
      },
      {
        title: 'What happens to our data after the trial?',
        text: 'It is kept until you delete it; you can export or delete it at any time.',
      },
    ],
  },
}
