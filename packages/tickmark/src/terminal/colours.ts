/** Paints text for a terminal; every function returns its text unchanged where colours are not wanted. */
export interface Colours {
  bold(text: string): string
  dim(text: string): string
  serious(text: string): string
  warning(text: string): string
  suggestion(text: string): string
  verified(text: string): string
}

/** Colours for a stream: only on a terminal, and never against NO_COLOR (https://no-color.org). */
export function coloursFor(stream: { isTTY?: boolean }, environment: NodeJS.ProcessEnv): Colours {
  const wanted = environment.FORCE_COLOR
    ? environment.FORCE_COLOR !== '0'
    : Boolean(stream.isTTY) && !environment.NO_COLOR && environment.TERM !== 'dumb'
  const paint = (open: number, close: number) => (text: string) =>
    wanted && text ? `\x1b[${open}m${text}\x1b[${close}m` : text
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    serious: paint(31, 39),
    warning: paint(33, 39),
    suggestion: paint(34, 39),
    verified: paint(32, 39),
  }
}

/** Text from a file may hold control sequences that would take over the terminal: they are shown, not obeyed. */
export function defuse(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to defuse
  return text.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '\u{FFFD}')
}
