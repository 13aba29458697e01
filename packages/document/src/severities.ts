/** Grades of findings, the gravest first: the order of every list, count and sheet. Without a schema, so that a page of the site can use it. */
export const SEVERITIES = ['serious', 'warning', 'suggestion'] as const
