import type { ListedTask } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { texts } from '../../../locales/tasks/en.ts'
import { listSheet } from './list-sheet.ts'

const TASK: ListedTask = {
  task_id: 't',
  name: '=1+1',
  type: 'financial_report',
  status: 'completed',
  workspace: { workspace_id: 'w', name: 'Harbour' },
  engagement: 'Audit 2026, "North"',
  owner: 'li',
  role: 'owner',
  ocr_model: 'o',
  analysis_model: 'a',
  language: 'auto',
  progress: { step: null, pages_done: 12, pages_total: 12, eta_seconds: null, after_reading: null, writing: null },
  created_at: '2026-11-20T10:00:00Z',
  started_at: null,
  finished_at: null,
  error: null,
  problem_counts: { serious: 1, warning: 0, suggestion: 4 },
  open_problems: 3,
  trust: 92,
  pages: 12,
  sheets: 0,
  failed_files: 1,
  failed_pages: 0,
} as unknown as ListedTask

test('the sheet of tasks holds what the list shows, and no formula', async () => {
  const read: ListedTask = { ...TASK, type: 'ocr', engagement: '', name: 'scan', problem_counts: null, trust: null }
  const lines = (await listSheet(texts, [TASK, read], 'Workspace').text()).split('\r\n')
  expect(lines[0]).toBe(
    'Created,Workspace,Engagement,Task name,Task type,Status,Serious,Warning,Suggestion,Open problems,Trust,Pages,Files not read,Pages not read,Owner',
  )
  expect(lines[1]).toMatch(
    /^2026-11-20 \d\d:00,Harbour,"Audit 2026, ""North""",'=1\+1,Financial report,Completed,1,0,4,3,92,12,1,0,li$/,
  )
  expect(lines[2]).toMatch(/,Harbour,,scan,OCR[^,]*,Completed,,,,,,12,1,0,li$/)
  expect(lines).toHaveLength(4)
})
