import { BRAND } from '@tickmark/document'
import type { Content } from './content.ts'

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
          text: 'Registration needs an invitation code and the characters of the picture. Log in with user name, email or phone.',
        },
        {
          title: 'New task',
          text: 'On the OCR tool page drop, browse or paste files, choose type and models, and start. Upload progress stays at 99% until the server confirms.',
        },
        {
          title: 'Progress',
          text: 'It is counted by pages. Reload, open a second tab or come back later: you find the same task as it is.',
        },
        {
          title: 'Terminate and retry',
          text: 'Terminating takes effect within two seconds and keeps what is finished. An ended task can be retried from its stored files.',
        },
      ],
    },
    {
      id: 'files',
      title: 'Files and formats',
      items: [
        {
          title: 'Which formats?',
          text: 'OCR: pdf, doc, docx, ppt, pptx, jpeg, jpg, png. Reviews also take xls, xlsx and csv. The content decides, not the name.',
        },
        {
          title: 'Why did parsing fail?',
          text: 'The file says why: protected by a password, damaged, or not what its name says. The other files go on.',
        },
      ],
    },
    {
      id: 'review',
      title: 'Reading a review',
      items: [
        {
          title: 'Grades',
          text: '▲ Serious: an error that can be proven. ◆ Warning: probably wrong, or in need of explanation. ● Suggestion: worth improving.',
        },
        { title: 'Scores', text: 'Each starts at 100; the overview lists every deduction.' },
        { title: 'Tick marks', text: 'Switched on, they show ✓ beside each verified figure.' },
        {
          title: 'Keys',
          text: 'J and K step, A accepts, D dismisses, T tick marks, M marks, C copies the link, ? shows them all.',
        },
        { title: 'Sharing', text: 'Send the link to a colleague who has access; it opens at the same problem.' },
      ],
    },
    {
      id: 'results',
      title: 'Results',
      items: [
        { title: 'Comprehensive analysis package', text: 'Report, problems, figures and tables.' },
        { title: 'Annotated PDF', text: 'Problems marked and explained on the original, for any PDF reader.' },
        {
          title: 'API and command line',
          text: `The same engine by HTTP and by the ${BRAND.command} command. The API is described at /v1/api/docs.`,
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
