import type { TaskDetail } from '@tickmark/contract'
import { type StartTaskFields, TaskType } from '@tickmark/contract/fields'

/** The fields of the form, as they stand in it. */
export type Input = Record<keyof StartTaskFields, string>

/** A review is what most people come for; reading alone comes last. */
export const TYPES_IN_FORM = [
  'financial_report',
  'valuation_model',
  'due_diligence',
  'ocr',
] as const satisfies readonly TaskType[]

export const EMPTY_INPUT: Input = {
  name: '',
  type: 'financial_report',
  ocr_model: '',
  analysis_model: '',
  language: 'auto',
  engagement: '',
  workspace_id: '',
  previous_task_id: '',
}

/** A corrected draft is reviewed as the draft before was. */
export const inputOf = (previous: TaskDetail | undefined): Partial<Input> =>
  previous
    ? {
        type: previous.type,
        language: previous.language,
        engagement: previous.engagement,
        workspace_id: previous.workspace?.workspace_id ?? '',
        previous_task_id: previous.task_id,
      }
    : {}
