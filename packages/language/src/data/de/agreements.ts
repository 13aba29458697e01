import type { AgreementWords } from '../shape/agreement-words.ts'

export const agreements: AgreementWords = {
  clauses: {
    words: ['ziffer {n}', 'ziff. {n}', 'artikel {n}', 'art. {n}', '§ {n}', 'klausel {n}'],
    example: ['gemäß Ziffer 7', '7'],
  },
  ofOther: { words: ['der', 'des', 'bgb', 'hgb', 'gmbhg', 'aktg', 'abs.'], example: ['§ 7 des Aktiengesetzes', true] },
  ofThis: {
    words: ['dieses vertrags', 'dieses vertrages', 'dieser vereinbarung'],
    example: ['Ziffer 7 dieses Vertrags', true],
  },
  lawsBefore: { words: ['gesetz', 'gesetzes', 'verordnung'], example: ['des Gesetzes § 7', true] },
  notLaterThan: {
    words: ['spätestens am', 'spätestens zum', 'spätestens bis', 'nicht später als'],
    example: ['spätestens am 31. März 2025', true],
  },
  signed: {
    words: ['unterzeichnet', 'unterschrieben', 'unterschrift'],
    example: ['Unterzeichnet für die Muster GmbH', true],
  },
  price: { words: ['kaufpreis', 'gesamtpreis', 'vertragspreis'], example: ['Der Kaufpreis beträgt 3,2 Mio. €.', true] },
  instalments: { words: ['rate {n}', 'tranche {n}', 'teilzahlung {n}', '{n}. rate'], example: ['Rate 2', '2'] },
}
