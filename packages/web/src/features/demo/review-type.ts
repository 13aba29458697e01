import type { TaskType } from '@tickmark/contract'

export type ReviewType = Exclude<TaskType, 'ocr'>
export const REVIEW_TYPES: readonly ReviewType[] = ['financial_report', 'valuation_model', 'due_diligence']
