import { expect, test } from 'vitest'
import { toLine } from '../strip/read-strip.ts'
import type { ReadLine } from '../strip/read-strip.ts'
import { takeAccents } from './take-accents.ts'

const line = (text: string, confidence = 0.99): ReadLine =>
  toLine(
    Array.from(text, (letter, index) => ({
      text: letter,
      start: index / text.length,
      end: (index + 1) / text.length,
      confidence,
    })),
  )
const taken = (own: string, other: string, confidence?: number): string =>
  takeAccents(line(own), line(other, confidence)).read.text

test('a line gets the accents of a reader that has letters for them', () => {
  expect(taken("Resultat a cote de l'assemblee", "Résultat à côté de l'assemblée")).toBe(
    "Résultat à côté de l'assemblée",
  )
  expect(taken('MeiBelsatz uber groBere Betrage', 'Meißelsatz über größere Beträge')).toBe(
    'Meißelsatz über größere Beträge',
  )
  expect(taken('la clOture du preteur', 'la clôture du prêteur')).toBe('la clôture du prêteur')
})

test('what was left out between letters that both read is put in, but no digit', () => {
  expect(taken('lassemblee, 7,443 , paye', "l'assemblée, 7,443 €, payé")).toBe("l'assemblée, 7,443 €, payé")
  expect(taken('un resultat de 1,24 euros', 'un résultat de 1,294 euros')).toBe('un résultat de 1,24 euros')
  expect(taken('un resultat de 1,284 euros', 'un résultat de 1,234 euros')).toBe('un résultat de 1,284 euros')
})

test('accents of which the reader is not sure, and those of another line, are left', () => {
  expect(taken('resume of the operating result', 'résumé of the operating result', 0.9)).toBe(
    'resume of the operating result',
  )
  expect(taken('Total current assets', 'à côté de ses filiales')).toBe('Total current assets')
})

test('blanks are put in between words, none into a number', () => {
  expect(taken('Areceita liquidadevendas', 'A receita líquida de vendas')).toBe('A receita líquida de vendas')
  expect(taken('venda de 12345 bens', 'venda de 12 345 bens')).toBe('venda de 12345 bens')
  expect(taken('liquidadevendas', 'líquida de vendas', 0.9)).toBe('liquidadevendas')
})
