import { CFB } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { decompressCode } from './decompress-code.ts'
import { readMacros } from './read-macros.ts'

const CODE = `Attribute VB_Name = "Refresh"
Option Explicit
Private Declare PtrSafe Function Beep Lib "kernel32" (ByVal f As Long) As Long
' Workbooks.Open would be told here
Sub Auto_Open()
    Application.Calculation = xlManual
    Range("WACC").Value = 0.09 ' Shell("none")
    Sheets("Debt").Range("B5").Formula = "=it's"
End Sub
Public Function Margin(a, b)
    Margin = a / b
End Function
`

test('the modules of a project are listed with what their code touches', () => {
  expect(
    readMacros(projectOf({ Refresh: CODE, Sheet1: 'Attribute VB_Name = "Sheet1"\r\nOption Explicit\r\n' })),
  ).toEqual({
    modules: [
      {
        name: 'Refresh',
        lines: 10,
        procedures: ['Auto_Open', 'Margin'],
        touches: ['cells', 'sheets', 'system_calls', 'opens_by_itself', 'recalculation'],
        names: ['WACC', 'Debt', 'B5'],
      },
    ],
  })
})

test('repeats point back, over themselves too', () => {
  // The example of MS-OVBA 3.2.2: "#aaabcdefaaaaghijaaaaaklaaamnopqaaaaaaaaaaaarstuvwxyzaaa".
  const packed = Buffer.from(
    '012fb00023616161626364658266007061676869 6a013808616b6c0030'.replaceAll(' ', '') +
      '6d6e6f700671027004107273747576107778797a003c',
    'hex',
  )
  expect(decompressCode(packed)?.toString()).toBe('#aaabcdefaaaaghijaaaaaklaaamnopqaaaaaaaaaaaarstuvwxyzaaa')
  expect(decompressCode(Buffer.from('no container'))).toBeUndefined()
})

test('a project that cannot be read is told, another file is none', () => {
  expect(readMacros(projectOf({}, Buffer.from('damaged')))).toEqual({ modules: [] })
  const other = CFB.utils.cfb_new()
  CFB.utils.cfb_add(other, '/Workbook', Buffer.from('x'))
  expect(readMacros(bytesOf(other))).toBeUndefined()
})

/** A project with modules in chunks that repeat nothing. */
function projectOf(modules: Record<string, string>, list = listOf(Object.keys(modules))): Buffer {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/VBA/dir', list)
  for (const [name, code] of Object.entries(modules))
    CFB.utils.cfb_add(file, `/VBA/${name}`, Buffer.concat([Buffer.from('compiled'), compress(Buffer.from(code))]))
  return bytesOf(file)
}

function bytesOf(file: unknown): Buffer {
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array)
}

function listOf(names: readonly string[]): Buffer {
  const record = (id: number, content: Buffer) => {
    const head = Buffer.alloc(6)
    head.writeUInt16LE(id, 0)
    head.writeUInt32LE(id === 9 ? 4 : content.length, 2)
    return Buffer.concat([head, content])
  }
  const offset = Buffer.alloc(4)
  offset.writeUInt32LE('compiled'.length)
  const records = names.flatMap((name) => [
    record(0x19, Buffer.from(name)),
    record(0x1a, Buffer.from(name)),
    record(0x31, offset),
  ])
  return compress(Buffer.concat([record(9, Buffer.alloc(6)), ...records]))
}

/** Every eight characters behind a byte that says that they are characters. */
function compress(text: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < text.length; at += 8) parts.push(Buffer.from([0]), text.subarray(at, at + 8))
  const body = Buffer.concat(parts)
  const header = Buffer.alloc(3)
  header.writeUInt8(1, 0)
  header.writeUInt16LE(0xb000 | (body.length - 1), 1)
  return Buffer.concat([header, body])
}
