import { expect, test } from 'vitest'
import { namedIn } from './named-in.ts'

const NAMES = ['li', 'li.wei', '张三丰', '张三', 'Kim-SY']

test.each([
  ['@li please look', ['li']],
  ['Ask @li.wei.', ['li.wei']],
  ['@LI, @kim-sy: note 5', ['li', 'Kim-SY']],
  ['请@张三丰看一下', ['张三丰']],
  ['请@张三核对附注5', ['张三']],
  ['＠li と確認', ['li']],
  ['@linda knows', []],
  ['mail to x@li or a.b@li', []],
  ['@li @li', ['li']],
  ['li', []],
])('%s', (text, named) => {
  expect(namedIn(text, NAMES)).toEqual(named)
})
