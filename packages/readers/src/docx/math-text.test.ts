import { expect, test } from 'vitest'
import { readXml } from '../ooxml/read-xml.ts'
import { mathText } from './math-text.ts'

const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const fraction = (top: string, bottom: string) => `<m:f><m:num>${top}</m:num><m:den>${bottom}</m:den></m:f>`
const power = (base: string, exponent: string) => `<m:sSup><m:e>${base}</m:e><m:sup>${exponent}</m:sup></m:sSup>`
const inBrackets = (...contents: string[]) =>
  `<m:d>${contents.map((content) => `<m:e>${content}</m:e>`).join('')}</m:d>`

async function read(math: string): Promise<string> {
  const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/math'
  return mathText(await readXml(Buffer.from(`<m:oMath xmlns:m="${namespace}">${math}</m:oMath>`)))
}

test.each([
  ['a power of a sum', run('PV=') + fraction(run('CF'), power(inBrackets(run('1+r')), run('t'))), 'PV=CF/((1+r)^t)'],
  ['a power of a fraction', power(fraction(run('x'), run('y')), run('2')), '(x/y)^2'],
  [
    'a function',
    `<m:func><m:fName>${run('ln')}</m:fName><m:e>${fraction(run('S'), run('K'))}</m:e></m:func>`,
    'ln(S/K)',
  ],
  [
    'a function of what has brackets',
    `<m:func><m:fName>${run('ln')}</m:fName><m:e>${inBrackets(run('x'))}</m:e></m:func>`,
    'ln(x)',
  ],
  ['a root', `<m:rad><m:deg/><m:e>${run('a+b')}</m:e></m:rad>`, '√(a+b)'],
  [
    'no line under a choice',
    inBrackets(`<m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${run('n')}</m:num><m:den>${run('k')}</m:den></m:f>`),
    '(n; k)',
  ],
  [
    'other brackets',
    `<m:d><m:dPr><m:begChr m:val="|"/><m:endChr m:val="|"/></m:dPr><m:e>${run('x')}</m:e></m:d>`,
    '|x|',
  ],
  ['lines under one another', `<m:eqArr><m:e>${run('a=b')}</m:e><m:e>${run('c=d')}</m:e></m:eqArr>`, 'a=b; c=d'],
  [
    'a matrix',
    `<m:m><m:mr><m:e>${run('1')}</m:e><m:e>${run('0')}</m:e></m:mr><m:mr><m:e>${run('0')}</m:e><m:e>${run('1')}</m:e></m:mr></m:m>`,
    '1, 0; 0, 1',
  ],
])('%s', async (_, math, text) => {
  expect(await read(math)).toBe(text)
})
