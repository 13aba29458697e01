import { expect, test } from 'vitest'
import { escapeMarkdown, escapeMarkdownCell } from './escape-markdown.ts'

test('text that means nothing in Markdown is left as printed', () => {
  for (const text of [
    '1,234 * 5',
    'snake_case',
    '见表1[S1]',
    'A & B',
    '3 < 5',
    '50%',
    'C# and F-16',
    '(1.5)',
    '－－',
  ]) {
    expect(escapeMarkdown(text)).toBe(text)
  }
})

test('markup loses its power', () => {
  expect(escapeMarkdown('# not a heading')).toBe('\\# not a heading')
  expect(escapeMarkdown('1. not a list')).toBe('1\\. not a list')
  expect(escapeMarkdown('- not a list')).toBe('\\- not a list')
  expect(escapeMarkdown('*not bold* _nor this_')).toBe('\\*not bold\\* \\_nor this\\_')
  expect(escapeMarkdown('<script>')).toBe('&lt;script>')
  expect(escapeMarkdown('[a](javascript:x)')).toBe('[a\\](javascript:x)')
  expect(escapeMarkdown('[a]: http://evil')).toBe('[a\\]: http://evil')
  expect(escapeMarkdown('&lt; stays')).toBe('&amp;lt; stays')
})

test('a cell stays on its line and in its column', () => {
  expect(escapeMarkdownCell('a | b\nc')).toBe('a \\| b<br>c')
})
