const ENTITIES = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }))

/** Makes any text safe between tags and inside quoted attributes. Control characters that HTML forbids are dropped. */
export function escapeHtml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to drop
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character)
}
