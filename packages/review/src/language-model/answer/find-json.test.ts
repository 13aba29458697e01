import { expect, test } from 'vitest'
import { findJson } from './find-json.ts'

test.each([
  ['{"claims": []}', { claims: [] }],
  ['```json\n{"claims": [1]}\n```', { claims: [1] }],
  ['<think>maybe {"claims": [9]}</think>Here you are:\n```\n{"claims": [2]}\n```\nAnything else?', { claims: [2] }],
  ['Sure. {"claims": [{"quote": "a } b"}]} I hope this helps.', { claims: [{ quote: 'a } b' }] }],
  ['First draft ```json\n{"a": 1}\n``` and better ```json\n{"a": 2}\n```', { a: 2 }],
  ['[1, 2]', [1, 2]],
  ['I found nothing.', undefined],
  ['{"claims": [', undefined],
])('%s', (answer, expected) => expect(findJson(answer)).toEqual(expected))
