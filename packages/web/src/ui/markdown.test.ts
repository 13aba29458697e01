import { expect, test } from 'vitest'
import { blocksOf } from './markdown.tsx'

test('finds the blocks of a rule page', () => {
  const text =
    '## What\n\nOne line\nand the next.\n\n- a\n  goes on\n- b\n\n```ts\nconst x = 1\n\n```\n| a | b |\n|---|---|\n| 1 | 2 |'
  expect(blocksOf(text)).toEqual([
    { kind: 'heading', lines: ['## What'] },
    { kind: 'paragraph', lines: ['One line', 'and the next.'] },
    { kind: 'list', lines: ['- a goes on', '- b'] },
    { kind: 'code', lines: ['const x = 1', ''], info: 'ts' },
    { kind: 'table', lines: ['| a | b |', '|---|---|', '| 1 | 2 |'] },
  ])
})
