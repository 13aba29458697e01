import type { Problem } from '@tickmark/contract'
import { splitArithmetic } from './split-arithmetic.ts'

interface Props {
  problem: Problem
  label: (label: string) => string
  onPlace: (problem: Problem, evidenceIndex: number) => void
}

/** The arithmetic of a finding; each of its numbers that the document prints links to that place. */
export function Arithmetic({ problem, label, onPlace }: Props) {
  return (
    <p className="num rounded-sm bg-sunken px-3 py-2 wrap-anywhere">
      {splitArithmetic(problem.arithmetic ?? '', problem.evidence).map(({ start, text, evidenceIndex }) =>
        evidenceIndex === undefined ? (
          <span key={start}>{text}</span>
        ) : (
          <button
            key={start}
            type="button"
            data-operand={evidenceIndex}
            title={label(problem.evidence[evidenceIndex]?.label ?? text)}
            onClick={() => onPlace(problem, evidenceIndex)}
            className="text-note underline decoration-dotted underline-offset-4 hover:decoration-solid"
          >
            {text}
          </button>
        ),
      )}
    </p>
  )
}
