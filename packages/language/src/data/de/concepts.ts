import type { ConceptWords } from '../shape/concept-words.ts'

/** None yet: a name that means something else in another language would be read there, too. */
export const concepts: ConceptWords = {}
