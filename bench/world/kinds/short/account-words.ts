import { say } from '../../draft/content.ts'
import type { Piece } from '../../draft/content.ts'
import type { Language } from '../../truth.ts'

type Pieces = readonly Piece[]

export interface AccountWords {
  /** Of a bank's account, and of one account of the books. */
  titles: readonly [bank: string, ledger: string]
  holder: string
  number: string
  period: (from: Pieces, to: Pieces) => Piece[]
  heads: {
    date: string
    text: string
    reference: string
    out: string
    in: string
    debit: string
    credit: string
    amount: string
    side: string
    balance: string
    valueDate: string
  }
  sides: readonly [debit: string, credit: string]
  opening: string
  closing: string
  forward: string
  totals: string
  summary: readonly [opening: string, paidIn: string, paidOut: string, closing: string]
  money: { in: readonly string[]; out: readonly string[] }
}

export const ACCOUNT_WORDS: Partial<Record<Language, AccountWords>> = {
  en: {
    titles: ['Statement of account', 'Account detail: 1002 Bank'],
    holder: 'Account holder:',
    number: 'Account number:',
    period: (from, to) => say`Statement period: ${from} to ${to}`,
    heads: {
      date: 'Date',
      text: 'Description',
      reference: 'Reference',
      out: 'Paid out',
      in: 'Paid in',
      debit: 'Debit',
      credit: 'Credit',
      amount: 'Amount',
      side: 'DR/CR',
      balance: 'Balance',
      valueDate: 'Value date',
    },
    sides: ['DR', 'CR'],
    opening: 'Opening balance',
    closing: 'Closing balance',
    forward: 'Balance brought forward',
    totals: 'Totals',
    summary: ['Opening balance', 'Total paid in', 'Total paid out', 'Closing balance'],
    money: {
      in: ['Faster payment Corran Works', 'Cheque 100482 paid in', 'Transfer from deposit account', 'Card receipts'],
      out: [
        'Direct debit Northern Power',
        'Payroll 07',
        'Transfer to Dale Fabrication',
        'Account fee',
        'Cheque 300211',
        'Rates, Borough Council',
      ],
    },
  },
  'zh-Hans': {
    titles: ['银行对账单', '明细账：1002 银行存款'],
    holder: '户名：',
    number: '账号：',
    period: (from, to) => say`起止日期：${from}至${to}`,
    heads: {
      date: '日期',
      text: '摘要',
      reference: '凭证号',
      out: '支出',
      in: '收入',
      debit: '借方发生额',
      credit: '贷方发生额',
      amount: '交易金额',
      side: '方向',
      balance: '余额',
      valueDate: '起息日',
    },
    sides: ['借', '贷'],
    opening: '期初余额',
    closing: '期末余额',
    forward: '承前页',
    totals: '合计',
    summary: ['期初余额', '收入合计', '支出合计', '期末余额'],
    money: {
      in: ['东江贸易货款', '转账收款', '利息收入', '金桥机电往来款'],
      out: ['电费代扣', '工资发放', '鸿泰商场货款', '手续费', '转账支票', '税费缴纳'],
    },
  },
  'zh-Hant': {
    titles: ['帳戶往來明細', '明細分類帳：1102 銀行存款'],
    holder: '戶名：',
    number: '帳號：',
    period: (from, to) => say`期間：${from}至${to}`,
    heads: {
      date: '日期',
      text: '摘要',
      reference: '傳票編號',
      out: '支出',
      in: '存入',
      debit: '借方金額',
      credit: '貸方金額',
      amount: '交易金額',
      side: '借/貸',
      balance: '餘額',
      valueDate: '起息日',
    },
    sides: ['借', '貸'],
    opening: '期初餘額',
    closing: '期末餘額',
    forward: '承前頁',
    totals: '合計',
    summary: ['期初餘額', '存入合計', '支出合計', '期末餘額'],
    money: {
      in: ['東江貿易貨款', '轉帳存入', '利息', '金橋機電貨款'],
      out: ['電費代繳', '薪資轉帳', '鴻泰百貨貨款', '手續費', '支票兌付', '稅款'],
    },
  },
  ja: {
    titles: ['取引明細書', '総勘定元帳：普通預金'],
    holder: '口座名義：',
    number: '口座番号：',
    period: (from, to) => say`対象期間：${from}～${to}`,
    heads: {
      date: '取引日',
      text: '摘要',
      reference: '伝票番号',
      out: 'お支払金額',
      in: 'お預り金額',
      debit: '借方金額',
      credit: '貸方金額',
      amount: '取引金額',
      side: '貸借',
      balance: '差引残高',
      valueDate: '起算日',
    },
    sides: ['借', '貸'],
    opening: '繰越残高',
    closing: '最終残高',
    forward: '前頁より繰越',
    totals: '合計',
    summary: ['前月繰越', '入金合計', '出金合計', '次月繰越'],
    money: {
      in: ['振込 東江商事', '入金', '利息', '振込 金橋機電'],
      out: ['電気料金 口座振替', '給与振込', '振込 鴻泰商店', '振込手数料', '小切手', '税金'],
    },
  },
  ko: {
    titles: ['거래내역 조회서', '총계정원장: 보통예금'],
    holder: '예금주:',
    number: '계좌번호:',
    period: (from, to) => say`조회기간: ${from} ~ ${to}`,
    heads: {
      date: '거래일자',
      text: '적요',
      reference: '전표번호',
      out: '출금액',
      in: '입금액',
      debit: '차변',
      credit: '대변',
      amount: '거래금액',
      side: '구분',
      balance: '잔액',
      valueDate: '기산일',
    },
    sides: ['차', '대'],
    opening: '이월 잔액',
    closing: '최종 잔액',
    forward: '전월이월',
    totals: '합계',
    summary: ['기초 잔액', '입금 합계', '출금 합계', '기말 잔액'],
    money: {
      in: ['동강상사 입금', '타행이체', '예금이자', '금교전기 대금'],
      out: ['전기요금 자동이체', '급여이체', '홍태백화점 대금', '이체수수료', '당좌수표', '세금 납부'],
    },
  },
  de: {
    titles: ['Kontoauszug', 'Kontoblatt: 1200 Bank'],
    holder: 'Kontoinhaber:',
    number: 'IBAN:',
    period: (from, to) => say`Zeitraum: ${from} bis ${to}`,
    heads: {
      date: 'Buchungstag',
      text: 'Verwendungszweck',
      reference: 'Beleg',
      out: 'Lastschrift',
      in: 'Gutschrift',
      debit: 'Soll',
      credit: 'Haben',
      amount: 'Betrag',
      side: 'S/H',
      balance: 'Saldo',
      valueDate: 'Wertstellung',
    },
    sides: ['S', 'H'],
    opening: 'Anfangssaldo',
    closing: 'Endsaldo',
    forward: 'Übertrag',
    totals: 'Summe',
    summary: ['Alter Kontostand', 'Summe Gutschriften', 'Summe Lastschriften', 'Neuer Kontostand'],
    money: {
      in: ['Überweisung Cornelius Werke', 'Scheckeinreichung', 'Zinsen', 'Kartenumsätze'],
      out: ['Lastschrift Nordstrom', 'Gehälter', 'Überweisung Dahl Fertigung', 'Kontoführung', 'Miete', 'Finanzamt'],
    },
  },
  fr: {
    titles: ['Relevé de compte', 'Grand livre : 512 Banque'],
    holder: 'Titulaire :',
    number: 'Numéro de compte :',
    period: (from, to) => say`Période du ${from} au ${to}`,
    heads: {
      date: 'Date',
      text: 'Libellé',
      reference: 'Pièce',
      out: 'Débit',
      in: 'Crédit',
      debit: 'Débit',
      credit: 'Crédit',
      amount: 'Montant',
      side: 'D/C',
      balance: 'Solde',
      valueDate: 'Date de valeur',
    },
    sides: ['D', 'C'],
    opening: 'Solde initial',
    closing: 'Solde final',
    forward: 'Report',
    totals: 'Totaux',
    summary: ['Solde initial', 'Total des crédits', 'Total des débits', 'Solde final'],
    money: {
      in: ['Virement Corbin Usines', 'Remise de chèque', 'Intérêts', 'Encaissements carte'],
      out: ['Prélèvement électricité', 'Salaires', 'Virement Dalle SA', 'Frais de tenue de compte', 'Loyer', 'Impôts'],
    },
  },
  it: {
    titles: ['Estratto conto', 'Scheda contabile: banca c/c'],
    holder: 'Intestatario:',
    number: 'Conto n.:',
    period: (from, to) => say`Periodo dal ${from} al ${to}`,
    heads: {
      date: 'Data',
      text: 'Descrizione',
      reference: 'Rif.',
      out: 'Addebiti',
      in: 'Accrediti',
      debit: 'Dare',
      credit: 'Avere',
      amount: 'Importo',
      side: 'D/A',
      balance: 'Saldo',
      valueDate: 'Valuta',
    },
    sides: ['D', 'A'],
    opening: 'Saldo iniziale',
    closing: 'Saldo finale',
    forward: 'Riporto',
    totals: 'Totali',
    summary: ['Saldo iniziale', 'Totale accrediti', 'Totale addebiti', 'Saldo finale'],
    money: {
      in: ['Bonifico Corradi', 'Versamento assegno', 'Interessi', 'Incassi POS'],
      out: ['Addebito energia', 'Stipendi', 'Bonifico Dalla Torre', 'Spese conto', 'Affitto', 'F24 imposte'],
    },
  },
  es: {
    titles: ['Extracto de cuenta', 'Mayor: 572 Bancos'],
    holder: 'Titular:',
    number: 'Número de cuenta:',
    period: (from, to) => say`Periodo del ${from} al ${to}`,
    heads: {
      date: 'Fecha',
      text: 'Concepto',
      reference: 'Documento',
      out: 'Cargos',
      in: 'Abonos',
      debit: 'Debe',
      credit: 'Haber',
      amount: 'Importe',
      side: 'D/H',
      balance: 'Saldo',
      valueDate: 'Fecha valor',
    },
    sides: ['D', 'H'],
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    forward: 'Suma y sigue',
    totals: 'Totales',
    summary: ['Saldo inicial', 'Total abonos', 'Total cargos', 'Saldo final'],
    money: {
      in: ['Transferencia Corral', 'Ingreso de cheque', 'Intereses', 'Cobros con tarjeta'],
      out: ['Recibo electricidad', 'Nóminas', 'Transferencia Dalmau', 'Comisión', 'Alquiler', 'Impuestos'],
    },
  },
}
