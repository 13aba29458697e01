import type { Language } from '@tickmark/document'

/** A section that a document of its kind must have, under the names by which it goes. */
export interface RequiredSection {
  id: string
  names: Record<'zh' | 'en' | 'ko' | 'ja', string>
  pattern: RegExp
}

/** What a due diligence report covers, or says that it does not. */
export const DUE_DILIGENCE_SECTIONS: readonly RequiredSection[] = [
  {
    id: 'summary',
    names: { zh: '摘要', en: 'Executive summary', ko: '요약', ja: '要約' },
    pattern:
      /摘要|概要|要点|总结|executive summary|^\W{0,10}\d{0,6}\W{0,10}summary|key findings|요약|핵심|要約|エグゼクティブ/i,
  },
  {
    id: 'scope',
    names: {
      zh: '工作范围、编制基础与限制',
      en: 'Scope, basis of preparation and limitations',
      ko: '업무 범위 및 한계',
      ja: '業務範囲と制約',
    },
    pattern: /范围|限制|编制基础|scope|limitation|basis of preparation|범위|한계|範囲|制約|限界/i,
  },
  {
    id: 'business',
    names: { zh: '业务与股权结构', en: 'Business and ownership', ko: '사업 및 지배구조', ja: '事業と株主構成' },
    pattern: /业务|公司概况|股权结构|business|company overview|ownership|target overview|사업|회사 개요|事業|会社概要/i,
  },
  {
    id: 'earnings',
    names: { zh: '盈利质量', en: 'Quality of earnings', ko: '이익의 질', ja: '収益の質' },
    pattern: /盈利|利润质量|收益质量|经营业绩|quality of earnings|earnings|profitability|이익의 질|수익성|収益|損益/i,
  },
  {
    id: 'position',
    names: {
      zh: '财务状况与现金流',
      en: 'Financial position and cash flow',
      ko: '재무상태 및 현금흐름',
      ja: '財政状態とキャッシュ・フロー',
    },
    pattern:
      /财务状况|净负债|营运资金|资产负债|现金流|financial position|net debt|working capital|balance sheet|cash flow|재무상태|순차입금|운전자본|현금흐름|財政状態|純有利子負債|運転資本|キャッシュ/i,
  },
  {
    id: 'commercial',
    names: { zh: '客户与股东', en: 'Customers and shareholders', ko: '고객 및 주주', ja: '顧客と株主' },
    pattern: /客户|市场|商业|customer|commercial|market|고객|시장|顧客|市場/i,
  },
  { id: 'tax', names: { zh: '税务', en: 'Tax', ko: '세무', ja: '税務' }, pattern: /税|\btax|세무|조세|법인세/i },
  {
    id: 'risks',
    names: {
      zh: '主要风险与建议',
      en: 'Key risks and recommendations',
      ko: '주요 위험 및 권고',
      ja: '主要なリスクと提言',
    },
    pattern: /风险|risk|위험|리스크|リスク/i,
  },
  {
    id: 'sources',
    names: { zh: '资料来源', en: 'Sources', ko: '자료 출처', ja: '出典' },
    pattern: /来源|参考|资料清单|sources|references|information provided|data room|출처|참고|出典|参考|資料/i,
  },
]

/** Items of Form 10-K (Regulation S-K) with their titles. */
export const FORM_10K: readonly [item: string, title: string][] = [
  ['1', 'Business'],
  ['1A', 'Risk Factors'],
  ['1B', 'Unresolved Staff Comments'],
  ['2', 'Properties'],
  ['3', 'Legal Proceedings'],
  ['4', 'Mine Safety Disclosures'],
  ['5', 'Market for Registrant’s Common Equity'],
  ['7', 'Management’s Discussion and Analysis'],
  ['7A', 'Quantitative and Qualitative Disclosures About Market Risk'],
  ['8', 'Financial Statements and Supplementary Data'],
  ['9', 'Changes in and Disagreements with Accountants'],
  ['9A', 'Controls and Procedures'],
  ['9B', 'Other Information'],
  ['10', 'Directors, Executive Officers and Corporate Governance'],
  ['11', 'Executive Compensation'],
  ['12', 'Security Ownership'],
  ['13', 'Certain Relationships and Related Transactions'],
  ['14', 'Principal Accountant Fees and Services'],
  ['15', 'Exhibits and Financial Statement Schedules'],
]

/** Items of Form 10-Q, part I. */
export const FORM_10Q: readonly [item: string, title: string][] = [
  ['1', 'Financial Statements'],
  ['2', 'Management’s Discussion and Analysis'],
  ['3', 'Quantitative and Qualitative Disclosures About Market Risk'],
  ['4', 'Controls and Procedures'],
]

/** Part II, whose items may be left out where they do not apply (General Instruction to part II): worth a suggestion. */
export const FORM_10Q_PART_II: readonly [item: string, title: string][] = [
  ['1', 'Legal Proceedings'],
  ['1A', 'Risk Factors'],
  ['2', 'Unregistered Sales of Equity Securities and Use of Proceeds'],
  ['3', 'Defaults Upon Senior Securities'],
  ['4', 'Mine Safety Disclosures'],
  ['5', 'Other Information'],
  ['6', 'Exhibits'],
]

/** Items that smaller reporting companies need not answer. */
export const OPTIONAL_ITEMS: readonly string[] = ['1A', '1B', '3', '7A']

/**
 * Parts of an annual report under 公开发行证券的公司信息披露内容与格式准则第2号, under the titles of its editions: since 2014 those
 * that are named, before 2012 公司基本情况, 会计数据和业务数据摘要, 股本变动, 公司治理结构, 董事会报告, 财务会计报告.
 */
export const CHINESE_ANNUAL_SECTIONS: readonly { title: string; pattern: RegExp }[] = [
  { title: '重要提示、目录和释义', pattern: /重要提示/ },
  { title: '公司简介和主要财务指标', pattern: /公司简介|公司基本情况|主要财务(?:指标|数据)|会计数据和业务数据/ },
  { title: '管理层讨论与分析', pattern: /管理层讨论与分析|经营情况讨论与分析|董事会报告/ },
  { title: '公司治理', pattern: /公司治理/ },
  { title: '重要事项', pattern: /重要事项/ },
  { title: '股份变动及股东情况', pattern: /股[份本]变动|股东情况|股东持股情况/ },
  { title: '财务报告', pattern: /财务(?:会计)?报告/ },
]

export const STATEMENTS: readonly {
  id: string
  names: Record<Language, string>
  pattern: RegExp
  concepts: readonly string[]
}[] = [
  {
    id: 'balance-sheet',
    names: { 'zh-CN': '资产负债表', en: 'balance sheet', ko: '재무상태표', ja: '貸借対照表' },
    pattern:
      /资产负债表|balance sheets?|statements? of financial (?:position|condition)|재무상태표|대차대조표|貸借対照表|財政状態計算書/i,
    concepts: ['total_assets', 'liabilities_and_equity'],
  },
  {
    id: 'income-statement',
    names: { 'zh-CN': '利润表', en: 'income statement', ko: '손익계산서', ja: '損益計算書' },
    pattern:
      /利润表|损益表|income statements?|statements? of (?:consolidated )?(?:operations|income|earnings|profit|comprehensive|loss)|손익계산서|損益計算書|包括利益計算書/i,
    concepts: ['net_profit', 'profit_before_tax', 'operating_profit'],
  },
  {
    id: 'cash-flow',
    names: { 'zh-CN': '现金流量表', en: 'cash flow statement', ko: '현금흐름표', ja: 'キャッシュ・フロー計算書' },
    pattern: /现金流量表|cash flows?|현금흐름표|キャッシュ.{0,3}フロー/i,
    concepts: ['operating_cash_flow', 'closing_cash', 'net_change_in_cash'],
  },
  {
    id: 'equity',
    names: {
      'zh-CN': '所有者权益变动表',
      en: 'statement of changes in equity',
      ko: '자본변동표',
      ja: '株主資本等変動計算書',
    },
    pattern:
      /(?:所有者|股东)权益变动表|(?:changes in|statements? of) (?:consolidated )?.{0,30}(?:equity|deficit|deficiency|capital)|자본변동표|株主資本等変動計算書|持分変動計算書/i,
    concepts: [],
  },
]
