import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: {
    words: [
      'summe',
      'gesamt',
      'gesamtsumme',
      'zwischensumme',
      'insgesamt',
      'gesamtbetrag',
      'rechnungsbetrag',
      'endbetrag',
      'nettosumme',
      'bruttosumme',
    ],
    example: ['Summe Aktiva', true],
  },
  totalAlone: [],
  totalAtEnd: { words: [], unlike: [] },
  mean: { words: ['Mittelwert', 'Durchschnitt', 'arithmetisches Mittel'], example: ['Mittelwert', true] },
  median: { words: ['Median', 'Zentralwert'], example: ['Median', true] },
  lowest: { words: ['Minimum', 'Tiefstwert', 'Min'], example: ['Minimum', true] },
  highest: { words: ['Maximum', 'Höchstwert', 'Max'], example: ['Maximum', true] },
  compoundGrowth: {
    words: ['durchschnittliche jährliche Wachstumsrate', 'jährliche Wachstumsrate'],
    example: ['Jährliche Wachstumsrate', true],
  },
  quantity: { words: ['Menge', 'Anzahl', 'Stückzahl', 'Stück'], example: ['Menge', true] },
  ofWhole: {
    words: ['% von {}', '% der {}', '% des {}', 'anteil an {}'],
    example: ['in % des Eigenkapitals', 'eigenkapitals'],
  },
  ownRate: {
    words: [
      'steuersatz',
      'steuerquote',
      'zinssatz',
      'wachstum',
      'wachstumsrate',
      'inflation',
      'inflationsrate',
      'diskontierungssatz',
      'abzinsungssatz',
      'kapitalkosten',
      'ausschüttungsquote',
    ],
    example: ['Steuersatz der Gesellschaft', true],
  },
  excluding: { words: ['ohne {}', 'exkl. {}', 'exklusive {}'], example: ['Median (ohne TDG)', 'tdg'] },
  noteHead: {
    words: ['Anhang', 'Anhangangabe', 'Anhang-Nr.', 'Anhang Nr.', 'Tz.', 'Textziffer', 'Erläuterung'],
    example: ['Anhang', true],
  },
  netAssets: { words: ['nettovermögen', 'fondsvermögen', 'nettofondsvermögen'], example: ['Fondsvermögen', true] },
  valueOfUnit: {
    words: [
      'anteilwert',
      'nettoinventarwert je anteil',
      'inventarwert je anteil',
      'inventarwert pro anteil',
      'nettoinventarwert je aktie',
    ],
    example: ['Anteilwert', true],
  },
  unitsInIssue: {
    words: ['umlaufende anteile', 'anteile im umlauf', 'anzahl anteile', 'anzahl der anteile'],
    example: ['Anteile im Umlauf', true],
  },
  generic: ['aufwand', 'kosten'],
  empty: ['der', 'die', 'das', 'und', 'von'],
}
