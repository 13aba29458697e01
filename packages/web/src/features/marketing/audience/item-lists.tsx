interface Props {
  items: readonly { title: string; text: string }[]
}

/** Run-in heads in columns, as in a printed note. */
export function NoteColumns({ items }: Props) {
  return (
    <div className="gap-x-12 border-t border-ink pt-5 md:columns-2">
      {items.map(({ title, text }) => (
        <p key={title} className="mb-5 break-inside-avoid text-ink-2">
          <strong className="mr-2 font-semibold text-ink">{title}</strong>
          {text}
        </p>
      ))}
    </div>
  )
}

/** The legend of a working paper: each check by the letter of its tick. */
export function TickLegend({ items }: Props) {
  return (
    <dl className="grid gap-x-12 gap-y-6 border-t-2 border-ink pt-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
      {items.map(({ title, text }, index) => (
        <div key={title}>
          <dt className="flex items-baseline gap-2.5 text-lg font-semibold">
            <span aria-hidden className="font-serif text-pass">
              ✓{String.fromCharCode(65 + index)}
            </span>
            {title}
          </dt>
          <dd className="mt-1.5 text-table text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Steps one after the other on a line, each with its number. */
export function StepLine({ items }: Props) {
  return (
    <ol className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 ${items.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t border-ink">
          <span aria-hidden className="num -mt-4 block w-fit bg-paper pr-3 font-serif text-2xl leading-8">
            {index + 1}
          </span>
          <h3 className="mt-2 text-lg font-semibold">{title}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Steps down a line: what follows from what. */
export function StepPath({ items }: Props) {
  return (
    <ol className="ml-2 border-l border-ink">
      {items.map(({ title, text }) => (
        <li key={title} className="relative pb-8 pl-8 last:pb-0">
          <span aria-hidden className="absolute top-2 -left-[5px] size-[9px] rounded-full bg-ink" />
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-1 max-w-prose text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
