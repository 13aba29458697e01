export { readWorkbookExamples } from './read-workbook-examples.ts'
