import { say } from '../../draft/content.ts'
import type { Piece, WordToken } from '../../draft/content.ts'
import type { Language } from '../../truth.ts'

type Pieces = readonly Piece[]

export interface FundWords {
  fund: (company: string) => string
  review: string
  portfolio: string
  position: string
  result: string
  holding: string
  heads: readonly [string, string, string, string]
  holdings: readonly string[]
  investments: string
  debtors: string
  creditors: string
  netAssets: string
  gains: string
  income: string
  fee: string
  otherCosts: string
  returnAfter: string
  widened: string
  narrowed: string
  unitSentence: (one: { now: Pieces; before: Pieces; percent: Pieces; direction: WordToken; day: string }) => Piece[]
  discountSentence: (one: { word: WordToken; now: Pieces; before: Pieces; price: Pieces }) => Piece[]
  unitsIssued: string
  perUnit: string
  price: string
  /** Lines of the form in which this fund holds nothing. */
  idle: readonly string[]
}

export const FUND_WORDS: Partial<Record<Language, FundWords>> = {
  en: {
    fund: (company) => `${company} Growth Trust`,
    review: 'Manager’s review',
    portfolio: 'Portfolio of investments',
    position: 'Statement of financial position',
    result: 'Statement of comprehensive income',
    holding: 'Holding',
    heads: ['Shares', 'Price', 'Fair value', '% of net assets'],
    holdings: [
      'Alder Mining',
      'Birch Foods',
      'Cedar Rail',
      'Elm Software',
      'Fir Chemicals',
      'Hazel Retail',
      'Juniper Energy',
    ],
    investments: 'Investments at fair value',
    debtors: 'Income receivable',
    creditors: 'Amounts due to brokers and accruals',
    netAssets: 'Net assets',
    gains: 'Net gains/(losses) on investments',
    income: 'Investment income',
    fee: 'Management fee',
    otherCosts: 'Other expenses',
    returnAfter: 'Return for the period',
    widened: 'widened',
    narrowed: 'narrowed',
    unitSentence: (one) =>
      say`The net asset value per share ${one.direction} by ${one.percent} to ${one.now} at ${one.day}, from ${one.before} a year earlier.`,
    discountSentence: (one) =>
      say`The shares closed at ${one.price}; the discount to net asset value ${one.word} to ${one.now} from ${one.before}.`,
    unitsIssued: 'Shares in issue',
    perUnit: 'Net asset value per share',
    price: 'Share price',
    idle: ['Deposits', 'Bonds and similar securities', 'Repurchase agreements', 'Derivatives', 'Units of other funds'],
  },
  'zh-Hans': {
    fund: (company) => `${company.slice(0, 2)}稳健成长混合型证券投资基金`,
    review: '基金管理人报告',
    portfolio: '投资组合报告',
    position: '资产负债表',
    result: '利润表',
    holding: '股票名称',
    heads: ['数量（股）', '收盘价', '公允价值', '占基金资产净值比例（%）'],
    holdings: ['东江矿业', '金桥食品', '鸿泰轨交', '宁远软件', '清河化工', '海棠商业', '长风能源'],
    investments: '交易性金融资产',
    debtors: '应收利息',
    creditors: '应付证券清算款及管理人报酬',
    netAssets: '基金资产净值',
    gains: '投资收益及公允价值变动收益',
    income: '利息及股利收入',
    fee: '管理人报酬',
    otherCosts: '其他费用',
    returnAfter: '净利润',
    widened: '扩大',
    narrowed: '收窄',
    unitSentence: (one) =>
      say`截至${one.day}，本基金份额净值为${one.now}元，较上年末的${one.before}元${one.direction}${one.percent}。`,
    discountSentence: (one) => say`期末场内收盘价为${one.price}元，折价率由${one.before}${one.word}至${one.now}。`,
    unitsIssued: '基金份额总额（份）',
    perUnit: '基金份额净值',
    price: '收盘价',
    idle: ['结算备付金', '债券投资', '资产支持证券投资', '买入返售金融资产', '衍生金融资产'],
  },
  ja: {
    fund: (company) => `${company.slice(0, 2)}成長株式ファンド`,
    review: '運用経過',
    portfolio: '組入資産の明細',
    position: '貸借対照表',
    result: '損益計算書',
    holding: '銘柄',
    heads: ['株数', '単価', '評価額', '純資産比率（％）'],
    holdings: ['東江鉱業', '金橋食品', '鴻泰車輌', '寧遠ソフト', '清河化学', '海棠流通', '長風電力'],
    investments: '有価証券',
    debtors: '未収配当金',
    creditors: '未払金及び未払報酬',
    netAssets: '純資産総額',
    gains: '有価証券売買等損益',
    income: '受取配当金',
    fee: '委託者報酬',
    otherCosts: 'その他費用',
    returnAfter: '当期純利益',
    widened: '拡大',
    narrowed: '縮小',
    unitSentence: (one) =>
      say`${one.day}の基準価額は${one.now}円となり、前期末の${one.before}円から${one.percent}${one.direction}しました。`,
    discountSentence: (one) =>
      say`期末の取引価格は${one.price}円、基準価額に対するディスカウントは${one.before}から${one.now}に${one.word}しました。`,
    unitsIssued: '受益権口数（口）',
    perUnit: '１口当たり純資産額',
    price: '取引価格',
    idle: ['コール・ローン', '公社債', '新株予約権証券', '派生商品評価勘定', '差入委託証拠金'],
  },
  fr: {
    fund: (company) => `${company.split(' ')[0]} Croissance, fonds commun de placement`,
    review: 'Rapport de gestion',
    portfolio: 'Inventaire du portefeuille',
    position: 'Bilan',
    result: 'Compte de résultat',
    holding: 'Désignation des valeurs',
    heads: ['Quantité', 'Cours', 'Valeur actuelle', '% de l’actif net'],
    holdings: [
      'Mines de l’Aulne',
      'Vivres du Bouleau',
      'Rail du Cèdre',
      'Logiciels Ormeau',
      'Chimie du Sapin',
      'Commerce Noisetier',
      'Énergie Genévrier',
    ],
    investments: 'Actions et valeurs assimilées',
    debtors: 'Créances',
    creditors: 'Dettes',
    netAssets: 'Actif net',
    gains: 'Plus et moins-values',
    income: 'Produits sur actions',
    fee: 'Frais de gestion',
    otherCosts: 'Autres charges',
    returnAfter: 'Résultat de l’exercice',
    widened: 'élargie',
    narrowed: 'resserrée',
    unitSentence: (one) =>
      say`La valeur liquidative ressort à ${one.now} au ${one.day}, en ${one.direction} de ${one.percent} par rapport à ${one.before} un an plus tôt.`,
    discountSentence: (one) =>
      say`Le dernier cours est de ${one.price} ; la décote s’est ${one.word} à ${one.now}, contre ${one.before}.`,
    unitsIssued: 'Nombre de parts',
    perUnit: 'Valeur liquidative de la part',
    price: 'Dernier cours',
    idle: [
      'Dépôts',
      'Obligations et valeurs assimilées',
      'Titres de créances',
      'Opérations temporaires sur titres',
      'Instruments financiers à terme',
    ],
  },
}
