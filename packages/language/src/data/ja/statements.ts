import type { StatementWords } from '../shape/statement-words.ts'

export const statements: StatementWords = {
  balanceSheet: { words: ['貸借対照表', '財政状態計算書'], example: ['連結貸借対照表', true] },
  incomeStatement: { words: ['損益計算書', '包括利益計算書'], example: ['連結損益計算書', true] },
  cashFlow: {
    words: ['キャッシュ・フロー計算書', 'キャッシュフロー計算書'],
    example: ['連結キャッシュ・フロー計算書', true],
  },
  equity: { words: ['株主資本等変動計算書', '持分変動計算書'], example: ['連結株主資本等変動計算書', true] },
  equityParts: { words: ['資本金', '資本剰余金', '利益剰余金', '株主資本'], example: ['利益剰余金', true] },
  consolidated: { words: ['連結'], example: ['連結貸借対照表', true] },
  addressed: { words: ['御中'], example: ['某社株式会社　取締役会　御中', true] },
  audited: {
    words: ['監査を行った', '監査を行いました', '監査した'],
    example: ['某社株式会社の連結財務諸表について監査を行った', true],
  },
  auditorReport: { words: ['監査報告書'], example: ['独立監査人の監査報告書', true] },
  opinion: { words: ['無限定適正意見', '適正意見', '監査意見'], example: ['無限定適正意見を表明しました', true] },
  annualReport: { words: ['有価証券報告書', '年次報告書', 'アニュアルレポート'], example: ['有価証券報告書', true] },
  unaudited: { words: ['未監査', '監査の対象外', '監査を受けていない', '監査対象外'], example: ['（未監査）', true] },
  notApplicable: {
    words: ['該当なし', '該当事項なし', '該当事項はありません', '適用なし'],
    example: ['株主資本等変動計算書 該当なし', true],
  },
  operations: { words: ['継続事業', '非継続'], example: ['非継続事業からの当期利益', true] },
  operationsAlone: { words: [] },
}
