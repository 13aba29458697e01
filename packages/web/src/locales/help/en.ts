import { BRAND } from '@tickmark/document'
import type { Content } from '../content.ts'

export const texts: Content = {
  title: 'Help centre',
  lead: 'From the first upload to reading a review.',
  sections: [
    {
      id: 'start',
      title: 'Getting started',
      items: [
        {
          title: 'Register and log in',
          text: 'You need an invitation code and the characters shown in the image. Log in with your user name, email or phone number.',
        },
        {
          title: 'New task',
          text: 'On “New review”, drop, browse for or paste files, check the recognised type and the models, and press “Start review”. Upload progress holds at 99% until the server confirms.',
        },
        {
          title: 'Progress',
          text: 'Progress is counted in pages. Reload, open a second tab or come back later: the task is where it was.',
        },
        {
          title: 'Terminate and retry',
          text: 'Terminating takes effect within two seconds and keeps what is finished. A finished task can be retried from its stored files.',
        },
      ],
    },
    {
      id: 'files',
      title: 'Files and formats',
      items: [
        {
          title: 'Which formats?',
          text: 'pdf, doc, docx, ppt, pptx, xls, xlsx, xlsm, csv, html, xhtml, jpeg, jpg, png, for reviews and for text recognition alike. The format is told by content, not by file name. The reviewed copy of an xlsm keeps its macros; they are never run.',
        },
        {
          title: 'Why did parsing fail?',
          text: 'The reason is shown beside the file: password-protected, damaged, or not what its name says. The other files are still processed.',
        },
      ],
    },
    {
      id: 'review',
      title: 'Reading a review',
      items: [
        {
          title: 'Severity',
          text: '▲ Serious: figures or statements that contradict each other, with the evidence beside them. ◆ Warning: likely to be wrong, or in need of explanation. ● Suggestion: worth improving.',
        },
        {
          title: 'Scores',
          text: 'Each starts at 100; the overview lists every deduction. Where too little could be checked there is no score, and the overview says why.',
        },
        { title: 'Tick marks', text: 'When switched on, a ✓ stands beside every verified figure.' },
        {
          title: 'Keys',
          text: 'J and K step through, A accepts, D dismisses, T toggles tick marks, M toggles marks, C copies the link, ? lists them all.',
        },
        {
          title: 'Links',
          text: 'Every problem has its own address. Keep the link: after logging in you return to the same problem.',
        },
      ],
    },
    {
      id: 'results',
      title: 'Results',
      items: [
        {
          title: 'Proofread recognised text',
          text: 'After text recognition, “Proofread” shows the text beside its page. Point at a word to see where it is printed; J and K visit the doubtful ones, E edits, Enter saves. Corrections go into every result file and into a review started from the task. Once a file has been reviewed, its text can no longer be corrected.',
        },
        { title: 'Comprehensive analysis package', text: 'Report, problems, figures and tables.' },
        { title: 'Annotated PDF', text: 'Problems marked and explained on the original, for any PDF reader.' },
        {
          title: 'API and command line',
          text: `The same engine through the HTTP API and the ${BRAND.command} command. API reference: /v1/api/docs.`,
        },
      ],
    },
    {
      id: 'support',
      title: 'Technical support',
      text: 'Send us the address of the task and the message you saw through the contact form. Please do not paste the contents of files. Working hours 9:00–18:00; we answer within 24 hours.',
    },
  ],
}
