import { expect, test } from 'vitest'
import { baseName, cleanFileName, extensionOf, nameApart } from './file-names.ts'

test('names lose what hides, reorders or leads elsewhere, and keep the rest in any script', () => {
  const names = [
    '../../etc/passwd.pdf',
    'C:\\reports\\年报 2025.pdf',
    'a\u202Efdp.exe.pdf',
    'a\nb\u0000c.pdf',
    '.htaccess.pdf',
    'e\u0301v.pdf',
    '"><img>.pdf',
    ' . ',
  ]
  expect(names.map(cleanFileName)).toEqual([
    'passwd.pdf',
    '年报 2025.pdf',
    'afdp.exe.pdf',
    'abc.pdf',
    'htaccess.pdf',
    'év.pdf',
    '___img_.pdf',
    'file',
  ])
})

test('a long name keeps its ending', () => {
  const name = cleanFileName(`${'长'.repeat(300)}.xlsx`)
  expect([[...name].length, extensionOf(name), [...baseName(name)].length]).toEqual([185, 'xlsx', 180])
})

test('names that are the same are told apart', () => {
  const files = ['a.pdf', 'b.pdf', 'a.docx', 'a.xlsx']
  expect(nameApart(files, baseName).map(({ name }) => name)).toEqual(['a', 'b', 'a (2)', 'a (3)'])
})
