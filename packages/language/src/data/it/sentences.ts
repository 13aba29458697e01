import type { SentenceWords } from '../shape/sentence-words.ts'

export const sentences: SentenceWords = {
  neutral: ['il', 'lo', 'la', 'gli', 'i', 'le', 'di', 'del', 'della', 'dei', 'delle', 'al', 'alla', 'nel', 'nella', 'in', 'e', 'o', 'per', 'è', 'sono', 'era', 'voce', 'ammonta', 'ammontano', 'ammontava', 'pari', 'rispetto', 'contro', 'esercizio', 'anno', 'totale', 'gruppo', 'società', 'aumento', 'diminuzione', 'crescita', 'calo', 'circa'],
  scoped: [],
}
