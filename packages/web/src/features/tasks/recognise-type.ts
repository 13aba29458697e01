import type { TaskType } from '@tickmark/contract'

const DUE_DILIGENCE = /尽职调查|尽调|due[\s_-]*diligence|\bd\.?d\.?\b|실사|デュー・?デリジェンス|デューデリ/i
const VALUATION =
  /估值|折现|\bdcf\b|\blbo\b|\bwacc\b|valuation|financial[\s_-]*model|[\s_-]model\b|밸류에이션|가치평가|バリュエーション|企業価値/i
const REPORT =
  /年报|年度报告|半年报|季报|财务报告|审计报告|annual|10-?[kq]\b|20-?f\b|interim|quarterly|사업보고서|감사보고서|재무제표|有価証券報告書|決算短信|四半期/i
const LEDGER = /试算平衡|科目余额|总账|trial[\s_-]*balance|\btb\b|ledger|시산표|총계정|試算表|元帳/i
const WORKBOOK = /\.(?:xlsx|xlsm|xls)$/i

/**
 * What kind of review files call for, by their names and endings: they are chosen before anything is uploaded. The review itself tells it
 * by the content, and says so where a document looks like another type.
 */
export function recogniseType(names: readonly string[]): TaskType {
  const plain = names.map((name) => name.normalize('NFKC'))
  const says = (pattern: RegExp): boolean => plain.some((name) => pattern.test(name))
  if (says(DUE_DILIGENCE)) return 'due_diligence'
  if (says(REPORT)) return 'financial_report'
  if (says(VALUATION)) return 'valuation_model'
  // A ledger or a model beside a text is held against it; a workbook alone is a model.
  const alone = plain.length > 0 && plain.every((name) => WORKBOOK.test(name)) && !says(LEDGER)
  return alone ? 'valuation_model' : 'financial_report'
}
