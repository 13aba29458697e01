export { CONCEPTS, conceptOfKey, findConcepts } from '@tickmark/language'
