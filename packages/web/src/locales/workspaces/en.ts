import type { WorkspacesTexts } from './zh-CN.ts'

export const texts: WorkspacesTexts = {
  lead: 'Tasks shared by a firm or a team. Members see all of them; only you see your personal workspace.',
  label: 'Workspace',
  personal: 'Personal',
  hint: 'All members of the workspace can see this task',
  unchanged: 'No change',
  name: 'Name',
  create: 'Create workspace',
  created: 'Workspace created',
  emptyTitle: 'You are not in a workspace yet',
  emptyText:
    'Your tasks are in your personal workspace. Create one to bring in colleagues, give them roles and put one letterhead on all reports.',
  counts: (members: number, tasks: number) =>
    `${members} ${members === 1 ? 'member' : 'members'}, ${tasks} ${tasks === 1 ? 'task' : 'tasks'}`,
  showTasks: 'Show tasks',
  newReview: 'New review here',
  members: 'Members',
  roleHint:
    'Owners manage members, the letterhead and all tasks; reviewers start tasks, decide, comment and sign; viewers read and download.',
  roleOf: (name: string) => `Role of ${name}`,
  you: 'you',
  roleChanged: 'Role changed',
  added: 'Added to the workspace',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name} from the workspace?`,
  removeText: 'Access ends at once. Tasks they brought in stay in the workspace and pass to an owner.',
  removed: 'Removed from the workspace',
  leave: 'Leave workspace',
  leaveTitle: 'Leave this workspace?',
  leaveText: 'Your access ends at once. Tasks you brought in stay in the workspace and pass to an owner.',
  left: 'You have left the workspace',
  letterheadLead:
    'Appears on the review reports (Word, PDF and web page) of this workspace’s tasks; owners set it. Leave the firm empty for no letterhead.',
  letterheadOf: (firm: string) => `Letterhead: ${firm}`,
  noLetterhead: 'Reports carry no letterhead',
  remoteModels: 'Allow models outside this network to read its tasks',
  remoteModelsHint:
    'When off, only the rules and models in the operator’s own network are used; tasks already waiting for a model are not sent either.',
  remoteModelsSaved: 'Saved',
  budget: 'Monthly token limit for models',
  budgetSave: 'Set limit',
  budgetHint: (sent) =>
    `Sent this month: ${sent}. Leave empty for no limit. Anything beyond the limit is not sent and is listed in the review.`,
  budgetOf: (limit, sent) => `Limit for models: ${limit} tokens a month; sent this month: ${sent}.`,
  noBudget: (sent) => `No limit for models; tokens sent this month: ${sent}.`,
  rename: 'Rename',
  renamed: 'Renamed',
  save: 'Save',
  delete: 'Delete workspace',
  deleteTitle: (name: string) => `Delete the workspace “${name}”?`,
  deleteText: (tasks: number) =>
    tasks === 0
      ? 'Its members will no longer share it.'
      : `Its ${tasks === 1 ? 'task goes' : `${tasks} tasks go`} back to the personal workspaces of their owners; nothing is deleted. Other members lose access.`,
  deleted: 'Workspace deleted',
  cancel: 'Cancel',
}
