/** A pattern for `like` of what contains a text, whatever signs stand in it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
