import { expect, test } from 'vitest'
import { BIFF, biffRecords } from './biff-records.ts'
import { nameExternalSheets } from './name-external-sheets.ts'

const uint16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value & 255, value >> 8]))
const record = (type: number, ...content: Buffer[]) => {
  const data = Buffer.concat(content)
  return Buffer.concat([uint16(type, data.length), data])
}
/** A count of characters, a flag for one byte each, the characters. */
const text = (value: string) => Buffer.concat([uint16(value.length), Buffer.from([0]), Buffer.from(value, 'latin1')])

test("another workbook's sheets get its number, and the sheets behind are still found", () => {
  const own = record(BIFF.SUPBOOK, uint16(1, 0x0401))
  const other = record(BIFF.SUPBOOK, uint16(2), text('\x01\x01CBudget\x03plan.xls'), text('Sheet1'), text('Costs'))
  const head = Buffer.concat([
    record(BIFF.BOF, uint16(0x600, 5)),
    record(BIFF.BOUNDSHEET, uint16(0, 0, 0), text('Own')),
  ])
  const body = record(BIFF.BOF, uint16(0x600, 0x10))
  const stream = Buffer.concat([head, own, other, body])
  const boundSheet = [...biffRecords(stream)].find(({ type }) => type === BIFF.BOUNDSHEET)!
  boundSheet.data.writeUInt32LE(stream.length - body.length, 0)

  const named = nameExternalSheets(stream)

  expect(named.targets).toEqual(['C:\\Budget\\plan.xls'])
  const records = [...biffRecords(named.stream)]
  const books = records.filter(({ type }) => type === BIFF.SUPBOOK).map(({ data }) => data.toString('latin1'))
  expect(books[1]!.replaceAll('\0', '')).toMatch(/\[1\]Sheet1.*\[1\]Costs/)
  const offset = records.find(({ type }) => type === BIFF.BOUNDSHEET)!.data.readUInt32LE(0)
  expect(records.at(-1)).toMatchObject({ at: offset, type: BIFF.BOF })
})

test('a workbook that knows no other stays as it is', () => {
  const stream = record(BIFF.BOF, uint16(0x600, 5))
  expect(nameExternalSheets(stream)).toEqual({ stream, targets: [] })
})
