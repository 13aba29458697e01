import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test('passwords that are guessed first are known, also in disguise', () => {
  const common = [
    'password',
    'PASSWORD1',
    'P@ssw0rd!',
    'qwerty123',
    'iloveyou2',
    '11111111',
    '87654321',
    'abcdefgh',
    '1qaz2wsx',
    'woaini520',
    'sakura99',
    '20240101',
    'testtest',
    'admin@2025',
  ]
  expect(common.filter((password) => !isCommonPassword(password))).toEqual([])
})

test('passwords of some thought are let through', () => {
  const fair = [
    'correct horse battery',
    'Marble-Fjord-77',
    '雨后天晴的早晨很安静',
    'k9#vTq2!x',
    'audit the ledger twice',
  ]
  expect(fair.filter((password) => isCommonPassword(password))).toEqual([])
})

test('one’s own name or address is no password', () => {
  expect(isCommonPassword('Mei.Lin88@example.com', ['meilin', 'mei.lin88@example.com'])).toBe(true)
  expect(isCommonPassword('mei.lin88', ['meilin', 'mei.lin88@example.com'])).toBe(true)
})
