import { expect, test } from 'vitest'
import { recogniseType } from './recognise-type.ts'

test('files tell by their names what they are, in four languages', () => {
  const types: [names: string[], type: string][] = [
    [['2025年年度报告.pdf'], 'financial_report'],
    [['xx项目尽职调查报告.docx'], 'due_diligence'],
    [['A社_デューデリジェンス報告書.pdf'], 'due_diligence'],
    [['실사보고서_2025.pdf'], 'due_diligence'],
    [['Project Falcon DCF v3.pdf'], 'valuation_model'],
    [['model.xlsx'], 'valuation_model'],
    [['有価証券報告書.pdf', 'model.xlsx'], 'financial_report'],
    [['trial balance 2025.xlsx'], 'financial_report'],
    [['scan0001.png'], 'financial_report'],
    [['Modelo Foods annual report.pdf'], 'financial_report'],
  ]
  for (const [names, type] of types) expect([names, recogniseType(names)]).toEqual([names, type])
})
