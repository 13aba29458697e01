import { expect, test } from 'vitest'
import { tellByWords } from './tell-by-words.ts'

test.each([
  [
    'ita',
    'La quota di utile verra destinata a riserva; cosi e stato deliberato nella seduta di lunedi che il consiglio ha',
  ],
  ['spa', 'El resultado de explotacion ascendio a los miles de euros, y las inversiones en el extranjero estan por'],
  ['por', 'A receita liquida de vendas alcancou no exercicio; os imoveis em construcao sao avaliados ao custo, nao da'],
  ['fra', 'Les capitaux propres de la societe et des filiales dans le pays; une hausse par rapport aux'],
  ['deu', 'Die Vorrate sind mit den Kosten bewertet und der Rest wird auf neue Rechnung von'],
])('%s is told by its small words', (language, text) => expect(tellByWords([text])).toBe(language))

test('English and lines of labels leave it open', () => {
  expect(tellByWords(['Operating profit rose by 3 % to 5 thousand and exceeded the forecast'])).toBeUndefined()
  expect(tellByWords(['Total', 'Ricavi', '2024'])).toBeUndefined()
})
