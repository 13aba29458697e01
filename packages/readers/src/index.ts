export type * from './reader.ts'
export type { PageContent, PageWord } from './page-content.ts'
