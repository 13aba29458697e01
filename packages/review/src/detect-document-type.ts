import type { Document, DocumentType, TextBlock, Workbook } from '@tickmark/document'

const DUE_DILIGENCE = /尽职调查|尽调报告|due[ -]diligence|실사\s?보고서|재무\s?실사|デュー・?デリジェンス|デューデリ/i
const LOOKED_AT = 12

/** What the labels of a valuation speak of, whatever its method; two of them together are found in nothing else. */
const VALUATION: readonly RegExp[] = [
  /\bwacc\b|discount (?:rate|factor)|cost of (?:capital|equity)|折现|贴现|资本成本|할인율|할인계수|자본비용|割引率|割引係数|資本コスト/i,
  /terminal (?:value|growth)|perpetual growth|perpetuity|终值|永续增长|잔존가치|영구성장|継続価値|永久成長/i,
  /enterprise value|equity value|\bimplied (?:share )?price|企业价值|股权价值|기업가치|지분가치|企業価値|株式価値/i,
  /free cash flow|\bu?fcf[fe]?\b|自由现金流|잉여현금흐름|フリー・?キャッシュ/i,
  /\bx?irr\b|\bmoic\b|\bx?npv\b|内部收益率|净现值|내부수익률|순현재가치|内部収益率|正味現在価値/i,
  /\bev\s?\/\s?(?:ebitda?|sales|revenue)\b|comparable (?:compan|transaction)|exit multiple|可比公司|可比交易|유사기업|類似(?:会社|企業)/i,
]
const LEAST_SIGNS = 2
/** Texts of a workbook that are looked at, and the longest that is a label. */
const MOST_TEXTS = 20_000
const LONGEST_LABEL = 60
/** Share of formulas among the numbers below which a workbook is a document that was typed or exported. */
const FEW_FORMULAS = 0.02

/** What kind of review a document calls for: by what it says of itself; else a workbook is a model, a text a financial report. */
export function detectDocumentType(document: Document): DocumentType {
  return typeByItsSigns(document) ?? (document.workbook ? 'valuation_model' : 'financial_report')
}

/** The type that a document itself shows; undefined where nothing in it tells. */
export function typeByItsSigns(document: Document): DocumentType | undefined {
  if (document.workbook && isValuation(document.workbook)) return 'valuation_model'
  const front = document.blocks
    .filter((block): block is TextBlock => block.type !== 'table' && block.type !== 'picture')
    .slice(0, LOOKED_AT)
  const text = [document.metadata.title ?? '', ...front.map((block) => block.text.slice(0, 200))].join('\n')
  if (DUE_DILIGENCE.test(text)) return 'due_diligence'
  return document.workbook && isTyped(document.workbook) ? 'financial_report' : undefined
}

function isValuation({ sheets }: Workbook): boolean {
  const signs = new Set<RegExp>()
  let looked = 0
  for (const { cells } of sheets)
    for (const { type, text, formula } of cells) {
      const said =
        type === 'text' && text.length <= LONGEST_LABEL
          ? text
          : formula && /\bX?(?:NPV|IRR)\(/i.test(formula)
            ? 'npv'
            : undefined
      if (said === undefined) continue
      if (++looked > MOST_TEXTS) return false
      for (const sign of VALUATION) if (sign.test(said)) signs.add(sign)
      if (signs.size >= LEAST_SIGNS) return true
    }
  return false
}

function isTyped({ sheets }: Workbook): boolean {
  let numbers = 0
  let formulas = 0
  for (const { cells } of sheets)
    for (const { type, formula, computedBy } of cells) {
      if (formula !== undefined || computedBy !== undefined) formulas++
      if (type === 'number') numbers++
    }
  return numbers > 0 && formulas <= numbers * FEW_FORMULAS
}
