import type { Content } from '../content.ts'
import type { SecurityTexts } from './zh-CN.ts'

const page: Content = {
  title: 'Security',
  lead: 'Files may come from anyone, and most are confidential. This page says who can see yours, the most a hostile file can do, how actions are recorded, and which risks are not covered.',
  sections: [
    {
      id: 'files',
      title: 'Your files',
      items: [
        {
          title: 'They stay in this service',
          text: 'No outside service is called by default. Where an administrator has connected an external model, you choose it task by task; text or page images then go to that model’s provider.',
        },
        {
          title: 'Who can see them',
          text: 'A task is visible to its creator, the members of its workspace and the colleagues it was shared with; to everyone else it does not exist. Whoever is removed from a workspace loses access at once. Read-only links expire, can carry a password, and stop working as soon as they are revoked.',
        },
        {
          title: 'Kept and deleted',
          text: 'Files are kept until you delete the task, which removes the originals, pages and all results. They are not used to train models.',
        },
        {
          title: 'Where they lie',
          text: 'In a local folder, only the system user running the service can read them. Every file of a backup carries a SHA-256 hash, checked before anything is restored.',
        },
      ],
    },
    {
      id: 'isolation',
      title: 'The most a hostile file can do',
      text: 'Every file is opened in a child process of its own, and a child serves one task only. The table assumes the worst: a file has taken its child over completely. Which level applies depends on the server; the strongest available is chosen at start-up.',
    },
    {
      id: 'bounds',
      title: 'Further limits',
      items: [
        {
          title: 'Resources',
          text: 'Memory, time, processes and disk space are limited. Whatever exceeds a limit is ended; only that file fails, or a single page of it.',
        },
        { title: 'Macros never run', text: 'Macros in workbooks are listed as text for you to read.' },
        {
          title: 'Nothing from elsewhere',
          text: 'Pages load no third-party scripts, set no cookies and carry no analytics. Document content cannot run scripts in previews.',
        },
        {
          title: 'No way into your network',
          text: 'Webhook addresses may not point to the server itself, to private networks or to cloud credential services, and redirects are not followed.',
        },
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      items: [
        {
          title: 'Passwords',
          text: 'Stored as argon2id hashes; common ones are refused. Changing a password ends all other sessions. An account allows ten log-in attempts in 15 minutes.',
        },
        {
          title: 'Two-step verification',
          text: 'Authenticator apps, with ten recovery codes. Administrators can require it of everybody, of administrators, or of individual accounts.',
        },
        {
          title: 'Single sign-on',
          text: 'Any OpenID Connect provider. An existing account with the same email is never taken over; its owner links it with the password.',
        },
        {
          title: 'Sessions and API keys',
          text: 'Sessions are listed, can be ended one by one, and lapse after a week without use. Keys can be read-only and can expire. A disabled account is shut out everywhere within a second.',
        },
      ],
    },
    {
      id: 'audit',
      title: 'Audit log',
      text: 'Log-ins and failed attempts, uploads, views, downloads, decisions, shares and everything an administrator does are recorded: who, when, from which address, what, and on which task. A keyed hash ties each entry to the one before, so an entry changed, removed or inserted by anyone without the key is detected. The log can be exported as CSV, and one command verifies the whole chain.',
    },
    {
      id: 'limits',
      title: 'What is not covered',
      items: [
        {
          title: 'Whoever runs the server',
          text: 'A person with access to the server can reach the files and keys on it. Entries cut off the end of the audit log show only against a last hash that was kept elsewhere.',
        },
        {
          title: 'Encryption in transit and at rest',
          text: 'The software does not serve HTTPS itself and does not encrypt files, database or backups on disk. A reverse proxy and disk encryption are the operator’s to set up.',
        },
        {
          title: 'Copies in backups',
          text: 'A deleted task remains in earlier backups until the operator deletes them.',
        },
        {
          title: 'Flaws in the kernel',
          text: 'Isolation relies on the operating system’s kernel; flaws in the kernel itself are not covered.',
        },
        {
          title: 'Servers without isolation',
          text: 'Most containers do not allow it by default; where the service does not run as root either, only the rightmost level is left. Administrators see the current level under Operations and can have the service refuse to start below a given one.',
        },
        {
          title: 'Certification',
          text: 'The software holds no certification such as SOC 2 or ISO 27001 and has had no independent penetration test.',
        },
      ],
    },
    {
      id: 'report',
      title: 'Reporting a vulnerability',
      text: 'Tell us about this site through the contact page. Report a flaw in the software privately on the repository’s Security page: you get an answer within three working days and an assessment within ten. Please publish no details and attach no real documents.',
    },
  ],
}

export const texts: SecurityTexts = {
  ...page,
  containment: {
    contents: 'On this page',
    caption: 'Whether an attempt by a child process that was taken over succeeds, at each level of isolation',
    attempt: 'Attempt',
    attempts: {
      secret: 'Read the service’s secret or the database password',
      otherTasks: 'Read files of another task',
      memory: 'Read the service’s memory or environment',
      write: 'Change the data folder or the program',
      signal: 'Send signals to the service',
      enterNetwork: 'Enter the service’s network namespace',
      network: 'Reach other services or the network',
      processes: 'See other processes',
      namespaces: 'Create namespaces or mount file systems',
      capability: 'Hold system capabilities',
      privileges: 'Gain privileges',
      systemCalls: 'Make unfiltered system calls',
    },
    outcomes: { no: 'Blocked', yes: 'Possible', asService: 'As the service' },
    note: 'An automated test makes every attempt at every level available and fails if one succeeds that is not listed here. At the rightmost level, blocking a gain of privileges needs setpriv on the system.',
  },
}
