import { expect, test } from 'vitest'
import { startProgress } from './progress.ts'

function record(isTTY: boolean): {
  written: string[]
  stream: { isTTY: boolean; columns: number; write(text: string): void }
} {
  const written: string[] = []
  return { written, stream: { isTTY, columns: 80, write: (text) => void written.push(text) } }
}

test('on a terminal one line is redrawn, and erased before a line that stays', () => {
  const { written, stream } = record(true)
  const progress = startProgress(stream, 'en', 1)
  progress.pages('a.pdf', 3, 10)
  progress.note('b.pdf: No such file')
  progress.end()
  expect(written).toEqual(['\r\x1b[2Ka.pdf  page 3 of 10', '\r\x1b[2K', 'b.pdf: No such file\n'])
})

test('without a terminal a short run says nothing', () => {
  const { written, stream } = record(false)
  const progress = startProgress(stream, 'en', 2)
  progress.pages('a.pdf', 10, 10)
  progress.phase('reviewing')
  progress.end()
  expect(written).toEqual([])
})
