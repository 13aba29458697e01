import type { SentenceWords } from '../shape/sentence-words.ts'

export const sentences: SentenceWords = {
  neutral: ['el', 'la', 'los', 'las', 'de', 'del', 'al', 'en', 'y', 'o', 'por', 'para', 'es', 'fue', 'son', 'partida', 'asciende', 'ascienden', 'ascendió', 'alcanzó', 'decir', 'un', 'una', 'frente', 'respecto', 'ejercicio', 'año', 'total', 'grupo', 'sociedad', 'aumento', 'descenso', 'crecimiento', 'disminución', 'cerca'],
  scoped: [],
}
