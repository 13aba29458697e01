import { findExisting, itemAt } from '@tickmark/document'
import type { Concept } from '../../company/concepts.ts'
import type { FigureToken } from '../../draft/content.ts'
import type { Term } from '../../draft/draft.ts'
import { ONE, exact, size } from '../../exact.ts'
import type { Exact } from '../../exact.ts'
import type { Labels } from '../../labels.ts'
import type { Language } from '../../truth.ts'
import { footRows } from '../notes.ts'
import { dayText, label, periodOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { unitCaption } from '../statements.ts'
import { gridTable, shareOfAmount, someMoney } from '../tables.ts'

type Named = Concept & keyof Labels

const DEBITS: readonly Named[] = [
  'cash',
  'receivables',
  'inventories',
  'prepayments',
  'ppe',
  'intangibles',
  'deferredTaxAsset',
  'costOfSales',
  'sellingExpenses',
  'adminExpenses',
  'researchExpenses',
  'impairment',
  'interestExpense',
  'incomeTax',
]
const CREDITS: readonly Named[] = [
  'shortBorrowings',
  'payables',
  'contractLiabilities',
  'accruals',
  'taxPayable',
  'longBorrowings',
  'provisions',
  'shareCapital',
  'sharePremium',
  'translationReserve',
  'nciEquity',
  'revenue',
  'otherIncome',
  'interestIncome',
]

interface BalanceWords {
  title: string
  heads: readonly [string, string, string, string]
  schedule: string
  customers: readonly string[]
}

const WORDS: Record<Language, BalanceWords> = {
  en: {
    title: 'Trial balance',
    heads: ['Code', 'Account', 'Debit', 'Credit'],
    schedule: 'Schedule A: trade receivables by customer',
    customers: ['Abbot & Lane', 'Corran Works', 'Dale Fabrication', 'Elmwood Stores', 'Others'],
  },
  'zh-Hans': {
    title: '科目余额表',
    heads: ['科目编码', '科目名称', '借方余额', '贷方余额'],
    schedule: '明细表一：应收账款（按客户）',
    customers: ['东江贸易', '金桥机电', '鸿泰商场', '宁远工程', '其他'],
  },
  'zh-Hant': {
    title: '試算表',
    heads: ['科目代號', '會計科目', '借方餘額', '貸方餘額'],
    schedule: '明細表一：應收帳款',
    customers: ['東江貿易', '金橋機電', '鴻泰百貨', '寧遠工程', '其他'],
  },
  ja: {
    title: '合計残高試算表',
    heads: ['コード', '勘定科目', '借方残高', '貸方残高'],
    schedule: '内訳書１　売掛金',
    customers: ['東江商事', '金橋機電', '鴻泰商店', '寧遠工業', 'その他'],
  },
  ko: {
    title: '합계잔액시산표',
    heads: ['코드', '계정과목', '차변 잔액', '대변 잔액'],
    schedule: '명세서 1: 매출채권',
    customers: ['동강상사', '금교전기', '홍태백화점', '영원공업', '기타'],
  },
  de: {
    title: 'Summen- und Saldenliste',
    heads: ['Konto', 'Bezeichnung', 'Soll', 'Haben'],
    schedule: 'Anlage 1: Forderungen nach Kunden',
    customers: ['Abt & Lange', 'Cornelius Werke', 'Dahl Fertigung', 'Elmer Handel', 'Übrige'],
  },
  fr: {
    title: 'Balance générale',
    heads: ['Compte', 'Intitulé', 'Solde débiteur', 'Solde créditeur'],
    schedule: 'Annexe 1 : créances par client',
    customers: ['Abel & Fils', 'Corbin Usines', 'Dalle SA', 'Elmaz', 'Autres'],
  },
  it: {
    title: 'Bilancio di verifica',
    heads: ['Conto', 'Descrizione', 'Dare', 'Avere'],
    schedule: 'Allegato 1: crediti per cliente',
    customers: ['Abate e figli', 'Corradi', 'Dalla Torre', 'Elmi', 'Altri'],
  },
  es: {
    title: 'Balance de comprobación',
    heads: ['Cuenta', 'Descripción', 'Debe', 'Haber'],
    schedule: 'Anexo 1: deudores por cliente',
    customers: ['Abad e hijos', 'Corral', 'Dalmau', 'Elorza', 'Otros'],
  },
}

/** Accounts with their codes, debits beside credits; both come to the same. A schedule breaks one account down. */
export function writeTrialBalance(scene: Scene): void {
  const { draft, manner, company, books } = scene
  const words = WORDS[manner.language]
  const span = itemAt(scene.spans, 0)
  draft.paragraph([company.name], 'title')
  draft.heading(1, words.title)
  draft.paragraph([dayText(scene, span)], 'centred')
  const known = [
    ...DEBITS.map((key) => ({ key, value: books.value(key, span) })),
    ...CREDITS.map((key) => ({ key, value: -books.value(key, span) })),
  ]
  const rest = -known.reduce((sum, one) => sum + one.value, 0n)
  const accounts = [...known, { key: 'retainedEarnings' as const, value: rest }].filter(({ value }) => value !== 0n)
  const rows = accounts.map(({ key, value }, at) => ({
    key,
    code: codeOf(scene, at),
    figure: someMoney(scene, size(value), span, { isEnd: true, scope: key }),
    isDebit: value > 0n,
  }))
  const sides = [true, false].map((isDebit) => {
    const own = rows.filter((row) => row.isDebit === isDebit).map(({ figure }) => figure)
    const value = accounts.reduce((sum, one) => (one.value > 0n === isDebit ? sum + size(one.value) : sum), 0n)
    const total = someMoney(scene, value, span, { isEnd: true, scope: isDebit ? 'debits' : 'credits' })
    draft.relate(
      'sum',
      'foots',
      total,
      own.map((figure): Term => [figure, 1]),
    )
    return total
  })
  draft.tie('balances', sides[0], sides[1])
  const cell = (figure?: FigureToken) => ({ pieces: figure ? [figure] : [], align: 'right' as const })
  draft.add({
    type: 'table',
    id: draft.newId('t'),
    role: 'trial-balance',
    caption: [],
    unit: unitCaption(scene),
    columns: [{ kind: 'code' }, { kind: 'label' }, { kind: 'amount' }, { kind: 'amount' }],
    headRows: [words.heads.map((text, at) => ({ pieces: [text], align: at > 1 ? 'right' : 'left' }))],
    rows: [
      ...rows.map(({ key, code, figure, isDebit }) => ({
        cells: [
          { pieces: [code] },
          { pieces: [label(scene, key)] },
          cell(isDebit ? figure : undefined),
          cell(isDebit ? undefined : figure),
        ],
        style: 'line' as const,
        indent: 0,
      })),
      {
        cells: [{ pieces: [] }, { pieces: [label(scene, 'total')] }, cell(sides[0]), cell(sides[1])],
        style: 'total',
        indent: 0,
      },
    ],
  })
  writeSchedule(scene, words, findExisting(rows, ({ key }) => key === 'receivables').figure)
}

function codeOf(scene: Scene, at: number): FigureToken {
  const code = String(1000 + at * 37 + (at > 6 ? 1000 : 0))
  return scene.draft.figure({
    value: exact(code),
    kind: 'account-code',
    unit: '',
    step: ONE,
    print: () => code,
    period: periodOf(scene, itemAt(scene.spans, 0), true),
  })
}

function writeSchedule(scene: Scene, words: BalanceWords, account: FigureToken): void {
  const span = itemAt(scene.spans, 0)
  let left: Exact = account.exact
  const rows = words.customers.map((text, at) => {
    const value =
      at === words.customers.length - 1 ? left : shareOfAmount(scene, account.exact, scene.draw.between(0.08, 0.28))
    left -= value
    return { label: text, cells: [someMoney(scene, value, span, { isEnd: true, scope: text })] }
  })
  const total = someMoney(scene, account.exact, span, { isEnd: true, scope: 'receivables' })
  scene.draft.tie('ties', total, account)
  footRows(
    scene,
    [total],
    rows.map(({ cells }) => ({ figures: cells })),
  )
  scene.draft.heading(2, words.schedule)
  gridTable(scene, {
    role: 'schedule',
    heads: [[words.heads[2]]],
    rows: [...rows, { label: label(scene, 'total'), cells: [total], style: 'total' }],
  })
}
