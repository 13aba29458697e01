import type { Language } from '../../truth.ts'

export interface BankWords {
  title: string
  income: string
  balance: string
  netInterest: string
  fees: string
  feesPaid: string
  netFees: string
  trading: string
  operatingIncome: string
  losses: string
  central: string
  loans: string
  allowance: string
  netLoans: string
  securities: string
  otherAssets: string
  deposits: string
  issued: string
  stages: string
  stageHeads: readonly [string, string, string]
  ratios: string
  costIncome: string
  capitalRatio: string
  badLoans: string
  equityRatio: string
}

export interface InsurerWords {
  title: string
  income: string
  written: string
  ceded: string
  premiums: string
  claims: string
  costs: string
  result: string
  invested: string
  ratios: string
  claimsRatio: string
  costRatio: string
  combined: string
  triangle: string
  accidentYear: string
  after: (years: number) => string
  estimate: string
  paid: string
  open: string
}

export const FINANCE_KIND_WORDS: Partial<Record<Language, { bank: BankWords; insurer: InsurerWords }>> = {
  en: {
    bank: {
      title: 'Bank: annual results',
      income: 'Income statement',
      balance: 'Balance sheet',
      netInterest: 'Net interest income',
      fees: 'Fee and commission income',
      feesPaid: 'Fee and commission expense',
      netFees: 'Net fee and commission income',
      trading: 'Net trading income',
      operatingIncome: 'Total operating income',
      losses: 'Expected credit losses',
      central: 'Cash and balances at central banks',
      loans: 'Loans to customers, gross',
      allowance: 'Allowance for expected credit losses',
      netLoans: 'Loans to customers, net',
      securities: 'Debt securities',
      otherAssets: 'Other assets',
      deposits: 'Deposits from customers',
      issued: 'Debt securities in issue',
      stages: 'Loans by stage',
      stageHeads: ['Stage 1', 'Stage 2', 'Stage 3'],
      ratios: 'Ratios',
      costIncome: 'Cost/income ratio',
      capitalRatio: 'Common equity tier 1 ratio',
      badLoans: 'Non-performing loans ratio',
      equityRatio: 'Equity to total assets',
    },
    insurer: {
      title: 'Insurance: annual results',
      income: 'Income statement',
      written: 'Gross premiums earned',
      ceded: 'Premiums ceded to reinsurers',
      premiums: 'Net premiums earned',
      claims: 'Net claims incurred',
      costs: 'Acquisition and administrative expenses',
      result: 'Underwriting result',
      invested: 'Investment return',
      ratios: 'Ratios of net premiums earned',
      claimsRatio: 'Claims ratio',
      costRatio: 'Expense ratio',
      combined: 'Combined ratio',
      triangle: 'Claims development',
      accidentYear: 'Accident year',
      after: (years) =>
        years === 0
          ? 'At end of accident year'
          : years === 1
            ? 'One year later'
            : `${['Two', 'Three', 'Four'][years - 2]} years later`,
      estimate: 'Current estimate of cumulative claims',
      paid: 'Cumulative payments to date',
      open: 'Outstanding claims',
    },
  },
  'zh-Hans': {
    bank: {
      title: '银行年度业绩',
      income: '利润表',
      balance: '资产负债表',
      netInterest: '利息净收入',
      fees: '手续费及佣金收入',
      feesPaid: '手续费及佣金支出',
      netFees: '手续费及佣金净收入',
      trading: '投资收益及公允价值变动收益',
      operatingIncome: '营业收入',
      losses: '信用减值损失',
      central: '现金及存放中央银行款项',
      loans: '发放贷款和垫款总额',
      allowance: '贷款损失准备',
      netLoans: '发放贷款和垫款净额',
      securities: '金融投资',
      otherAssets: '其他资产',
      deposits: '吸收存款',
      issued: '应付债券',
      stages: '贷款按阶段划分',
      stageHeads: ['第一阶段', '第二阶段', '第三阶段'],
      ratios: '主要监管指标',
      costIncome: '成本收入比',
      capitalRatio: '核心一级资本充足率',
      badLoans: '不良贷款率',
      equityRatio: '权益资产比',
    },
    insurer: {
      title: '保险公司年度业绩',
      income: '利润表',
      written: '保险业务收入',
      ceded: '分出保费',
      premiums: '已赚保费',
      claims: '赔付支出净额',
      costs: '业务及管理费',
      result: '承保利润',
      invested: '投资收益',
      ratios: '占已赚保费比例',
      claimsRatio: '赔付率',
      costRatio: '费用率',
      combined: '综合成本率',
      triangle: '索赔进展',
      accidentYear: '事故年度',
      after: (years) => (years === 0 ? '事故年末' : `${'一二三四'[years - 1]}年后`),
      estimate: '累计赔付款项的当前估计',
      paid: '截至年末累计已支付',
      open: '未决赔款',
    },
  },
  ja: {
    bank: {
      title: '銀行業績の概要',
      income: '損益計算書',
      balance: '貸借対照表',
      netInterest: '資金利益',
      fees: '役務取引等収益',
      feesPaid: '役務取引等費用',
      netFees: '役務取引等利益',
      trading: '特定取引利益',
      operatingIncome: '業務粗利益',
      losses: '与信関係費用',
      central: '現金預け金',
      loans: '貸出金',
      allowance: '貸倒引当金',
      netLoans: '貸出金（純額）',
      securities: '有価証券',
      otherAssets: 'その他資産',
      deposits: '預金',
      issued: '社債',
      stages: '債権の区分',
      stageHeads: ['正常先', '要注意先', '破綻懸念先以下'],
      ratios: '主要な比率',
      costIncome: '経費率',
      capitalRatio: '普通株式等Tier１比率',
      badLoans: '不良債権比率',
      equityRatio: '自己資本比率（総資産比）',
    },
    insurer: {
      title: '保険業績の概要',
      income: '損益計算書',
      written: '元受保険料',
      ceded: '支払再保険料',
      premiums: '正味経過保険料',
      claims: '正味発生損害',
      costs: '事業費',
      result: '保険引受利益',
      invested: '資産運用収益',
      ratios: '正味経過保険料に対する比率',
      claimsRatio: '損害率',
      costRatio: '事業費率',
      combined: 'コンバインド・レシオ',
      triangle: '保険金の進展状況',
      accidentYear: '事故年度',
      after: (years) => (years === 0 ? '事故年度末' : `${'１２３４'[years - 1]}年後`),
      estimate: '累計発生損害の現在見積額',
      paid: '累計支払額',
      open: '支払備金',
    },
  },
}
