import { programMark } from '@tickmark/isolation'

let mark: string | undefined

/** Changes with every file of the program that reads and reviews: what was kept under another mark may have come out otherwise. */
export const engineMark = (): string => (mark ??= programMark(new URL('./engine-child.ts', import.meta.url)))
