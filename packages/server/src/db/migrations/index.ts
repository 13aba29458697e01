import type { Migration } from 'kysely/migration'
import { begin } from './001-begin.ts'
import { programs } from './002-programs.ts'
import { decisions } from './003-decisions.ts'
import { missingResults, writing } from './004-writing.ts'
import { cancelledFiles } from './005-cancelled-files.ts'
import { bookedReports } from './006-booked-reports.ts'
import { phones } from './007-phones.ts'
import { modelStages } from './008-model-stages.ts'
import { workingTogether } from './009-working-together.ts'
import { accounts, sessionEnds } from './010-accounts.ts'
import { audit } from './011-audit.ts'
import { correctedDrafts } from './012-corrected-drafts.ts'
import { letterheads } from './013-letterheads.ts'
import { engagements } from './014-engagements.ts'
import { secondFactors } from './015-second-factors.ts'
import { manyTasks } from './016-many-tasks.ts'
import { corrections } from './017-corrections.ts'
import { trials } from './018-trials.ts'
import { paces } from './019-paces.ts'
import { fileKeys } from './020-file-keys.ts'
import { retention } from './021-retention.ts'
import { mentions } from './022-mentions.ts'
import { workspaces } from './023-workspaces.ts'
import { modelBudgets, workspaceModels } from './024-workspace-models.ts'

/** In the order in which they are applied; never changed once released. */
export const migrations: Record<string, Migration> = {
  '001-begin': begin,
  '002-programs': programs,
  '003-decisions': decisions,
  '004-writing': writing,
  '005-cancelled-files': cancelledFiles,
  '006-booked-reports': bookedReports,
  '007-phones': phones,
  '008-model-stages': modelStages,
  '009-working-together': workingTogether,
  '010-accounts': accounts,
  '011-audit': audit,
  '012-corrected-drafts': correctedDrafts,
  '013-letterheads': letterheads,
  '014-engagements': engagements,
  '015-second-factors': secondFactors,
  '016-many-tasks': manyTasks,
  '017-corrections': corrections,
  '018-trials': trials,
  '019-paces': paces,
  '020-file-keys': fileKeys,
  '021-retention': retention,
  '022-mentions': mentions,
  '023-workspaces': workspaces,
  '024-workspace-models': workspaceModels,
  '025-model-budgets': modelBudgets,
  '026-session-ends': sessionEnds,
  '027-missing-results': missingResults,
}
