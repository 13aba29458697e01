import type { Translations } from '@tickmark/document'
import type { ModelRow, ModelSheet } from './model-row.ts'
import { BALANCE, INCOME } from './report-figures.ts'
import { phrase } from './phrase.ts'
import { sensitivity } from './sensitivity-sheet.ts'

// The valuation model of the sample company. In a formula `{revenue}` is the cell of that row in the same column,
// `{revenue<}` and `{revenue>}` those beside it, `{growth!}` the single value of a row that has one, `{flow:}` the forecast range of a
// row, `{flow@4}` its last year. `{flow:!}` and `{flow@4!}` stay where they are when copied, `{axis$}` keeps its row and `{axis^}` the
// first column.

const newestLast = ([current, prior]: readonly [number, number]): [number, number] => [prior, current]
const add = (...items: readonly (readonly [number, number])[]): [number, number] => [
  items.reduce((sum, item) => sum + item[0], 0),
  items.reduce((sum, item) => sum + item[1], 0),
]
const head = (key: string, label: Translations): ModelRow => ({ key, label, format: 'heading' })

const assumptions: ModelSheet = {
  key: 'assumptions',
  name: phrase('假设', 'Assumptions', '가정', '前提条件'),
  rows: [
    head('drivers', phrase('经营假设', 'Operating drivers', '영업 가정', '事業前提')),
    {
      key: 'growth',
      label: phrase('营业收入增长率', 'Revenue growth', '매출액 성장률', '売上高成長率'),
      format: 'percent',
      actual: ['', '={revenue}/{revenue<}-1'],
      forecast: [0.11, 0.1, 0.09, 0.08, 0.07],
    },
    {
      key: 'margin',
      label: phrase('毛利率', 'Gross margin', '매출총이익률', '売上総利益率'),
      format: 'percent',
      actual: ['={gross}/{revenue}', '={gross}/{revenue}'],
      forecast: [0.344, 0.343, 0.342, 0.341, 0.34],
    },
    {
      key: 'opexShare',
      label: phrase('期间费用率', 'Operating expenses, % of revenue', '판매비와관리비율', '販管費率'),
      format: 'percent',
      actual: ['={opex}/{revenue}', '={opex}/{revenue}'],
      forecast: [0.224, 0.223, 0.222, 0.221, 0.22],
    },
    {
      key: 'taxRate',
      label: phrase('所得税税率', 'Tax rate', '법인세율', '実効税率'),
      format: 'percent',
      actual: ['={tax}/{pbt}', '={tax}/{pbt}'],
      forecast: [0.15, 0.15, 0.15, 0.15, 0.15],
    },
    {
      key: 'capexShare',
      label: phrase(
        '资本性支出占收入比',
        'Capital expenditure, % of revenue',
        '매출액 대비 자본적지출',
        '設備投資対売上高比率',
      ),
      format: 'percent',
      forecast: [0.058, 0.056, 0.054, 0.052, 0.05],
    },
    {
      key: 'depreciationShare',
      label: phrase(
        '折旧摊销占期初固定资产比',
        'Depreciation, % of opening fixed assets',
        '기초 유형자산 대비 감가상각비',
        '期首有形固定資産に対する減価償却率',
      ),
      format: 'percent',
      forecast: [0.13, 0.13, 0.13, 0.13, 0.13],
    },
    {
      key: 'dso',
      label: phrase('应收账款周转天数', 'Receivable days', '매출채권 회전일수', '売上債権回転日数'),
      format: 'plain',
      actual: ['={receivables}/{revenue}*365', '={receivables}/{revenue}*365'],
      forecast: [69, 68, 68, 67, 67],
    },
    {
      key: 'dio',
      label: phrase('存货周转天数', 'Inventory days', '재고자산 회전일수', '棚卸資産回転日数'),
      format: 'plain',
      actual: ['={inventories}/{cost}*365', '={inventories}/{cost}*365'],
      forecast: [85, 84, 84, 83, 83],
    },
    {
      key: 'dpo',
      label: phrase('应付账款周转天数', 'Payable days', '매입채무 회전일수', '仕入債務回転日数'),
      format: 'plain',
      actual: ['={payables}/{cost}*365', '={payables}/{cost}*365'],
      forecast: [70, 70, 70, 70, 70],
    },
    {
      key: 'interestRate',
      label: phrase('借款利率', 'Interest rate on borrowings', '차입금 이자율', '借入金利'),
      format: 'percent',
      forecast: [0.054, 0.054, 0.052, 0.052, 0.05],
    },
    {
      key: 'payout',
      label: phrase('股利支付率', 'Dividend payout ratio', '배당성향', '配当性向'),
      format: 'percent',
      forecast: [0.25, 0.25, 0.25, 0.25, 0.25],
    },
    {
      key: 'borrowingChange',
      label: phrase('借款净变动', 'Net change in borrowings', '차입금 순증감', '借入金の純増減'),
      format: 'amount',
      forecast: [-4000, -4000, -4000, -4000, -4000],
    },
  ],
}

const income: ModelSheet = {
  key: 'income',
  name: phrase('利润表', 'Income statement', '손익계산서', '損益計算書'),
  rows: [
    {
      key: 'revenue',
      label: phrase('营业收入', 'Revenue', '매출액', '売上高'),
      format: 'amount',
      actual: newestLast(INCOME.revenue),
      forecast: '={revenue<}*(1+{growth})',
    },
    {
      key: 'cost',
      label: phrase('营业成本', 'Cost of sales', '매출원가', '売上原価'),
      format: 'amount',
      actual: newestLast(INCOME.costOfSales),
      forecast: '={revenue}*(1-{margin})',
    },
    {
      key: 'gross',
      label: phrase('毛利', 'Gross profit', '매출총이익', '売上総利益'),
      format: 'amount',
      actual: ['={revenue}-{cost}', '={revenue}-{cost}'],
      forecast: '={revenue}-{cost}',
      total: true,
    },
    {
      key: 'opex',
      label: phrase('期间费用', 'Operating expenses', '판매비와관리비', '販売費及び一般管理費'),
      format: 'amount',
      actual: newestLast(INCOME.operatingExpenses),
      forecast: '={revenue}*{opexShare}',
    },
    {
      key: 'ebit',
      label: phrase('营业利润（EBIT）', 'Operating profit (EBIT)', '영업이익(EBIT)', '営業利益（EBIT）'),
      format: 'amount',
      actual: ['={gross}-{opex}', '={gross}-{opex}'],
      forecast: '={gross}-{opex}',
      total: true,
    },
    {
      key: 'finance',
      label: phrase('财务费用', 'Finance costs', '금융비용', '支払利息'),
      format: 'amount',
      actual: newestLast(INCOME.financeCosts),
      forecast: '={borrowings<}*{interestRate}',
    },
    {
      key: 'other',
      label: phrase('其他收益', 'Other income', '기타수익', '営業外収益'),
      format: 'amount',
      actual: newestLast(INCOME.otherIncome),
      forecast: '={other<}',
    },
    {
      key: 'pbt',
      label: phrase('利润总额', 'Profit before tax', '법인세비용차감전순이익', '税引前当期純利益'),
      format: 'amount',
      actual: ['={ebit}-{finance}+{other}', '={ebit}-{finance}+{other}'],
      forecast: '={ebit}-{finance}+{other}',
      total: true,
    },
    {
      key: 'tax',
      label: phrase('所得税费用', 'Income tax', '법인세비용', '法人税等'),
      format: 'amount',
      actual: newestLast(INCOME.incomeTax),
      forecast: '={pbt}*{taxRate}',
    },
    {
      key: 'net',
      label: phrase('净利润', 'Net profit', '당기순이익', '当期純利益'),
      format: 'amount',
      actual: ['={pbt}-{tax}', '={pbt}-{tax}'],
      forecast: '={pbt}-{tax}',
      total: true,
    },
    {
      key: 'depreciation',
      label: phrase('折旧与摊销', 'Depreciation and amortisation', '감가상각비', '減価償却費'),
      format: 'amount',
      actual: [15_900, 16_850],
      forecast: '={ppe<}*{depreciationShare}',
    },
    {
      key: 'ebitda',
      label: phrase('息税折旧摊销前利润（EBITDA）', 'EBITDA', '상각전영업이익(EBITDA)', 'EBITDA'),
      format: 'amount',
      actual: ['={ebit}+{depreciation}', '={ebit}+{depreciation}'],
      forecast: '={ebit}+{depreciation}',
      total: true,
    },
  ],
}

const otherLiabilities = add(
  BALANCE.contractLiabilities,
  BALANCE.employeeBenefits,
  BALANCE.taxesPayable,
  BALANCE.leaseLiabilities,
  BALANCE.deferredIncome,
)
const TOTAL_ASSETS = '=SUM({cash}:{otherAssets})'
const TOTAL_LIABILITIES = '=SUM({borrowings}:{otherLiabilities})'
const TOTAL_EQUITY = '=SUM({capital}:{minorities})'

const balance: ModelSheet = {
  key: 'balance',
  name: phrase('资产负债表', 'Balance sheet', '재무상태표', '貸借対照表'),
  rows: [
    {
      key: 'cash',
      label: phrase('货币资金', 'Cash and cash equivalents', '현금및현금성자산', '現金及び預金'),
      format: 'amount',
      actual: newestLast(BALANCE.cash),
      forecast: '={closing}',
    },
    {
      key: 'receivables',
      label: phrase('应收账款', 'Trade receivables', '매출채권', '売掛金'),
      format: 'amount',
      actual: newestLast(BALANCE.receivables),
      forecast: '={revenue}*{dso}/365',
    },
    {
      key: 'inventories',
      label: phrase('存货', 'Inventories', '재고자산', '棚卸資産'),
      format: 'amount',
      actual: newestLast(BALANCE.inventories),
      forecast: '={cost}*{dio}/365',
    },
    {
      key: 'otherCurrent',
      label: phrase('其他流动资产', 'Other current assets', '기타유동자산', 'その他流動資産'),
      format: 'amount',
      actual: newestLast(add(BALANCE.prepayments, BALANCE.otherCurrentAssets)),
      forecast: '={otherCurrent<}',
    },
    {
      key: 'ppe',
      label: phrase('固定资产', 'Property, plant and equipment', '유형자산', '有形固定資産'),
      format: 'amount',
      actual: newestLast(BALANCE.propertyPlantEquipment),
      forecast: '={ppe<}+{capex}-{depreciation}',
    },
    {
      key: 'otherAssets',
      label: phrase('其他非流动资产', 'Other non-current assets', '기타비유동자산', 'その他固定資産'),
      format: 'amount',
      actual: newestLast(add(BALANCE.rightOfUse, BALANCE.intangibles, BALANCE.goodwill, BALANCE.deferredTax)),
      forecast: '={otherAssets<}',
    },
    {
      key: 'assets',
      label: phrase('资产总计', 'Total assets', '자산총계', '資産合計'),
      format: 'amount',
      actual: [TOTAL_ASSETS, TOTAL_ASSETS],
      forecast: TOTAL_ASSETS,
      total: true,
    },
    {
      key: 'borrowings',
      label: phrase('借款', 'Borrowings', '차입금', '借入金'),
      format: 'amount',
      actual: newestLast(add(BALANCE.shortTermBorrowings, BALANCE.longTermBorrowings)),
      forecast: '={borrowings<}+{borrowingChange}',
    },
    {
      key: 'payables',
      label: phrase('应付账款', 'Trade payables', '매입채무', '買掛金'),
      format: 'amount',
      actual: newestLast(BALANCE.payables),
      forecast: '={cost}*{dpo}/365',
    },
    {
      key: 'otherLiabilities',
      label: phrase('其他负债', 'Other liabilities', '기타부채', 'その他負債'),
      format: 'amount',
      actual: newestLast(otherLiabilities),
      forecast: '={otherLiabilities<}',
    },
    {
      key: 'liabilities',
      label: phrase('负债合计', 'Total liabilities', '부채총계', '負債合計'),
      format: 'amount',
      actual: [TOTAL_LIABILITIES, TOTAL_LIABILITIES],
      forecast: TOTAL_LIABILITIES,
      total: true,
    },
    {
      key: 'capital',
      label: phrase(
        '股本及资本公积',
        'Share capital and capital reserve',
        '자본금 및 자본잉여금',
        '資本金及び資本剰余金',
      ),
      format: 'amount',
      actual: newestLast(add(BALANCE.shareCapital, BALANCE.capitalReserve)),
      forecast: '={capital<}',
    },
    {
      key: 'retained',
      label: phrase('盈余公积及未分配利润', 'Reserves and retained earnings', '이익잉여금', '利益剰余金'),
      format: 'amount',
      actual: newestLast(add(BALANCE.surplusReserve, BALANCE.retainedEarnings)),
      forecast: '={retained<}+{net}-{dividends}',
    },
    {
      key: 'minorities',
      label: phrase('少数股东权益', 'Non-controlling interests', '비지배지분', '非支配株主持分'),
      format: 'amount',
      actual: newestLast(BALANCE.minorities),
      forecast: '={minorities<}',
    },
    {
      key: 'equity',
      label: phrase('所有者权益合计', 'Total equity', '자본총계', '純資産合計'),
      format: 'amount',
      actual: [TOTAL_EQUITY, TOTAL_EQUITY],
      forecast: TOTAL_EQUITY,
      total: true,
    },
    {
      key: 'check',
      label: phrase(
        '平衡检查（应为零）',
        'Balance check (must be zero)',
        '대차 검증(0이어야 함)',
        '貸借チェック（ゼロ）',
      ),
      format: 'amount',
      actual: ['=ROUND({assets}-{liabilities}-{equity},2)', '=ROUND({assets}-{liabilities}-{equity},2)'],
      forecast: '=ROUND({assets}-{liabilities}-{equity},2)',
    },
  ],
}

const cash: ModelSheet = {
  key: 'cashFlow',
  name: phrase('现金流量表', 'Cash flow', '현금흐름표', 'キャッシュフロー'),
  rows: [
    {
      key: 'flowNet',
      label: phrase('净利润', 'Net profit', '당기순이익', '当期純利益'),
      format: 'amount',
      forecast: '={net}',
    },
    {
      key: 'flowDepreciation',
      label: phrase('折旧与摊销', 'Depreciation and amortisation', '감가상각비', '減価償却費'),
      format: 'amount',
      forecast: '={depreciation}',
    },
    {
      key: 'workingCapital',
      label: phrase('营运资金变动', 'Change in working capital', '운전자본 변동', '運転資本の増減'),
      format: 'amount',
      forecast:
        '=-({receivables}-{receivables<})-({inventories}-{inventories<})-({otherCurrent}-{otherCurrent<})+({payables}-{payables<})',
    },
    {
      key: 'operating',
      label: phrase(
        '经营活动产生的现金流量净额',
        'Net cash from operating activities',
        '영업활동현금흐름',
        '営業活動によるキャッシュ・フロー',
      ),
      format: 'amount',
      forecast: '=SUM({flowNet}:{workingCapital})',
      total: true,
    },
    {
      key: 'capex',
      label: phrase('资本性支出', 'Capital expenditure', '자본적지출', '設備投資'),
      format: 'amount',
      forecast: '={revenue}*{capexShare}',
    },
    {
      key: 'dividends',
      label: phrase('分配股利', 'Dividends', '배당금', '配当金'),
      format: 'amount',
      forecast: '={net}*{payout}',
    },
    {
      key: 'debtFlow',
      label: phrase('借款净变动', 'Net change in borrowings', '차입금 순증감', '借入金の純増減'),
      format: 'amount',
      forecast: '={borrowingChange}',
    },
    {
      key: 'netFlow',
      label: phrase('现金净增加额', 'Net increase in cash', '현금의 순증가', '現金の増加額'),
      format: 'amount',
      forecast: '={operating}-{capex}-{dividends}+{debtFlow}',
      total: true,
    },
    {
      key: 'opening',
      label: phrase('期初现金', 'Opening cash', '기초 현금', '期首現金'),
      format: 'amount',
      forecast: '={cash<}',
    },
    {
      key: 'closing',
      label: phrase('期末现金', 'Closing cash', '기말 현금', '期末現金'),
      format: 'amount',
      forecast: '={opening}+{netFlow}',
      total: true,
    },
  ],
}

const wacc: ModelSheet = {
  key: 'wacc',
  name: phrase('WACC', 'WACC', 'WACC', 'WACC'),
  singleValues: true,
  rows: [
    {
      key: 'riskFree',
      label: phrase('无风险利率', 'Risk-free rate', '무위험이자율', '無リスク金利'),
      format: 'percent',
      single: 0.026,
    },
    {
      key: 'premium',
      label: phrase('市场风险溢价', 'Equity risk premium', '시장위험프리미엄', '株式リスクプレミアム'),
      format: 'percent',
      single: 0.062,
    },
    { key: 'beta', label: phrase('贝塔系数', 'Beta', '베타', 'ベータ'), format: 'factor', single: 1.15 },
    {
      key: 'costOfEquity',
      label: phrase('权益资本成本', 'Cost of equity', '자기자본비용', '株主資本コスト'),
      format: 'percent',
      single: '={riskFree!}+{beta!}*{premium!}',
    },
    {
      key: 'costOfDebt',
      label: phrase('债务资本成本（税前）', 'Cost of debt before tax', '세전 타인자본비용', '負債コスト（税引前）'),
      format: 'percent',
      single: 0.05,
    },
    {
      key: 'waccTax',
      label: phrase('所得税税率', 'Tax rate', '법인세율', '実効税率'),
      format: 'percent',
      single: 0.15,
    },
    {
      key: 'debtWeight',
      label: phrase('债务权重', 'Weight of debt', '타인자본 비중', '負債比率'),
      format: 'percent',
      single: 0.2,
    },
    {
      key: 'equityWeight',
      label: phrase('权益权重', 'Weight of equity', '자기자본 비중', '株主資本比率'),
      format: 'percent',
      single: '=1-{debtWeight!}',
    },
    {
      key: 'rate',
      label: phrase('加权平均资本成本（WACC）', 'WACC', '가중평균자본비용(WACC)', '加重平均資本コスト（WACC）'),
      format: 'percent',
      single: '={equityWeight!}*{costOfEquity!}+{debtWeight!}*{costOfDebt!}*(1-{waccTax!})',
      total: true,
    },
  ],
}

const dcf: ModelSheet = {
  key: 'dcf',
  name: phrase('DCF', 'DCF', 'DCF', 'DCF'),
  rows: [
    { key: 'dcfEbit', label: phrase('EBIT', 'EBIT', 'EBIT', 'EBIT'), format: 'amount', forecast: '={ebit}' },
    {
      key: 'dcfTax',
      label: phrase('减：EBIT 对应所得税', 'Less: tax on EBIT', '차감: EBIT 법인세', '控除：EBITに対する税金'),
      format: 'amount',
      forecast: '=-{dcfEbit}*{taxRate}',
    },
    {
      key: 'nopat',
      label: phrase('税后经营利润（NOPAT）', 'NOPAT', '세후영업이익(NOPAT)', '税引後営業利益（NOPAT）'),
      format: 'amount',
      forecast: '={dcfEbit}+{dcfTax}',
      total: true,
    },
    {
      key: 'dcfDepreciation',
      label: phrase('加：折旧与摊销', 'Add: depreciation and amortisation', '가산: 감가상각비', '加算：減価償却費'),
      format: 'amount',
      forecast: '={depreciation}',
    },
    {
      key: 'dcfCapex',
      label: phrase('减：资本性支出', 'Less: capital expenditure', '차감: 자본적지출', '控除：設備投資'),
      format: 'amount',
      forecast: '=-{capex}',
    },
    {
      key: 'dcfWorking',
      label: phrase(
        '减：营运资金增加',
        'Less: increase in working capital',
        '차감: 운전자본 증가',
        '控除：運転資本の増加',
      ),
      format: 'amount',
      forecast: '={workingCapital}',
    },
    {
      key: 'flow',
      label: phrase('自由现金流', 'Free cash flow', '잉여현금흐름', 'フリー・キャッシュ・フロー'),
      format: 'amount',
      forecast: '=SUM({nopat}:{dcfWorking})',
      total: true,
    },
    {
      key: 'time',
      label: phrase('折现期（年）', 'Discount period (years)', '할인기간(년)', '割引期間（年）'),
      format: 'plain',
      forecast: [1, '={time<}+1', '={time<}+1', '={time<}+1', '={time<}+1'],
    },
    {
      key: 'factor',
      label: phrase('折现系数', 'Discount factor', '할인계수', '割引係数'),
      format: 'factor',
      forecast: '=1/(1+{rate!})^{time}',
    },
    {
      key: 'present',
      label: phrase('现值', 'Present value', '현재가치', '現在価値'),
      format: 'amount',
      forecast: '={flow}*{factor}',
    },
    head('valuation', phrase('估值结果', 'Valuation', '가치평가 결과', '評価結果')),
    {
      key: 'terminalGrowth',
      label: phrase('永续增长率', 'Terminal growth rate', '영구성장률', '永久成長率'),
      format: 'percent',
      single: 0.025,
    },
    {
      key: 'sumPresent',
      label: phrase('预测期现值合计', 'Sum of present values', '예측기간 현재가치 합계', '予測期間の現在価値合計'),
      format: 'amount',
      single: '=SUM({present:})',
    },
    {
      key: 'terminal',
      label: phrase('终值', 'Terminal value', '잔존가치', '継続価値'),
      format: 'amount',
      single: '={flow@4}*(1+{terminalGrowth!})/({rate!}-{terminalGrowth!})',
    },
    {
      key: 'presentTerminal',
      label: phrase('终值现值', 'Present value of terminal value', '잔존가치의 현재가치', '継続価値の現在価値'),
      format: 'amount',
      single: '={terminal!}*{factor@4}',
    },
    {
      key: 'enterprise',
      label: phrase('企业价值', 'Enterprise value', '기업가치', '企業価値'),
      format: 'amount',
      single: '={sumPresent!}+{presentTerminal!}',
      total: true,
    },
    {
      key: 'netDebt',
      label: phrase('减：净负债', 'Less: net debt', '차감: 순차입금', '控除：純有利子負債'),
      format: 'amount',
      single: '=-({borrowings@now}-{cash@now})',
    },
    {
      key: 'dcfMinorities',
      label: phrase('减：少数股东权益', 'Less: non-controlling interests', '차감: 비지배지분', '控除：非支配株主持分'),
      format: 'amount',
      single: '=-{minorities@now}',
    },
    {
      key: 'equityValue',
      label: phrase('股权价值', 'Equity value', '지분가치', '株式価値'),
      format: 'amount',
      single: '={enterprise!}+{netDebt!}+{dcfMinorities!}',
      total: true,
    },
    {
      key: 'shares',
      label: phrase('股份总数（万股）', 'Number of shares (thousands)', '발행주식수(천주)', '発行済株式数（千株）'),
      format: 'amount',
      single: 32_000,
    },
    {
      key: 'perShare',
      label: phrase('每股价值', 'Value per share', '주당가치(천원)', '1株当たり価値（千円）'),
      format: 'factor',
      single: '={equityValue!}/{shares!}',
      total: true,
    },
    {
      key: 'multiple',
      label: phrase('隐含 EV/EBITDA', 'Implied EV/EBITDA', '내재 EV/EBITDA', 'インプライドEV/EBITDA'),
      format: 'factor',
      single: '={enterprise!}/{ebitda@now}',
    },
  ],
}

export const SHEETS: readonly ModelSheet[] = [assumptions, income, balance, cash, wacc, dcf, sensitivity]
