import type { Language } from '@tickmark/document'
import { progressTexts } from '../texts/progress-texts.ts'
import { cutTo } from './wrap-text.ts'

export interface Progress {
  /** A file's pages: `done` of `total`. */
  pages(file: string, done: number, total: number): void
  /** What is going on besides reading. */
  phase(phase: 'reviewing' | 'writing'): void
  /** A line that stays, above the progress. */
  note(line: string): void
  end(): void
}

export interface ProgressStream {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

const REDRAW_MILLISECONDS = 80
/** Where there is no terminal to redraw, a line now and then shows that a long run is alive. */
const REPORT_MILLISECONDS = 10_000

/** Shows how far a run is, on the error stream, so that the output holds nothing but the result. */
export function startProgress(stream: ProgressStream, language: Language, files: number): Progress {
  const texts = progressTexts[language]
  const started = Date.now()
  const pages = new Map<string, { done: number; total: number }>()
  let drawnAt = stream.isTTY ? 0 : started
  let isDrawn = false

  const draw = (line: string, force = false): void => {
    const now = Date.now()
    if (!force && now - drawnAt < (stream.isTTY ? REDRAW_MILLISECONDS : REPORT_MILLISECONDS)) return
    drawnAt = now
    if (stream.isTTY) stream.write(`\r\x1b[2K${cutTo(line, (stream.columns ?? 80) - 1)}`)
    else stream.write(`${line}\n`)
    isDrawn = true
  }
  const erase = (): void => {
    if (isDrawn && stream.isTTY) stream.write('\r\x1b[2K')
    isDrawn = false
  }

  return {
    pages(file, done, total) {
      pages.set(file, { done, total })
      const all = sumOf(pages.values())
      // Files not opened yet count as long as those that are: the best guess that there is.
      const expected = { done: all.done, total: (all.total / pages.size) * files }
      const place =
        files > 1
          ? `${texts.files(pages.size, files)} · ${texts.pagesRead(all.done)}`
          : `${file}  ${texts.pages(done, total)}`
      draw(`${place}${remaining(expected, Date.now() - started, texts.left)}`, Boolean(stream.isTTY) && done === total)
    },
    phase: (phase) => draw(texts[phase], Boolean(stream.isTTY)),
    note(line) {
      erase()
      stream.write(`${line}\n`)
    },
    end: erase,
  }
}

function sumOf(counts: Iterable<{ done: number; total: number }>): { done: number; total: number } {
  let done = 0
  let total = 0
  for (const count of counts) {
    done += count.done
    total += count.total
  }
  return { done, total }
}

/** An estimate from the pages done; none before it means something. */
function remaining(
  { done, total }: { done: number; total: number },
  elapsed: number,
  text: (time: string) => string,
): string {
  if (done === 0 || done >= total || elapsed < 1000) return ''
  const seconds = Math.ceil(((elapsed / done) * (total - done)) / 1000)
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    String(seconds % 60).padStart(2, '0'),
  ]
  return ` · ${text(hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`)}`
}
