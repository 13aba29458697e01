import type { Content } from './content.ts'

export const texts: Content = {
  title: 'About us',
  lead: 'We do one thing: make every figure of a professional document stand up to checking.',
  sections: [
    {
      id: 'mission',
      title: 'Mission and vision',
      items: [
        {
          title: 'Mission',
          text: 'To free reviewers from adding and comparing, so that their time goes into judgement.',
        },
        {
          title: 'Vision',
          text: 'That any report put before an investor can say which of its figures were checked, and how.',
        },
      ],
    },
    {
      id: 'different',
      title: 'What makes us different',
      items: [
        { title: 'Evidence first', text: 'No finding without it. Better one too few than a false alarm.' },
        { title: 'Reproducible', text: 'The same file gives the same result, by rules that are open.' },
        {
          title: 'Plain about limits',
          text: 'We publish how we measure, the targets we missed and what we cannot see.',
        },
      ],
    },
    {
      id: 'technology',
      title: 'Technology',
      text: 'Reading, layout, tables and the rule engine are our own code. Files are handled in restricted processes of their own, the built-in OCR works offline, and data stay in PostgreSQL and the storage you name.',
    },
    {
      id: 'roadmap',
      title: 'Roadmap',
      items: [
        {
          title: 'Now',
          text: 'Rule-based review of financial reports, valuation models and due diligence reports; four languages; OCR.',
        },
        { title: 'Next', text: 'Rules for more disclosure standards; comparison across years and files.' },
        { title: 'Later', text: 'Checklists of your own; links to document management systems.' },
      ],
    },
    {
      id: 'team',
      title: 'Roles in the team',
      items: [
        { title: 'Document engineering', text: 'Reading, OCR and tables.' },
        { title: 'Review rules', text: 'Written and tested by people at home in accounting standards and valuation.' },
        { title: 'Product and security', text: 'Interface, installation, data protection.' },
      ],
    },
    {
      id: 'news',
      title: 'News',
      items: [
        {
          title: '0.1.0, the first version',
          text: 'Reviews three kinds of document; OCR tool, website, HTTP API and command line.',
        },
      ],
    },
    {
      id: 'join',
      title: 'Join us',
      text: 'We welcome people in document engineering, accounting rules, front-end work and security. Write to us through the contact form and mention “Join us”.',
    },
    {
      id: 'partners',
      title: 'Partner programme',
      items: [
        { title: 'Implementation partners', text: 'Install and integrate for clients; we train and support.' },
        { title: 'Rule partners', text: 'Write rule sets for an industry with us, published under your name.' },
        { title: 'Model partners', text: 'Connect vision and analysis models, evaluated by one standard of evidence.' },
      ],
    },
  ],
}
