import {
  cellAddress,
  columnName,
  firstOf,
  getExisting,
  placeOfAddress,
  parseRange,
  type Sheet,
  type SheetCell,
  type Workbook,
  itemAt,
} from '@tickmark/document'
import { pick } from '../chance/random.ts'
import type { Random } from '../chance/random.ts'

/** A cell given other content, for one planted error. */
export interface Planted {
  /** The workbook with the error; values of formulas are as before. */
  workbook: Workbook
  /** "Sheet!A1" of the cells that a finding may stand at. */
  places: string[]
  what: string
}

type Planter = (workbook: Workbook, random: Random) => Planted | undefined

type ComputedCell = SheetCell & { formula: string }

const isComputed = (cell: SheetCell): cell is ComputedCell => Boolean(cell.formula) && cell.type !== 'error'

interface Spot {
  sheet: Sheet
  cell: ComputedCell
  /** Other cells of the row (or column) that hold copies of its formula. */
  copies: ComputedCell[]
}

const REFERENCE = /((?:'[^']+'|[\p{L}\p{N}_.]+)!)?(\$?)([A-Z]{1,3})(\$?)(\d+)(?![\p{L}\p{N}(!])/gu

/** The formula relative to its cell, so that copies read the same. */
function relativeForm({ formula, rowIndex, columnIndex }: ComputedCell): string {
  return formula.replace(
    REFERENCE,
    (...[, sheet = '', fixed = '', letters = '', dollar = '', digits = '']: string[]) => {
      const place = placeOfAddress(letters + digits)
      const column = fixed ? `C${place.columnIndex}` : `C[${place.columnIndex - columnIndex}]`
      return `${sheet}${dollar ? `R${place.rowIndex}` : `R[${place.rowIndex - rowIndex}]`}${column}`
    },
  )
}

function shift(formula: string, rows: number, columns: number): string {
  return formula.replace(
    REFERENCE,
    (...[, sheet = '', fixed = '', letters = '', dollar = '', digits = '']: string[]) => {
      const place = placeOfAddress(letters + digits)
      const column = fixed ? letters : columnName(Math.max(0, place.columnIndex + columns))
      return `${sheet}${fixed}${column}${dollar}${dollar ? digits : Math.max(1, place.rowIndex + 1 + rows)}`
    },
  )
}

/** Formulas that have at least `least` copies in their row or column, in one sheet. */
function spots(workbook: Workbook, least: number, wanted: (formula: string) => boolean = () => true): Spot[] {
  return workbook.sheets.flatMap((sheet) => {
    const groups = new Map<string, ComputedCell[]>()
    const formulas = sheet.cells.filter((cell) => isComputed(cell))
    for (const cell of formulas)
      for (const line of [`r${cell.rowIndex}`, `c${cell.columnIndex}`]) {
        const key = `${line}|${relativeForm(cell)}`
        groups.set(key, [...(groups.get(key) ?? []), cell])
      }
    return formulas
      .filter(({ formula }) => wanted(formula))
      .flatMap((cell) => {
        const lines = [`r${cell.rowIndex}`, `c${cell.columnIndex}`].map((line) =>
          getExisting(groups, `${line}|${relativeForm(cell)}`),
        )
        const copies = itemAt(
          lines.toSorted((a, b) => b.length - a.length),
          0,
        ).filter((other) => other !== cell)
        return copies.length >= least ? [{ sheet, cell, copies }] : []
      })
  })
}

function withCells(workbook: Workbook, sheet: Sheet, changes: ReadonlyMap<SheetCell, Partial<SheetCell>>): Workbook {
  return {
    ...workbook,
    sheets: workbook.sheets.map((own) =>
      own === sheet
        ? { ...own, cells: own.cells.map((cell) => (changes.has(cell) ? { ...cell, ...changes.get(cell) } : cell)) }
        : own,
    ),
  }
}

function plant(
  workbook: Workbook,
  sheet: Sheet,
  cells: readonly SheetCell[],
  change: (cell: SheetCell) => Partial<SheetCell> | undefined,
): Planted | undefined {
  const changes = new Map<SheetCell, Partial<SheetCell>>()
  for (const cell of cells) {
    const changed = change(cell)
    if (!changed || (changed.formula !== undefined && changed.formula === cell.formula)) return undefined
    changes.set(cell, changed)
  }
  const first = firstOf(cells)
  const { formula, value } = { ...first, ...changes.get(first) }
  return {
    workbook: withCells(workbook, sheet, changes),
    places: cells.map(({ address }) => `${sheet.name}!${address}`),
    what: `${sheet.name}!${first.address}${cells.length > 1 ? `…(${cells.length})` : ''} =${first.formula ?? first.text} → ${formula === undefined ? value : `=${formula}`}`,
  }
}

/** Changes the formula of one copy, and with `whole` that of all its copies alike. */
function changeFormula(
  workbook: Workbook,
  random: Random,
  change: (formula: string, spot: Spot, random: Random) => string | undefined,
  {
    least = 3,
    whole = false,
    wanted = () => true,
  }: { least?: number; whole?: boolean; wanted?: (formula: string) => boolean } = {},
): Planted | undefined {
  const spot = pick(spots(workbook, least, wanted), random)
  const formula = spot && change(spot.cell.formula, spot, random)
  if (!spot || formula === undefined) return undefined
  const cells = whole ? [spot.cell, ...spot.copies] : [spot.cell]
  return plant(workbook, spot.sheet, cells, (cell) => ({
    formula: shift(formula, cell.rowIndex - spot.cell.rowIndex, cell.columnIndex - spot.cell.columnIndex),
  }))
}

function changeReference(
  formula: string,
  random: Random,
  change: (parts: string[]) => string | undefined,
  wanted: (parts: string[]) => boolean = () => true,
): string | undefined {
  const found = [...formula.matchAll(REFERENCE)].filter((match) => wanted([...match]))
  const match = pick(found, random)
  const text = match && change([...match])
  return match && text ? formula.slice(0, match.index) + text + formula.slice(match.index + match[0].length) : undefined
}

const step = (random: Random): number => (random() < 0.5 ? -1 : 1)

function moveReference(formula: string, random: Random, rows: boolean): string | undefined {
  const by = step(random)
  return changeReference(
    formula,
    random,
    ([, sheet = '', fixed, letters = '', dollar, digits = '']) => {
      const place = placeOfAddress(letters + digits)
      const [row, column] = rows ? [place.rowIndex + by, place.columnIndex] : [place.rowIndex, place.columnIndex + by]
      if (row < 0 || column < 0) return undefined
      return `${sheet}${fixed}${columnName(column)}${dollar}${row + 1}`
    },
    ([, , fixed, , dollar]) => (rows ? !dollar : !fixed),
  )
}

const SUM_OF_RANGE = /(SUM|AVERAGE)\((\$?[A-Z]{1,3}\$?\d+):(\$?[A-Z]{1,3}\$?\d+)\)/

function changeRange(
  formula: string,
  change: (range: {
    from: { rowIndex: number; columnIndex: number }
    to: { rowIndex: number; columnIndex: number }
  }) => boolean,
): string | undefined {
  const match = SUM_OF_RANGE.exec(formula)
  const range = match && parseRange(`${match[2]}:${match[3]}`.replaceAll('$', ''))
  if (!match || !range || match[0].includes('$') || !change(range)) return undefined
  const text = `${match[1]}(${cellAddress(range.from.rowIndex, range.from.columnIndex)}:${cellAddress(range.to.rowIndex, range.to.columnIndex)})`
  return formula.replace(match[0], text)
}

const cutShort = (formula: string, { cell }: Spot, random: Random): string | undefined =>
  changeRange(formula, ({ from, to }) => {
    const down = to.rowIndex - from.rowIndex
    const across = to.columnIndex - from.columnIndex
    if (Math.max(down, across) < 2 || (down > 0 && across > 0)) return false
    const end = random() < 0.7 ? to : from
    const by = end === to ? -1 : 1
    if (down > 0) end.rowIndex += by
    else end.columnIndex += by
    return cell !== undefined
  })

const flipSign = (formula: string, _: Spot, random: Random): string | undefined => {
  const signs = [...formula.matchAll(/(?<=[\w)%])([-+])(?=[\w($'])/g)].filter(
    ({ index }) => !/E$/i.test(formula.slice(0, index)),
  )
  const sign = pick(signs, random)
  return sign && `${formula.slice(0, sign.index)}${sign[0] === '+' ? '-' : '+'}${formula.slice(sign.index + 1)}`
}

function typed(value: number, random: Random): Partial<SheetCell> {
  const off = value * (1 + (0.05 + random() * 0.15) * step(random))
  const rounded = Number(off.toPrecision(4))
  return { formula: undefined, value: rounded, text: String(rounded), type: 'number' }
}

/** Typed numbers in a row of at least three of similar size. */
function inputs(workbook: Workbook): { sheet: Sheet; cell: SheetCell; row: SheetCell[] }[] {
  return workbook.sheets.flatMap((sheet) => {
    const numbers = sheet.cells.filter((cell) => cell.type === 'number' && !cell.formula && cell.value !== 0)
    return numbers.flatMap((cell) => {
      const isHead =
        typeof cell.value === 'number' && Number.isInteger(cell.value) && cell.value > 1950 && cell.value < 2100
      const row = numbers.filter(({ rowIndex, value }) => {
        const ratio = (value as number) / (cell.value as number)
        return rowIndex === cell.rowIndex && ratio > 0.3 && ratio < 3
      })
      return row.length >= 3 && !isHead ? [{ sheet, cell, row }] : []
    })
  })
}

const hardCode =
  (close: boolean): Planter =>
  (workbook, random) => {
    const spot = pick(
      spots(workbook, 3).filter(({ cell }) => typeof cell.value === 'number' && cell.value !== 0),
      random,
    )
    if (!spot) return undefined
    const value = spot.cell.value as number
    return plant(workbook, spot.sheet, [spot.cell], () =>
      close
        ? { formula: undefined, value: Number(value.toFixed(2)), text: value.toFixed(2), type: 'number' }
        : typed(value, random),
    )
  }

/** Ten times what the formula gives: a nought too many. */
const typeTenfold: Planter = (workbook, random) => {
  const spot = pick(
    spots(workbook, 3).filter(({ cell }) => typeof cell.value === 'number' && cell.value !== 0),
    random,
  )
  if (!spot) return undefined
  const value = Number((10 * (spot.cell.value as number)).toPrecision(6))
  return plant(workbook, spot.sheet, [spot.cell], () => ({
    formula: undefined,
    value,
    text: String(value),
    type: 'number',
  }))
}

/** One of the first three digits of a typed number, changed. */
const slipDigit: Planter = (workbook, random) => {
  const input = pick(inputs(workbook), random)
  if (!input) return undefined
  const digits = String(Math.abs(input.cell.value as number))
  const at = Math.min(Math.floor(random() * 3), digits.length - 1)
  const old = digits[at]
  if (old === undefined || !/\d/.test(old)) return undefined
  const other = String((Number(old) + 1 + Math.floor(random() * 8)) % 10)
  const value = Math.sign(input.cell.value as number) * Number(digits.slice(0, at) + other + digits.slice(at + 1))
  return value === 0 ? undefined : plant(workbook, input.sheet, [input.cell], () => ({ value, text: String(value) }))
}

/** A growth of the line before, with the rate written into the formula. */
const hardCodeGrowth: Planter = (workbook, random) =>
  changeFormula(
    workbook,
    random,
    (_, { cell }) =>
      `${cellAddress(cell.rowIndex, cell.columnIndex - 1)}*${(1.02 + Math.round(random() * 10) / 100).toFixed(2)}`,
    {
      wanted: (formula) => {
        const [first] = [...formula.matchAll(REFERENCE)]
        return first !== undefined && first.index === 0 && /^[A-Z$]+\d+\*\(1\+/.test(formula)
      },
    },
  )

/** Every kind of slip that any workbook may hold. */
export const PLANTERS: Readonly<Record<string, Planter>> = {
  'number over a formula': hardCode(false),
  'ten times the formula': typeTenfold,
  'digit of a typed number': slipDigit,
  'growth written into the formula': hardCodeGrowth,
  'same number over a formula': hardCode(true),
  'range cut short': (workbook, random) =>
    changeFormula(workbook, random, cutShort, { least: 2, wanted: (formula) => SUM_OF_RANGE.test(formula) }),
  'range cut short in all copies': (workbook, random) =>
    changeFormula(workbook, random, cutShort, {
      least: 2,
      whole: true,
      wanted: (formula) => SUM_OF_RANGE.test(formula),
    }),
  'reference to another row': (workbook, random) =>
    changeFormula(workbook, random, (formula) => moveReference(formula, random, true)),
  'reference to another column': (workbook, random) =>
    changeFormula(workbook, random, (formula) => moveReference(formula, random, false)),
  'reference to another sheet': (workbook, random) => {
    const names = workbook.sheets.map(({ name }) => name)
    return changeFormula(
      workbook,
      random,
      (formula, { sheet }) =>
        changeReference(formula, random, ([, prefix = '', fixed, letters, dollar, digits]) => {
          const other = pick(
            names.filter((name) => name !== sheet.name && `${name}!` !== prefix.replaceAll("'", '')),
            random,
          )
          return other && `${/^\p{L}+$/u.test(other) ? other : `'${other}'`}!${fixed}${letters}${dollar}${digits}`
        }),
      { wanted: (formula) => !formula.includes(':') },
    )
  },
  'lost anchor': (workbook, random) => {
    const spot = pick(
      spots(workbook, 3, (formula) => /\$[A-Z]+\$?\d|[A-Z]\$\d/.test(formula)),
      random,
    )
    if (!spot) return undefined
    const line = [spot.cell, ...spot.copies].toSorted(
      (a, b) => a.rowIndex - b.rowIndex || a.columnIndex - b.columnIndex,
    )
    const first = firstOf(line)
    const bare = first.formula.replaceAll('$', '')
    return plant(workbook, spot.sheet, line.slice(1), (cell) => ({
      formula: shift(bare, cell.rowIndex - first.rowIndex, cell.columnIndex - first.columnIndex),
    }))
  },
  'sign of one cell': (workbook, random) =>
    changeFormula(workbook, random, flipSign, { wanted: (formula) => /[\w)][-+][\w($']/.test(formula) }),
  'amount added': (workbook, random) =>
    changeFormula(
      workbook,
      random,
      (formula, { cell }) => `${formula}+${Math.max(1, Math.round(Math.abs(Number(cell.value) || 100) * 0.07))}`,
    ),
  'scaled by a thousand': (workbook, random) => {
    const input = pick(inputs(workbook), random)
    const factor = random() < 0.5 ? 1000 : 0.001
    return (
      input &&
      plant(workbook, input.sheet, [input.cell], ({ value }) => {
        const scaled = Number(((value as number) * factor).toPrecision(10))
        return { value: scaled, text: String(scaled) }
      })
    )
  },
  'percentage as a whole number': (workbook, random) => {
    const input = pick(
      inputs(workbook).filter(({ cell }) => cell.numberFormat?.includes('%') && Math.abs(cell.value as number) < 1),
      random,
    )
    return (
      input &&
      plant(workbook, input.sheet, [input.cell], ({ value }) => {
        const whole = Number(((value as number) * 100).toPrecision(10))
        return { value: whole, text: `${whole}00.0%` }
      })
    )
  },
  'number as text': (workbook, random) => {
    const input = pick(inputs(workbook), random)
    return input && plant(workbook, input.sheet, [input.cell], ({ text }) => ({ type: 'text', value: text, text }))
  },
  'links one period off': (workbook, random) =>
    changeFormula(
      workbook,
      random,
      (formula, { cell, copies }) => {
        const across = itemAt(copies, 0).rowIndex === cell.rowIndex
        return shift(formula, across ? 0 : -1, across ? -1 : 0)
      },
      { whole: true, wanted: (formula) => /^(?:'[^']+'|[\p{L}\p{N}_.]+)![A-Z]+\d+$/u.test(formula) },
    ),
  'error value': (workbook, random) =>
    changeFormula(workbook, random, (formula) => changeReference(formula, random, () => '#REF!'), {
      wanted: (formula) => !formula.includes(':'),
    }),
  'head repeated': (workbook, random) => {
    const heads = workbook.sheets.flatMap((sheet) =>
      sheet.cells.flatMap((cell) => {
        const before = sheet.cells.find(
          ({ rowIndex, columnIndex }) => rowIndex === cell.rowIndex && columnIndex === cell.columnIndex - 1,
        )
        const isYear = ({ text, formula }: SheetCell): boolean => !formula && /^(?:19|20)\d\d\D{0,6}$/.test(text)
        return before && isYear(cell) && isYear(before) && before.text !== cell.text ? [{ sheet, cell, before }] : []
      }),
    )
    const head = pick(heads, random)
    return (
      head && plant(workbook, head.sheet, [head.cell], () => ({ value: head.before.value, text: head.before.text }))
    )
  },
  'own cell in the sum': (workbook, random) =>
    changeFormula(workbook, random, (formula, { cell }) => `${formula}+${cell.address}*0`, {
      wanted: (formula) => SUM_OF_RANGE.test(formula),
    }),
  'stored value changed': (workbook, random) => {
    const spot = pick(
      spots(workbook, 0).filter(({ cell }) => typeof cell.value === 'number' && cell.value !== 0),
      random,
    )
    return spot && plant(workbook, spot.sheet, [spot.cell], (cell) => ({ value: Number(cell.value) * 1.07 }))
  },
}
