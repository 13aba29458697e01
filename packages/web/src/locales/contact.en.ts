import type { ContactTexts } from './contact.zh-CN.ts'

export const texts: ContactTexts = {
  title: 'Contact',
  lead: 'Working hours 9:00–18:00. We answer within 24 hours.',
  channels: {
    title: 'How to reach us',
    email: 'Email',
    phone: 'Phone',
    emailForm: 'Write to us with the form below; we answer by email.',
    phoneForm: 'Leave your number in the form and we call you back during working hours.',
    online: 'Online service',
    onlineText: 'Fill in the form below, or see the help centre for technical questions.',
    demo: 'Book a demo',
    demoText: 'Choose a time of day; a specialist shows the product and answers questions.',
    hours: 'Working hours',
    hoursText: 'Monday to Friday, 9:00–18:00',
  },
  form: {
    title: 'Write to us',
    inquiry: 'Send an enquiry',
    trial: 'Ask for a free trial',
    booking: 'Book a demo',
  },
  process: {
    title: 'What happens next',
    items: [
      { title: 'You write', text: 'What kinds of document you review, and how many: the form is enough.' },
      { title: 'Answer and demo', text: 'We answer within 24 hours and show the product at the time you chose.' },
      { title: 'Trial', text: 'Opened within 1 working day: 7 days free, up to 5 full reports.' },
      { title: 'In use', text: 'Plan and installation agreed, support from then on.' },
    ],
  },
  faq: {
    title: 'Questions',
    items: [
      {
        title: 'How do I get an invitation code?',
        text: 'With your trial; on a company’s own installation your administrator makes it.',
      },
      { title: 'Does the trial need a credit card?', text: 'No. It lasts 7 days, for up to 5 full reports.' },
      {
        title: 'Can the demo use our own files?',
        text: 'Yes. Files and results can be deleted on the spot afterwards.',
      },
    ],
  },
}
