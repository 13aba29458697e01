import type { ContactTexts } from './zh-CN.ts'

export const texts: ContactTexts = {
  title: 'Contact',
  lead: 'Working hours 9:00–18:00. We reply within 24 hours.',
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
    trial: 'Start a free trial',
    booking: 'Book a demo',
  },
  progress: {
    title: 'Your request',
    unknown: 'This request was not found. Check that the link is complete.',
    sent: (date: string) => `Sent on ${date}`,
    logIn: 'Log in',
    steps: { sent: 'Request received', opened: 'Account opened', running: 'Trial running' },
    states: {
      new: () => 'We have your request and will deal with it within 1 working day.',
      in_progress: () => 'We are working on your request.',
      done: () => 'Your request has been dealt with.',
      opened: () => 'Your account is open. Set a password with the link you received; the trial starts then.',
      running: (end: string) => `Your trial is running until ${end}.`,
      over: (end: string) => `Your trial ended on ${end}. Get in touch if you would like to go on.`,
    },
  },
  process: {
    title: 'What happens next',
    items: [
      { title: 'You write', text: 'What kinds of document you review, and how many: the form is enough.' },
      { title: 'Reply and demo', text: 'We reply within 24 hours and give the demo at the time you chose.' },
      { title: 'Trial', text: 'Account opened within 1 working day: 7 days free, up to 5 full reports.' },
      { title: 'Go live', text: 'We agree on plan and deployment, and support you from then on.' },
    ],
  },
  faq: {
    title: 'Frequently asked questions',
    items: [
      {
        title: 'How do I get an invitation code?',
        text: 'A trial needs none: we open the account for you. On your company’s own installation, your administrator issues codes.',
      },
      { title: 'Does the trial need a credit card?', text: 'No. It lasts 7 days, for up to 5 full reports.' },
      {
        title: 'Can the demo use our own files?',
        text: 'Yes. Files and results can be deleted on the spot afterwards.',
      },
    ],
  },
}
