import { expect, test } from 'vitest'
import { decideNumberStyle } from './decide-number-style.ts'

test('numbers that one style alone can write decide', () => {
  expect(decideNumberStyle(['1,234', '5,678.90', '12.5%'])).toBe('point')
  expect(decideNumberStyle(['117.000', '1.234,56', '0,75', '95.500'])).toBe('comma')
  expect(decideNumberStyle(['12 345', '1 234', '987', '23 456,7'])).toBe('space')
})

test('what may be either is left to the document around it', () => {
  expect(decideNumberStyle(['1.234', '117.000'])).toBe('point')
  expect(decideNumberStyle(['1.234', '117.000'], 'comma')).toBe('comma')
  expect(decideNumberStyle(['0.987', '1.234', '7.125'], 'comma')).toBe('comma')
  expect(decideNumberStyle(['0.987', '0.123', '0.654', '7.125'], 'comma')).toBe('point')
})

test('one slip does not turn a document', () => {
  expect(decideNumberStyle(['1,234.5', '2,345.6', '12,5'])).toBe('point')
})

test('dates, notes and words are no evidence', () => {
  const heads = ['December 31,2022', 'As of March 2,2023', 'Note 1,2', 'Item 5,6']
  expect(decideNumberStyle([...heads, '1,234', '943'])).toBe('point')
})

test('a column of notes does not turn a statement', () => {
  expect(decideNumberStyle(['5,6', '7,12', '3', '1,234', '943', '2,345', '12,890'])).toBe('point')
})

test('decimals after a comma, and noughts, do not speak against groups that are parted by spaces', () => {
  const noughts = Array.from({ length: 16 }, () => '0,00')
  const amounts = ['388 364,89', '24 408,92', '777 682,93', '-413 560,91']
  expect(decideNumberStyle([...noughts, ...amounts])).toBe('space')
  expect(decideNumberStyle([...noughts, '24 408,92'], 'space')).toBe('space')
  expect(decideNumberStyle([...noughts, '388.364,89', '24.408,92', '24 408,92'])).toBe('comma')
  expect(decideNumberStyle([...noughts, '388.364,89', '24.408,92'], 'space')).toBe('comma')
})
