import type { TextPiece } from '@tickmark/contract'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { ProofreadTexts } from '../../locales/proofread/zh-CN.ts'
import { cellRowsOf } from './cell-rows.ts'
import { gapsOf, type PageWord, stateOf, type WordState } from './words.ts'

interface Props {
  t: ProofreadTexts
  words: readonly PageWord[]
  pieces: readonly TextPiece[]
  currentKey: string | undefined
  onWord: (word: PageWord) => void
  onHover: (word: PageWord | undefined) => void
  onEdit: () => void
}

/** The text of a page, piece by piece. One word is in the order of tabs; the arrow keys go on from word to word. */
export function PageWords({ t, words, pieces, currentKey, onWord, onHover, onEdit }: Props) {
  const region = useRef<HTMLDivElement>(null)
  const byPiece = Map.groupBy(words, ({ piece }) => piece)
  const focusable = words.find(({ key }) => key === currentKey) ?? words[0]
  useEffect(() => {
    if (!currentKey) return
    const word = region.current?.querySelector<HTMLElement>(`[data-word="${CSS.escape(currentKey)}"]`)
    word?.scrollIntoView({ block: 'nearest' })
  }, [currentKey])
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      return onEdit()
    }
    const next = by && words[words.findIndex(({ key }) => key === focusable?.key) + by]
    if (!next) return
    event.preventDefault()
    onWord(next)
    region.current?.querySelector<HTMLElement>(`[data-word="${CSS.escape(next.key)}"]`)?.focus()
  }
  const wordsIn = (piece: TextPiece) => (
    <Words {...{ t, piece, currentKey, onWord, onHover }} words={byPiece.get(piece) ?? []} focusKey={focusable?.key} />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the words within bubble up to it
    <div ref={region} role="group" aria-label={t.text} className="space-y-3 p-5" onKeyDown={press}>
      {blocksOf(pieces).map(([block, parts]) =>
        parts[0]?.type === 'cell' ? (
          <CellTable key={block} pieces={parts} render={wordsIn} />
        ) : (
          parts.map((piece) => (
            <p key={block} className={LOOKS[piece.type]}>
              {wordsIn(piece)}
            </p>
          ))
        ),
      )}
    </div>
  )
}

const LOOKS: Record<TextPiece['type'], string> = {
  heading: 'font-serif text-lg font-semibold',
  paragraph: '',
  'list-item': 'pl-4',
  picture: 'border-l-2 border-line pl-3 text-ink-2 whitespace-pre-line',
  cell: '',
}

const blocksOf = (pieces: readonly TextPiece[]): [string, TextPiece[]][] => [
  ...Map.groupBy(pieces, ({ block }) => block),
]

function CellTable({
  pieces,
  render,
}: {
  pieces: readonly TextPiece[]
  render: (piece: TextPiece) => React.ReactNode
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-y border-line text-table">
        <tbody>
          {cellRowsOf(pieces).map(({ row, cells }) => (
            <tr key={row} className="border-b border-line last:border-0">
              {cells.map(({ column, piece }) => (
                <td
                  key={column}
                  colSpan={piece?.span?.columns}
                  rowSpan={piece?.span?.rows}
                  className={`num px-2 py-1 align-top ${NUMBER.test(piece?.text ?? '') ? 'text-right whitespace-nowrap' : ''}`}
                >
                  {piece && render(piece)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What stands to the right in its column. */
const NUMBER = /^[\s(−-]*[\d.,]+[)%\s]*$/

interface WordsProps extends Pick<Props, 't' | 'currentKey' | 'onWord' | 'onHover'> {
  piece: TextPiece
  words: readonly PageWord[]
  focusKey: string | undefined
}

/** The words of a piece with what stands between them. */
const Words = memo(function Words({ t, piece, words, currentKey, focusKey, onWord, onHover }: WordsProps) {
  const gaps = gapsOf(piece)
  return (
    <>
      {gaps[0]}
      {words.map((one, index) => {
        const { key, word } = one
        const state = stateOf(one)
        const text = state === 'deleted' ? (word.corrected ?? '').trim() : one.text
        return (
          <span key={key}>
            <span
              role="button"
              tabIndex={key === focusKey ? 0 : -1}
              data-word={key}
              data-state={state}
              aria-current={key === currentKey ? 'true' : undefined}
              aria-label={state === 'read' ? undefined : `${text}, ${t.states[state]}`}
              className={`cursor-pointer rounded-xs hover:bg-note-soft aria-[current]:bg-note-soft aria-[current]:outline-2 aria-[current]:outline-note ${WORD_LOOKS[state]}`}
              onClick={() => onWord(one)}
              onKeyDown={() => undefined}
              onPointerEnter={() => onHover(one)}
              onPointerLeave={() => onHover(undefined)}
            >
              {text}
            </span>
            {gaps[index + 1]}
          </span>
        )
      })}
    </>
  )
})

/** Doubt and correction are told by their line, not by colour alone. */
const WORD_LOOKS: Record<WordState, string> = {
  read: '',
  checked: '',
  deleted: 'mx-0.5 text-ink-2 line-through decoration-ink-2',
  doubtful: 'bg-warn-soft underline decoration-warn decoration-dotted decoration-2 underline-offset-4',
  corrected: 'underline decoration-pass decoration-double underline-offset-4',
}
