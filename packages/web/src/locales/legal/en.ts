import type { Content } from '../content.ts'
import type { LegalTexts } from './zh-CN.ts'

const privacy: Content = {
  title: 'Privacy policy',
  lead: 'We process only what the service needs. This page says what, what for, how long, and how it is deleted.',
  sections: [
    {
      id: 'collect',
      title: 'What we process',
      items: [
        {
          title: 'Account',
          text: 'User name, email, phone, and a cryptographic hash of your password. We cannot know the password.',
        },
        {
          title: 'Files and results',
          text: 'What you upload, what is made from it, and the decisions you take on problems.',
        },
        { title: 'Enquiries and bookings', text: 'What you write in the forms, used only to answer you.' },
        { title: 'Usage', text: 'Numbers of tasks, pages and reports, for your quota.' },
      ],
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      text: 'The login token and its time, your user details, language and appearance, in local storage under names that begin with ocr_. Logging out clears the first three. What you have typed into a form and not yet sent is kept for that tab only, until you send it or close the tab. There are no cookies, no analytics and nothing from third parties.',
    },
    {
      id: 'use',
      title: 'What it is used for',
      text: 'Files serve only to make the results you asked for. They train no model and are shown to no other user. No outside service is called by default; where an administrator has enabled an external model, the task names it.',
    },
    {
      id: 'retention',
      title: 'Retention and deletion',
      text: 'Files and results are kept until you delete the task; that removes the originals and all results from storage for good. Ask your administrator to close an account.',
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: 'You may see, export, correct or delete your data at any time. Write to us through the contact page; we answer within 24 hours.',
    },
  ],
}

const terms: Content = {
  title: 'Terms of service',
  lead: 'By using the service you accept these terms.',
  sections: [
    {
      id: 'account',
      title: 'Accounts',
      text: 'An account is opened with an invitation code and is for one person. Keep your password safe, and tell the administrator if anything looks wrong.',
    },
    {
      id: 'content',
      title: 'Your files',
      text: 'They remain yours. You confirm that you may upload and process them and that their contents break no law.',
    },
    {
      id: 'results',
      title: 'Review results',
      text: 'They are made automatically by published rules, in support of professional judgement. They are no audit opinion, assurance, legal opinion or investment advice. Judge for yourself before you rely on them.',
    },
    {
      id: 'quota',
      title: 'Plans and quotas',
      text: 'A trial is 7 days and up to 5 full reports, with no credit card; the Professional plan has 50 reports a month. Tasks beyond the quota are refused with the reason.',
    },
    {
      id: 'conduct',
      title: 'Fair use',
      text: 'Do not disturb the service, evade its limits or try to reach the data of others.',
    },
    {
      id: 'availability',
      title: 'Availability and liability',
      text: 'We do our best to keep the service running: an accepted task is not lost by a restart. As far as the law allows, we are not liable for indirect damage.',
    },
    {
      id: 'changes',
      title: 'Changes',
      text: 'Changes are published on this page, important ones announced beforehand.',
    },
  ],
}

export const texts: LegalTexts = { privacy, terms }
