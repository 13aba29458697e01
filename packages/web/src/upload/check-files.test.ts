import { expect, test } from 'vitest'
import { checkFiles } from './check-files.ts'

const MB = 1024 * 1024
/** A file that claims its size, so that the tests need no hundreds of megabytes. */
const file = (name: string, size = 1000): File => Object.defineProperty(new File(['x'], name), 'size', { value: size })
const keysOf = (present: File[], added: File[]) =>
  checkFiles(present, added).refusals.map(({ key, details }) => [key, details.name])

test('documents, pictures and workbooks are taken, those with macros too; other files are not', () => {
  const taken = ['a.pdf', 'b.DOC', 'c.pptx', 'd.jpeg', 'e.csv'].map((name) => file(name))
  expect(keysOf([], taken)).toEqual([])
  expect(
    keysOf(
      [],
      ['model.XLSX', 'model.xlsm', 'old.xls'].map((name) => file(name)),
    ),
  ).toEqual([])
  expect(
    keysOf(
      [],
      ['notes.txt', 'run.exe', 'xlsm'].map((name) => file(name)),
    ),
  ).toEqual([
    ['file_format_unsupported', 'notes.txt'],
    ['file_format_unsupported', 'run.exe'],
    ['file_format_unsupported', 'xlsm'],
  ])
})

test('each limit has its own message, and the files within them stay', () => {
  expect(keysOf([], [file('big.pdf', 100 * MB + 1)])).toEqual([['file_too_large', 'big.pdf']])
  expect(keysOf([], [file('empty.pdf', 0)])).toEqual([['file_empty', 'empty.pdf']])
  const five = Array.from({ length: 5 }, (_, index) => file(`${index}.pdf`))
  expect(keysOf(five, [file('six.pdf')])).toEqual([['file_count_exceeded', 'six.pdf']])
  const { files, refusals } = checkFiles([file('a.pdf', 60 * MB)], [file('b.pdf', 41 * MB), file('c.pdf', 40 * MB)])
  expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf'])
  expect(refusals.map(({ key }) => key)).toEqual(['total_size_exceeded'])
})

test('the same file twice is one file', () => {
  const once = file('a.pdf')
  expect(checkFiles([once], [once]).files).toHaveLength(1)
})
