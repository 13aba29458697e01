/** The judge from inside: what fits and measures it looks here (bench/judge); a review comes by the room's first door. */
export { figuresOf, RELATION_KINDS, type Relation } from '../claims/relation/relation.ts'
export { retold } from '../claims/echoes/retold.ts'
export { makeSentences } from '../facts/sentences/make-sentences.ts'
export { proposeRelations } from './check-facts.ts'
export { CUE_IDS, CUE_SIGNS, cuesOf } from './cues.ts'
export { partOf } from './judge-relations.ts'
export type { Part } from './judge-relations.ts'
export { surroundingsOf } from './surroundings.ts'
