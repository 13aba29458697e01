import type { StatementWords } from '../shape/statement-words.ts'

export const statements: StatementWords = {
  balanceSheet: { words: ['Bilanz', 'Bilanzen'], example: ['Konzernbilanz', true] },
  incomeStatement: {
    words: [
      'Gewinn- und Verlustrechnung',
      'Gewinn- und Verlustrechnungen',
      'Gesamtergebnisrechnung',
      'Erfolgsrechnung',
    ],
    example: ['Konzern-Gewinn- und Verlustrechnung', true],
  },
  cashFlow: {
    words: ['Kapitalflussrechnung', 'Geldflussrechnung', 'Cashflow-Rechnung'],
    example: ['Konzernkapitalflussrechnung', true],
  },
  equity: {
    words: [
      'Eigenkapitalveränderungsrechnung',
      'Eigenkapitalspiegel',
      'Eigenkapitalentwicklung',
      'Entwicklung des Eigenkapitals',
      'Eigenkapitalnachweis',
    ],
    example: ['Konzern-Eigenkapitalspiegel', true],
  },
  equityParts: {
    words: ['Eigenkapital', 'Kapitalrücklage', 'Gewinnrücklagen', 'Gezeichnetes Kapital'],
    example: ['Gewinnrücklagen', true],
  },
  consolidated: { words: ['konzern', 'konsolidierte'], example: ['Konzernbilanz', true] },
  addressed: { words: ['an die', 'an den aufsichtsrat'], example: ['An die Muster AG', true] },
  audited: {
    words: [
      'wir haben den konzernabschluss',
      'wir haben den jahresabschluss',
      'wir haben den beigefügten konzernabschluss',
      'wir haben den beigefügten jahresabschluss',
      'haben wir den konzernabschluss',
      'haben wir den jahresabschluss',
    ],
    example: ['Wir haben den Jahresabschluss der Muster AG geprüft', true],
  },
  auditorReport: {
    words: [
      'Bestätigungsvermerk',
      'Bericht des Abschlussprüfers',
      'Bericht der Revisionsstelle',
      'Vermerk des unabhängigen Abschlussprüfers',
    ],
    example: ['Bestätigungsvermerk des unabhängigen Abschlussprüfers', true],
  },
  opinion: {
    words: ['bestätigungsvermerk', 'prüfungsurteil'],
    example: ['einen uneingeschränkten Bestätigungsvermerk erteilt', true],
  },
  annualReport: {
    words: ['Geschäftsbericht', 'Jahresfinanzbericht', 'Konzernabschluss und Konzernlagebericht'],
    example: ['Geschäftsbericht 2024', true],
  },
  unaudited: { words: ['ungeprüft', 'nicht geprüft'], example: ['ungeprüft', true] },
  notApplicable: { words: ['nicht anwendbar', 'entfällt'], example: ['Eigenkapitalspiegel: entfällt', true] },
  operations: {
    words: ['fortgeführte', 'fortgeführter', 'fortgeführten', 'aufgegebene', 'aufgegebener', 'aufgegebenen'],
    example: ['Ergebnis aus fortgeführten Geschäftsbereichen', true],
  },
  operationsAlone: { words: [] },
}
