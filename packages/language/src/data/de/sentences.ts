import type { SentenceWords } from '../shape/sentence-words.ts'

export const sentences: SentenceWords = {
  neutral: ['der', 'die', 'das', 'dem', 'den', 'im', 'in', 'am', 'zum', 'um', 'auf', 'von', 'mit', 'und', 'oder', 'ist', 'war', 'betrug', 'betrugen', 'beträgt', 'belief', 'sich', 'lag', 'entfielen', 'position', 'damit', 'gegenüber', 'nach', 'vorjahr', 'geschäftsjahr', 'insgesamt', 'gestiegen', 'gesunken', 'höher', 'niedriger', 'konzern', 'gesellschaft', 'rund', 'etwa'],
  scoped: [],
}
