export { CONCEPTS, findConcepts } from '@tickmark/language'
