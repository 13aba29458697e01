import type { SentenceWords } from '../shape/sentence-words.ts'

export const sentences: SentenceWords = {
  neutral: ['l', 'le', 'la', 'les', 'de', 'du', 'des', 'd', 'au', 'aux', 'à', 'a', 'en', 'et', 'ou', 'pour', 'est', 'était', 'sont', 's', 'élève', 'élèvent', 'élevait', 'poste', 'soit', 'par', 'rapport', 'contre', 'exercice', 'exercices', 'année', 'total', 'groupe', 'société', 'hausse', 'baisse', 'progression', 'recul', 'environ', 'atteint', 'ressort'],
  scoped: [],
}
