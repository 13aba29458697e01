import { wordsOf } from '@tickmark/document'
import type { DocumentLanguage, Language } from '@tickmark/document'
import { escapeHtml } from '../words/escape-html.ts'
import { STYLE, STYLE_HASH } from './style.ts'

/** A whole HTML page that loads nothing and runs nothing: its own policy forbids scripts, forms, frames and the network. */
export function pageShell(title: string, language: Language, body: string): string {
  const policy = `default-src 'none'; style-src '${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/** The `lang` attribute for the document's own text; none where it is not known. */
export function langAttribute(language: DocumentLanguage): string {
  return language === 'und' ? '' : ` lang="${wordsOf(language)}"`
}
