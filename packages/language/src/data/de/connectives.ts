import type { ConnectiveWords } from '../shape/connective-words.ts'

export const connectives: ConnectiveWords = {
  respectively: { words: ['beziehungsweise', 'bzw.', 'jeweils'], example: ['12 € bzw. 10 €', true] },
  and: { words: ['und', 'sowie'], example: ['und', true] },
  ofWhich: { words: ['davon', 'darin enthalten', 'darunter'], example: ['davon Zinsaufwand', true] },
  heldAgainst: {
    words: ['gegenüber', 'nach', 'von', 'im Vergleich zu', 'verglichen mit', 'statt'],
    example: ['gegenüber', true],
  },
  less: { words: ['abzüglich', 'abzgl.', 'minus'], example: ['abzüglich Ertragsteuern', true] },
  plus: { words: ['zuzüglich', 'zzgl.', 'plus'], example: ['zuzüglich Abschreibungen', true] },
  above: { words: ['über', 'höher als', 'mehr als', 'oberhalb'], example: [' über dem Konsens von', true] },
  below: { words: ['unter', 'niedriger als', 'weniger als', 'unterhalb'], example: [' unter dem Konsens von', true] },
  leftOver: {
    words: ['verbleiben', 'verbleibt', 'verbleibende', 'verbleibenden', 'restliche', 'restlichen'],
    example: ['es verbleiben 670', true],
  },
  amongOthers: { words: ['einschließlich', 'davon', 'darunter'], example: ['einschließlich 12', true] },
  madeUpOf: {
    words: ['bestehend aus', 'setzt sich zusammen', 'setzen sich zusammen', 'umfasst', 'einschließlich'],
    example: ['bestehend aus', true],
  },
  perShare: { words: ['je Aktie', 'pro Aktie'], example: ['je Aktie', true] },
  inAll: { words: ['insgesamt', 'zusammen'], example: ['insgesamt', true] },
  compound: {
    words: ['CAGR', 'jährlichen Wachstumsrate', 'durchschnittlich pro Jahr'],
    example: ['mit einer jährlichen Wachstumsrate von 12 %', true],
  },
  over: { words: ['zu', 'im Verhältnis zu', 'in % von'], example: ['zu', true] },
  margin: { words: ['Marge', '-Marge'], example: ['EBITDA-Marge', true] },
  otherBasis: {
    words: [
      'währungsbereinigt',
      'wechselkursbereinigt',
      'währungsneutral',
      'währungsneutrale',
      'organisch',
      'zu konstanten Wechselkursen',
      'annualisiert',
      'annualisierte',
    ],
    example: ['währungsbereinigt plus 12 %', true],
  },
  adjusted: {
    words: ['bereinigt', 'bereinigte', 'bereinigtes', 'bereinigter', 'bereinigten', 'normalisiertes'],
    example: ['Bereinigtes EBITDA', true],
  },
  reported: {
    words: ['berichtet', 'berichtetes', 'ausgewiesenes', 'unbereinigt'],
    example: ['Ausgewiesenes EBITDA', true],
  },
  adjustedHead: { words: ['währungsbereinigte', 'vergleichbar'], example: ['Veränderung vergleichbar', true] },
  expected: {
    words: ['erwartet', 'erwarten', 'Prognose', 'Ausblick', 'voraussichtlich'],
    example: ['voraussichtlich 12 %', true],
  },
}
