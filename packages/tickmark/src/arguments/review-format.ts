/** The first is the default. */
export const REVIEW_FORMATS = ['text', 'json', 'sarif', 'markdown', 'html', 'xlsx'] as const
export type ReviewFormat = (typeof REVIEW_FORMATS)[number]
