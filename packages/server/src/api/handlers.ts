import { adminExportConsults, adminListConsults, adminUpdateConsult, createConsult } from '../crm/consults.ts'
import { adminOpenTrial, getConsult } from '../crm/open-trial.ts'
import { listCompanyScales, listIndustries, listServices } from '../crm/choices.ts'
import { adminGetSystem } from '../admin/system.ts'
import { adminTryModel } from '../admin/try-model.ts'
import { adminListCodes, adminListUsers, adminRevokeCode, createCodes } from '../admin/accounts.ts'
import {
  adminDeleteUser,
  adminRequireSecondFactor,
  adminResetPassword,
  adminResetSecondFactor,
  adminChangePlan,
  adminSwitchUser,
} from '../admin/manage-users.ts'
import { adminExportAudit, adminListAudit } from '../admin/show-audit.ts'
import { endSessions, listSessions } from '../auth/own-sessions.ts'
import { changePassword, forgotPassword, resetPassword } from '../auth/set-password.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  getLoginWays,
  renewRecoveryCodes,
} from '../auth/own-second-factor.ts'
import {
  beginSingleSignOn,
  disconnectSingleSignOn,
  finishSingleSignOn,
  getSingleSignOn,
} from '../auth/single-sign-on.ts'
import * as account from '../auth/account.ts'
import { createKey, deleteKey, listKeys } from '../auth/api-keys.ts'
import { createWebhook, deleteWebhook, listWebhooks } from '../webhooks/webhooks.ts'
import { explainSampleFigure, getSamplePage, getSampleProgress, getSampleReview } from '../demo/sample-review.ts'
import { listSamples, startSample } from '../demo/samples.ts'
import { listModels } from '../models/models.ts'
import { adminCheckBackup, adminDeleteBackup, adminListBackups, adminStartBackup } from '../admin/backups.ts'
import { adminGetRetention, adminHoldTask, adminReleaseTask } from '../admin/retention.ts'
import { adminListReceipts, getReceipt, listReceipts } from '../deletion/show-receipts.ts'
import { cancelTask, deleteTask, retryTask } from '../tasks/change-task.ts'
import { getFileHtml, getPageImage, getPages, getSheet, getSheetMaps } from '../results/document-views.ts'
import { getDecisionEvents } from '../reviews/decision-events.ts'
import { compareVersions } from '../desk/compare-versions.ts'
import { askDocument } from '../model-stage/ask-document.ts'
import { computeWhatIf, getModel, listDrivers, rankDrivers, traceCell } from '../desk/model-views.ts'
import { listFigures } from '../reviews/figures.ts'
import { addComment, assignProblem, listNotes } from '../reviews/notes.ts'
import { listMentions, seeMentions } from '../reviews/mentions.ts'
import { getLetterhead, setLetterhead } from '../reviews/letterhead.ts'
import { getSignOffs, reopenSignOff, signOff } from '../reviews/sign-offs.ts'
import { createLink, listLinks, openLink, revokeLink } from '../sharing/links.ts'
import { listMembers, shareTask, unshareTask } from '../sharing/members.ts'
import {
  createWorkspace,
  deleteWorkspace,
  getWorkspaceLetterhead,
  listWorkspaces,
  renameWorkspace,
  setWorkspaceLetterhead,
  setWorkspaceModels,
} from '../sharing/workspaces.ts'
import { listWorkspaceMembers, removeWorkspaceMember, setWorkspaceMember } from '../sharing/workspace-members.ts'
import { adminListWorkspaces } from '../admin/list-workspaces.ts'
import { explainFigure } from '../reviews/explain-figure.ts'
import { findTask } from '../access/find-task.ts'
import { listEngagements, setEngagement, setWorkspace } from '../tasks/engagements.ts'
import { listTasks } from '../tasks/list-tasks.ts'
import { decideProblem, decideProblems } from '../reviews/decide-problems.ts'
import { listProblems } from '../reviews/problems.ts'
import { correctText } from '../results/correct-text.ts'
import { getPageText } from '../results/page-text.ts'
import { getResource, getResultHtml } from '../results/resources.ts'
import { getRulePage, listRules } from '../reviews/rule-page.ts'
import { toTaskDetail } from '../tasks/served-task.ts'
import { startTask } from '../tasks/start-task.ts'
import { getTaskEvents } from '../tasks/task-events.ts'
import { summarizeTask } from '../tasks/task-summary.ts'
import { getUserUsage } from '../usage/user-usage.ts'
import { takeFromLimit } from '../auth/rate-limits.ts'
import type { HandlerTable } from '../http/handler.ts'

/** The handler of each endpoint. */
export const handlers: HandlerTable = {
  getCaptcha: account.getCaptcha,
  login: account.login,
  refresh: account.refresh,
  logout: account.logout,
  getCurrentUser: account.getCurrentUser,
  checkAvailability: account.checkAvailability,
  register: account.register,
  getUserById: account.getUserById,
  getUserUsage,
  createCodes,

  listTasks,
  listMentions,
  seeMentions,
  listEngagements,
  setEngagement,
  setWorkspace,
  getTask: async (app, { query, user, language }) =>
    toTaskDetail(app, await findTask(app, user, query.task_id), language),
  getTaskSummary: async (app, { query, user, language }) =>
    summarizeTask(app, await findTask(app, user, query.task_id), { userId: user.user_id, language }),
  startTask: async (app, { user, language, http }) => {
    await takeFromLimit(app, 'upload', user.user_id)
    return { task_id: await startTask(app, user, language, http.env.incoming) }
  },
  cancelTask: async (app, { body, user }) => {
    await cancelTask(app, user, body.task_id)
    return null
  },
  retryTask: async (app, { body, user }) => {
    await retryTask(app, user, body.task_id, body.type)
    return { task_id: body.task_id }
  },
  deleteTask: async (app, { query, user }) => {
    await deleteTask(app, user, query.task_id)
    return null
  },
  getResource,
  getResultHtml,
  getTaskEvents,
  listProblems,
  decideProblem,
  decideProblems,
  getDecisionEvents,
  listNotes,
  addComment,
  assignProblem,
  listMembers,
  shareTask,
  unshareTask,
  listLinks,
  createLink,
  revokeLink,
  openLink,
  getSignOffs,
  signOff,
  reopenSignOff,
  listFigures,
  explainFigure,
  getPages,
  getPageImage,
  getFileHtml,
  getSheet,
  getSheetMaps,
  getModel,
  traceCell,
  computeWhatIf,
  listDrivers,
  rankDrivers,
  askDocument,
  compareVersions,
  getPageText,
  correctText,
  listRules,
  getRulePage,

  getLoginWays,
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  getSingleSignOn,
  beginSingleSignOn,
  finishSingleSignOn,
  disconnectSingleSignOn,

  changePassword,
  forgotPassword,
  resetPassword,
  listReceipts,
  getReceipt,
  getLetterhead,
  setLetterhead,
  listWorkspaces,
  createWorkspace,
  renameWorkspace,
  setWorkspaceModels,
  deleteWorkspace,
  listWorkspaceMembers,
  setWorkspaceMember,
  removeWorkspaceMember,
  getWorkspaceLetterhead,
  setWorkspaceLetterhead,
  adminListWorkspaces,
  listSessions,
  endSessions,
  listKeys,
  createKey,
  deleteKey,
  listWebhooks,
  createWebhook,
  deleteWebhook,

  listSamples,
  getSampleReview,
  getSampleProgress,
  explainSampleFigure,
  getSamplePage,
  startSample,

  createConsult,
  getConsult,
  listCompanyScales,
  listIndustries,
  listServices,
  getContact: ({ config }) => ({ email: config.contact.email ?? null, phone: config.contact.phone ?? null }),
  listModels: (app, { language }) => listModels(app, language),

  adminListConsults,
  adminUpdateConsult,
  adminOpenTrial,
  adminExportConsults,
  adminListCodes,
  adminRevokeCode,
  adminListUsers,
  adminResetPassword,
  adminChangePlan,
  adminSwitchUser,
  adminDeleteUser,
  adminRequireSecondFactor,
  adminResetSecondFactor,
  adminGetRetention,
  adminListBackups,
  adminStartBackup,
  adminCheckBackup,
  adminDeleteBackup,
  adminHoldTask,
  adminReleaseTask,
  adminListReceipts,
  adminListAudit,
  adminExportAudit,
  adminGetSystem,
  adminTryModel,
}
