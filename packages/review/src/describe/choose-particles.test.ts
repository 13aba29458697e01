import { expect, test } from 'vitest'
import { chooseParticles } from './choose-particles.ts'

test('particles follow the sound before them, through quotes and brackets', () => {
  expect(chooseParticles('‘매출액’이(가) 다릅니다')).toBe('‘매출액’이 다릅니다')
  expect(chooseParticles('‘자산총계’이(가) 다릅니다')).toBe('‘자산총계’가 다릅니다')
  expect(chooseParticles('‘영업이익’(2024년)을(를) 확인')).toBe('‘영업이익’(2024년)을 확인')
  expect(chooseParticles('12.5%은(는)')).toBe('12.5%는')
  expect(chooseParticles('1,236(으)로, 1,238(으)로, 1,235(으)로')).toBe('1,236으로, 1,238로, 1,235로')
  expect(chooseParticles('EBITDA을(를), DCF 모형과(와)')).toBe('EBITDA를, DCF 모형과')
})

test('what cannot be read aloud keeps both forms', () => {
  expect(chooseParticles('“→”이(가)')).toBe('“→”이(가)')
})
