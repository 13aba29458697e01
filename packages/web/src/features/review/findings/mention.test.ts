import { expect, test } from 'vitest'
import { begunMention, completeMention, matchingNames, splitMentions } from './mention.ts'

test('an @ begins a mention wherever it is typed, but not in a mail address', () => {
  expect(begunMention('@')).toEqual({ from: 0, name: '' })
  expect(begunMention('see @li')).toEqual({ from: 4, name: 'li' })
  expect(begunMention('请@张')).toEqual({ from: 1, name: '张' })
  expect(begunMention('確認＠山')).toEqual({ from: 2, name: '山' })
  expect(begunMention('li@ex')).toBeUndefined()
  expect(begunMention('@li see')).toBeUndefined()
})

test('names that begin with what was typed come first', () => {
  expect(matchingNames(['anna', 'Hanna', '王-an'], 'an')).toEqual(['anna', 'Hanna', '王-an'])
  expect(matchingNames(['Hanna', 'anna'], 'an')).toEqual(['anna', 'Hanna'])
  expect(matchingNames(['anna'], 'b')).toEqual([])
  expect(matchingNames(['anna', 'ben'], '')).toEqual(['anna', 'ben'])
})

test('a taken name replaces what was typed of it, and one blank follows', () => {
  expect(completeMention('see @l please', { from: 4, name: 'l' }, 'li.wei')).toEqual({
    text: 'see @li.wei please',
    caret: 12,
  })
  expect(completeMention('请@', { from: 1, name: '' }, '张三')).toEqual({ text: '请@张三 ', caret: 5 })
})

test('a comment shows whom it names and nobody else', () => {
  const names = (text: string, named: string[]) =>
    splitMentions(text, named).flatMap((piece) => (piece.isName ? piece.text : []))
  expect(names('@li and @li.wei, not @linda', ['li', 'li.wei'])).toEqual(['@li', '@li.wei'])
  expect(names('@li', [])).toEqual([])
})
