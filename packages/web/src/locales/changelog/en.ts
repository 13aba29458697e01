import { BRAND } from '@tickmark/document'
import type { Content } from '../content.ts'

export const texts: Content = {
  title: 'Changelog',
  lead: `${BRAND.name.en} 0.1.0 has not been released yet. These are the changes so far that matter to its users; the full record is CHANGELOG.md in the repository.`,
  sections: [
    {
      id: 'new',
      title: 'New (November 2026)',
      items: [
        {
          title: 'Straight into a review',
          text: 'Drop files anywhere: the type is recognised and can be changed, and the result opens at its gravest problem.',
        },
        {
          title: 'Ticks that answer',
          text: 'Press a tick to see what the figure was held against, with arithmetic and places. An open figure says what was tried.',
        },
        {
          title: 'Proofreading',
          text: 'Recognised text stands beside its page with doubtful words marked; walk them across all pages and files. Corrections go into every result file and into reviews made from it.',
        },
        {
          title: 'Corrected drafts',
          text: 'A draft is reviewed against the one before: decisions carry over, and problems are told apart as fixed, still there or new.',
        },
        {
          title: 'Working together',
          text: 'Sharing, comments, assignments and read-only links. Preparer, reviewer and partner sign off, with a hash of what they signed.',
        },
        {
          title: 'Workspaces',
          text: 'Tasks that a team has in common: members are owners, reviewers or viewers, and reports carry the workspace’s firm name and logo. Who is removed loses access at once; the tasks stay.',
        },
        {
          title: 'The modeller’s desk',
          text: 'Trace a cell’s precedents and dependents across sheets. Change an input and see every result before and after; undo changes one by one.',
        },
        {
          title: 'Disclosure checklists',
          text: 'Item by item for CAS, IFRS, K-IFRS, US GAAP, J-GAAP and annual report forms: present, weak, missing or not due, with the place.',
        },
        {
          title: 'Review reports',
          text: 'In Word and PDF, with cover, firm name and logo, scope, method, decisions and signatures.',
        },
        {
          title: 'Ratios and movements recomputed',
          text: 'Margins, debt and current ratios and the like are recomputed from the statements; amounts and changes in running text are held against them too.',
        },
        {
          title: 'Trials in one step',
          text: 'Requests can be followed on the site. An administrator opens the account with one press; the trial starts when its owner sets a password.',
        },
        {
          title: 'Several tasks at once',
          text: 'Move tasks to an engagement, save their reports, export the list or delete them together. The list can be worked by keyboard throughout.',
        },
        { title: 'Web pages', text: 'Review and text recognition take html, htm and xhtml files.' },
        {
          title: 'Log-in security',
          text: 'Two-step verification with recovery codes, and single sign-on through OpenID Connect.',
        },
      ],
    },
    {
      id: 'improved',
      title: 'Improved',
      items: [
        {
          title: 'Fewer false alarms',
          text: 'Columns that alternate between years, ageing headings such as “1 to 2 years” and effects of tax rates are no longer taken for errors. A problem is serious only from a probability of 80%.',
        },
        {
          title: 'More errors found',
          text: 'Statements are added up level by level by their indents. A large error is no quieter than a small one. Note references are held against the note’s title and amounts.',
        },
        {
          title: 'Valuation models',
          text: 'Typed-over formulas, rows pasted as values, discounting one period too few or too many, and loans that do not agree with their interest are found.',
        },
        {
          title: 'Photographs, faxes and scans',
          text: 'Light is evened and specks and streaks are removed before recognition. A word’s confidence is the measured share of such words that are right.',
        },
        {
          title: 'Large files',
          text: 'Workbooks of up to 2.5 million cells are read; a file too large to review says so at once.',
        },
        { title: 'Command line', text: 'Small files take about half the time.' },
        {
          title: 'Analysis models',
          text: 'They come after the rules. What they claim has to be found in the document and recomputed, and never changes scores or the rules’ findings.',
        },
      ],
    },
    {
      id: 'security',
      title: 'Security',
      items: [
        {
          title: 'Isolation of files',
          text: 'Each file is opened in a child process that, where the system allows, sees only the program and its own task’s files. The security page shows what each level is worth.',
        },
        {
          title: 'Nothing is sent out',
          text: 'ONNX Runtime, which runs the recognition models, reports usage to its maker since version 1.30; that is switched off.',
        },
        {
          title: 'No runaway reviews',
          text: 'Formulas that call themselves for ever, paragraphs of tens of thousands of figures and very long strings no longer hold up a review.',
        },
        { title: 'Metrics', text: 'Can require a token.' },
      ],
    },
  ],
}
