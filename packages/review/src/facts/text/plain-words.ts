export { isPlain, isScoped } from '@tickmark/language'
