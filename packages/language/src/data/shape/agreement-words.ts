import type { WordRow } from './word-row.ts'

/** How agreements of one language number their clauses, name their parties and speak of days and payments. */
export interface AgreementWords {
  /** Before or around the number of a clause, `{n}` for the number: "clause {n}", 第{n}条. The example gives the number. */
  clauses: WordRow
  /** Right behind the number of a clause, where it is one of another text: "section 7 of the Companies Act". */
  ofOther: WordRow<true>
  /** Behind the number after all one of this text: "of this Agreement". */
  ofThis: WordRow<true>
  /** At the end of what stands right before a clause of another text: 公司法第七条. */
  lawsBefore: WordRow<true>
  /** Before the last day on which something may be done; behind it in some languages. */
  notLaterThan: WordRow<true>
  /** In the line in which parties sign. */
  signed: WordRow<true>
  /** What is paid for what is bought. */
  price: WordRow<true>
  /** One of several payments of a price, with a place for its number: "Instalment 2", 第二期. The example gives the number. */
  instalments: WordRow
}
