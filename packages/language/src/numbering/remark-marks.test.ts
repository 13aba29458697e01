import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { foldText } from '../words/fold-text.ts'
import { REMARK_MARKS } from './remark-marks.ts'

const marksIn = (text: string) => Array.from(foldText(text).matchAll(REMARK_MARKS), ([mark]) => mark)

test.each(LANGUAGE_DATA.filter(({ numbering }) => numbering.remarks.example))(
  '$tag: the mark of a remark is found',
  ({ numbering: { remarks } }) => {
    const [text = '', mark = ''] = remarks.example ?? []
    expect(marksIn(text)).toEqual([foldText(mark)])
  },
)

test.each(['注3,000千円', '備註 2 項', '주 1,000주', '关注2个指标'])('%s has none', (text) => {
  expect(marksIn(text)).toEqual([])
})
