import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text, 'und'), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, actual }) => `${ruleId} ${actual ?? ''}`)

const german = (word: string) => `
# Konzern-Gewinn- und Verlustrechnung

in T€

| | 2020 | 2019 |
| Umsatzerlöse | 5.976.910 | 5.267.903 |
| Herstellungskosten | 4.019.059 | 3.860.377 |
| Bruttoergebnis vom Umsatz | 1.957.851 | 1.407.526 |
| Ergebnis vor Ertragsteuern | 1.030.602 | 720.611 |

# Lagebericht

Bruttoergebnis vom Umsatz: 1.957,9 Mio. € im Geschäftsjahr 2020, damit um 39,1 % ${word} gegenüber 1.407,5 Mio. € im Geschäftsjahr 2019.
`

const french = (word: string) => `
# Compte de résultat consolidé

(en milliers d’euros)

| | 2022 | 2021 |
| Chiffre d’affaires | 5 976 910 | 5 267 903 |
| Coût des ventes | 4 019 059 | 3 860 377 |
| Marge brute | 1 957 851 | 1 407 526 |
| Résultat avant impôt | 1 030 602 | 720 611 |

# Rapport de gestion

Marge brute : 1 957,9 millions d’euros pour exercice 2022, en ${word} de 39,1 % par rapport à 1 407,5 millions d’euros pour exercice 2021.
`

test('what stands behind "gegenüber" and "par rapport à" is the earlier amount', () => {
  expect(told(german('gestiegen'))).toEqual([])
  expect(told(german('gesunken'))).toEqual([expect.stringContaining('consistency/direction-contradicts-figures')])
  expect(told(french('hausse'))).toEqual([])
  expect(told(french('baisse'))).toEqual([expect.stringContaining('consistency/direction-contradicts-figures')])
})
