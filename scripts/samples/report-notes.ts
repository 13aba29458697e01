import type { Language, Translations } from '@tickmark/document'
import { BALANCE, INCOME, NOTES, PPE, SHARES } from './report-figures.ts'
import { amounts, earningsPerShare, heading, paragraph, phrase, type Part, type Row } from './phrase.ts'
import { policies } from './report-policies.ts'
import { PRIOR_YEAR, UNIT, YEAR } from './report-statements.ts'

const ITEM = phrase('项目', 'Item', '구분', '区分')
const CLOSING = phrase('期末余额', 'Closing balance', '당기말', '当期末')
const OPENING = phrase('期初余额', 'Opening balance', '전기말', '前期末')
const TOTAL = phrase('合计', 'Total', '합계', '合計')

type Line = readonly [label: Translations, values: readonly number[], style?: Row['style']]

function table(caption: Translations, head: readonly Translations[], lines: readonly Line[]): Part {
  const rows = lines.map(([label, values, style]) => ({ label, values: amounts(...values), style }))
  return { kind: 'table', caption, unit: UNIT, head, rows }
}

const balances = (caption: Translations, lines: readonly Line[]) => table(caption, [ITEM, CLOSING, OPENING], lines)
const years = (caption: Translations, lines: readonly Line[]) => table(caption, [ITEM, YEAR, PRIOR_YEAR], lines)

/** "1. Cash and cash equivalents": numbered as the statements refer to them. */
function note(number: number, title: Translations): Part {
  return heading(3, {
    'zh-CN': `${number}、${title['zh-CN']}`,
    en: `Note ${number}. ${title.en}`,
    ko: `주석 ${number}. ${title.ko}`,
    ja: `注記${number}　${title.ja}`,
  })
}

const CASH = phrase('货币资金', 'Cash and cash equivalents', '현금및현금성자산', '現金及び預金')
const RECEIVABLES = phrase('应收账款', 'Trade receivables', '매출채권', '売掛金')
const INVENTORIES = phrase('存货', 'Inventories', '재고자산', '棚卸資産')
const PPE_TITLE = phrase('固定资产', 'Property, plant and equipment', '유형자산', '有形固定資産')
const BORROWINGS = phrase('借款', 'Borrowings', '차입금', '借入金')
const REVENUE = phrase('营业收入', 'Revenue', '매출액', '売上高')
const TAX = phrase('所得税费用', 'Income tax expense', '법인세비용', '法人税等')
const EPS = phrase('每股收益', 'Earnings per share', '주당이익', '1株当たり当期純利益')

function workingCapital(): Part[] {
  return [
    note(1, CASH),
    balances(CASH, [
      [phrase('库存现金', 'Cash on hand', '보유현금', '手許現金'), NOTES.cashOnHand],
      [phrase('银行存款', 'Bank deposits', '은행예금', '銀行預金'), NOTES.deposits],
      [phrase('其他货币资金', 'Other cash equivalents', '기타현금성자산', 'その他の現金同等物'), NOTES.otherCash],
      [TOTAL, BALANCE.cash, 'total'],
    ]),
    note(2, RECEIVABLES),
    paragraph(
      phrase(
        '本集团按整个存续期的预期信用损失计提应收账款坏账准备。应收账款按账龄列示如下：',
        'The Group measures the loss allowance at lifetime expected credit losses. Trade receivables by age:',
        '연결실체는 매출채권에 대하여 전체기간 기대신용손실을 손실충당금으로 인식하며, 연령분석은 다음과 같습니다.',
        '当社グループは売掛金について全期間の予想信用損失を貸倒引当金として計上している。年齢別の内訳は次のとおりである。',
      ),
    ),
    balances(RECEIVABLES, [
      [phrase('1年以内', 'Within 1 year', '1년 이내', '1年以内'), NOTES.agedUnderOne],
      [phrase('1至2年', '1 to 2 years', '1~2년', '1年超2年以内'), NOTES.agedOneToTwo],
      [phrase('2至3年', '2 to 3 years', '2~3년', '2年超3年以内'), NOTES.agedTwoToThree],
      [phrase('3年以上', 'Over 3 years', '3년 초과', '3年超'), NOTES.agedOverThree],
      [phrase('小计', 'Gross amount', '소계', '小計'), NOTES.receivablesGross, 'subtotal'],
      [phrase('减：坏账准备', 'Less: loss allowance', '차감: 손실충당금', '控除：貸倒引当金'), NOTES.allowance],
      [TOTAL, BALANCE.receivables, 'total'],
    ]),
    note(3, INVENTORIES),
    balances(INVENTORIES, [
      [phrase('原材料', 'Raw materials', '원재료', '原材料'), NOTES.rawMaterials],
      [phrase('在产品', 'Work in progress', '재공품', '仕掛品'), NOTES.workInProgress],
      [phrase('库存商品', 'Finished goods', '제품', '製品'), NOTES.finishedGoods],
      [phrase('小计', 'Gross amount', '소계', '小計'), NOTES.inventoriesGross, 'subtotal'],
      [phrase('减：存货跌价准备', 'Less: write-down', '차감: 평가충당금', '控除：評価損'), NOTES.inventoryProvision],
      [TOTAL, BALANCE.inventories, 'total'],
    ]),
  ]
}

function fixedAssets(): Part[] {
  const head = [
    ITEM,
    phrase('房屋及建筑物', 'Buildings', '건물', '建物及び構築物'),
    phrase('机器设备', 'Machinery', '기계장치', '機械装置'),
    phrase('运输及办公设备', 'Vehicles and office equipment', '차량 및 비품', '車両及び器具備品'),
    TOTAL,
  ]
  return [
    note(4, PPE_TITLE),
    table(PPE_TITLE, head, [
      [phrase('原值：期初余额', 'Cost: opening balance', '취득원가: 기초', '取得原価：期首残高'), PPE.costOpening],
      [phrase('本期增加', 'Additions', '취득', '取得'), PPE.additions],
      [phrase('本期减少', 'Disposals', '처분', '処分'), PPE.disposals],
      [
        phrase('原值：期末余额', 'Cost: closing balance', '취득원가: 기말', '取得原価：期末残高'),
        PPE.costClosing,
        'subtotal',
      ],
      [
        phrase(
          '累计折旧：期初余额',
          'Accumulated depreciation: opening balance',
          '감가상각누계액: 기초',
          '減価償却累計額：期首残高',
        ),
        PPE.depreciationOpening,
      ],
      [phrase('本期计提', 'Charge for the year', '감가상각', '減価償却費'), PPE.charge],
      [phrase('本期减少', 'Disposals', '처분', '処分'), PPE.depreciationDisposals],
      [
        phrase(
          '累计折旧：期末余额',
          'Accumulated depreciation: closing balance',
          '감가상각누계액: 기말',
          '減価償却累計額：期末残高',
        ),
        PPE.depreciationClosing,
        'subtotal',
      ],
      [
        phrase('期末账面价值', 'Carrying amount at end of year', '기말 장부금액', '期末帳簿価額'),
        PPE.netClosing,
        'total',
      ],
      [
        phrase('期初账面价值', 'Carrying amount at beginning of year', '기초 장부금액', '期首帳簿価額'),
        PPE.netOpening,
        'total',
      ],
    ]),
  ]
}

function financing(): Part[] {
  const current = BALANCE.shortTermBorrowings.map((amount) => -amount)
  return [
    note(5, BORROWINGS),
    balances(BORROWINGS, [
      [phrase('抵押借款', 'Secured borrowings', '담보차입금', '担保付借入金'), NOTES.secured],
      [phrase('信用借款', 'Unsecured borrowings', '신용차입금', '無担保借入金'), NOTES.unsecured],
      [phrase('小计', 'Total borrowings', '소계', '小計'), NOTES.borrowings, 'subtotal'],
      [
        phrase('减：一年内到期的借款', 'Less: due within one year', '차감: 1년 이내 만기', '控除：1年以内返済予定'),
        current,
      ],
      [phrase('长期借款', 'Long-term borrowings', '장기차입금', '長期借入金'), BALANCE.longTermBorrowings, 'total'],
    ]),
  ]
}

function results(language: Language): Part[] {
  const eps = INCOME.toOwners.map((profit) => earningsPerShare(profit, SHARES, language))
  return [
    note(6, REVENUE),
    years(phrase('按产品列示的营业收入', 'Revenue by product', '제품별 매출액', '製品別売上高'), [
      [phrase('精密零部件', 'Precision components', '정밀부품', '精密部品'), NOTES.components],
      [phrase('总成产品', 'Assemblies', '조립품', 'アセンブリ'), NOTES.assemblies],
      [phrase('技术服务', 'Technical services', '기술서비스', '技術サービス'), NOTES.services],
      [TOTAL, INCOME.revenue, 'total'],
    ]),
    years(phrase('按地区列示的营业收入', 'Revenue by region', '지역별 매출액', '地域別売上高'), [
      [phrase('境内', 'Domestic', '국내', '国内'), NOTES.domestic],
      [phrase('境外', 'Overseas', '해외', '海外'), NOTES.overseas],
      [TOTAL, INCOME.revenue, 'total'],
    ]),
    note(7, TAX),
    years(TAX, [
      [phrase('当期所得税费用', 'Current tax', '당기법인세', '法人税、住民税及び事業税'), NOTES.currentTax],
      [phrase('递延所得税费用', 'Deferred tax', '이연법인세', '法人税等調整額'), NOTES.deferredTax],
      [TOTAL, INCOME.incomeTax, 'total'],
    ]),
    note(8, EPS),
    {
      kind: 'table',
      caption: EPS,
      unit: UNIT,
      head: [ITEM, YEAR, PRIOR_YEAR],
      rows: [
        {
          label: phrase(
            '归属于母公司所有者的净利润',
            'Profit attributable to owners of the parent',
            '지배기업 소유주 귀속 당기순이익',
            '親会社株主に帰属する当期純利益',
          ),
          values: amounts(...INCOME.toOwners),
        },
        {
          label: phrase(
            '发行在外普通股加权平均数（万股）',
            'Weighted average number of shares (thousand)',
            '가중평균유통보통주식수(천주)',
            '期中平均株式数（千株）',
          ),
          values: amounts(SHARES, SHARES),
        },
        {
          label: phrase(
            '基本每股收益（元/股）',
            'Basic earnings per share (US dollars)',
            '기본주당이익(원)',
            '1株当たり当期純利益（円）',
          ),
          values: eps,
        },
      ],
    },
  ]
}

/** The notes, 1 to 9. */
export function notes(language: Language): Part[] {
  return [
    heading(2, phrase('财务报表附注', 'Notes to the financial statements', '재무제표에 대한 주석', '財務諸表注記')),
    ...policies(),
    ...workingCapital(),
    ...fixedAssets(),
    ...financing(),
    ...results(language),
    note(9, phrase('资产负债表日后事项', 'Events after the reporting period', '보고기간 후 사건', '後発事象')),
    paragraph(
      phrase(
        '2026年3月18日，本公司董事会审议通过2025年度利润分配预案，拟向全体股东派发现金股利[●]万元。该预案尚需提交股东大会审议。',
        'On March 18, 2026 the board of directors proposed a cash dividend for 2025 of $[●] thousand. The proposal is subject to the approval of the general meeting.',
        '2026년 3월 18일 이사회는 2025년 결산배당금 [●]백만원의 지급을 결의하였으며, 동 안건은 정기주주총회의 승인을 받을 예정입니다.',
        '2026年3月18日開催の取締役会において、2025年度の期末配当金[●]百万円の支払いが決議された。本件は定時株主総会の承認を条件とする。',
      ),
    ),
  ]
}
