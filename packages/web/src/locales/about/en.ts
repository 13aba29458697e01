import type { Content } from '../content.ts'

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
          text: 'To relieve reviewers of footing and comparing, so that their time goes into judgement.',
        },
        {
          title: 'Vision',
          text: 'That every report put before an investor can say which of its figures were checked, and how.',
        },
      ],
    },
    {
      id: 'different',
      title: 'What makes us different',
      items: [
        {
          title: 'Evidence first',
          text: 'No finding without evidence: place, quotation and arithmetic stand together for you to judge.',
        },
        { title: 'Reproducible', text: 'The same file gives the same result, by rules that are open.' },
        {
          title: 'Candid about limits',
          text: 'We publish how we measure, the targets we missed and what we cannot see.',
        },
      ],
    },
    {
      id: 'technology',
      title: 'Technology',
      text: 'Layout and table reconstruction and the rule engine are our own code; PDF, Office and OCR rest on established open-source components. Files are handled in restricted processes of their own, the built-in OCR works offline, and data stays in PostgreSQL and the storage you choose.',
    },
    {
      id: 'roadmap',
      title: 'Roadmap',
      items: [
        {
          title: 'Now',
          text: 'Rule-based review of financial reports, valuation models and due diligence reports; four languages; OCR.',
        },
        { title: 'Next', text: 'Rules for more disclosure standards; comparison across reporting years.' },
        { title: 'Later', text: 'Custom checklists; integration with document management systems.' },
      ],
    },
    {
      id: 'team',
      title: 'The team',
      items: [
        { title: 'Document engineering', text: 'Reading, OCR and tables.' },
        { title: 'Review rules', text: 'Written and tested against accounting standards and valuation practice.' },
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
      text: 'We welcome people who work on document engineering, accounting rules, front-end and security. Write to us through the contact form and mention “Join us”.',
    },
    {
      id: 'partners',
      title: 'Partner programme',
      items: [
        {
          title: 'Implementation partners',
          text: 'Deploy and integrate for clients; we provide training and support.',
        },
        { title: 'Rule partners', text: 'Develop industry rule sets with us, published under your name.' },
        {
          title: 'Model partners',
          text: 'Connect vision and analysis models, all held to the same standard of evidence.',
        },
      ],
    },
  ],
}
