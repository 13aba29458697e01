import { type CheckCount, type Coverage, type CoverageSection, type Location, weighSections } from '@tickmark/document'
import { useState } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'

interface Props {
  t: ReviewTexts
  coverage: Coverage
  onShow: (location: Location) => void
}

/** Sections shown at first: a long report has forty. */
const SHOWN = 10

/** What was checked, by kind and by section; a section leads to where it begins, its open figures to the first of them. */
export function CoverageList({ t, coverage: { checks, sections }, onShow }: Props) {
  const [isWhole, setWhole] = useState(false)
  const { main, rest } = weighSections(sections)
  const shown = isWhole ? [...main, ...rest] : main.slice(0, SHOWN)
  return (
    <>
      <p className="num mb-2 text-table text-ink-2">
        {checks.length > 0 ? checks.map((check) => checkText(t, check)).join(' · ') : t.checked.nothing}
      </p>
      <ul className="text-table">
        {shown.map((section, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two sections may have the same title; the order never changes
          <SectionRow key={index} {...{ t, section, onShow }} />
        ))}
      </ul>
      {sections.length > shown.length && (
        <button type="button" className="mt-2 text-note underline underline-offset-4" onClick={() => setWhole(true)}>
          {t.checked.all(sections.length)}
        </button>
      )}
    </>
  )
}

function SectionRow({ t, section, onShow }: Pick<Props, 't' | 'onShow'> & { section: CoverageSection }) {
  const { title, kind, figures, checks, location, firstOpen } = section
  return (
    <li className="border-b border-line py-1.5" data-section={kind}>
      <div className="flex items-baseline justify-between gap-3">
        <button
          type="button"
          className="min-w-0 truncate text-left text-note underline underline-offset-4"
          title={title || t.checked.opening}
          onClick={() => onShow(location)}
        >
          {title || t.checked.opening}
        </button>
        {figures.total > 0 && (
          <span className="num whitespace-nowrap text-meta text-ink-2">
            {formatNumber(figures.verified + figures.contradicted)} / {formatNumber(figures.total)}
          </span>
        )}
      </div>
      {figures.total > 0 && (
        <div aria-hidden className="mt-1 flex h-1 bg-sunken">
          <span className="bg-pass" style={{ width: share(figures.verified, figures.total) }} />
          <span className="bg-ink" style={{ width: share(figures.contradicted, figures.total) }} />
        </div>
      )}
      <p className="num mt-0.5 flex flex-wrap gap-x-3 text-meta text-ink-3">
        <span>{t.checked.kinds[kind]}</span>
        {checks.map((check) => (
          <span key={check.kind}>{checkText(t, check)}</span>
        ))}
        {firstOpen && (
          <button type="button" className="underline underline-offset-4" onClick={() => onShow(firstOpen)}>
            {t.checked.open(figures.unverified)}
          </button>
        )}
      </p>
    </li>
  )
}

function checkText(t: ReviewTexts, { kind, held, broken }: CheckCount): string {
  return `${t.checked.checks[kind]} ${formatNumber(held)}` + (broken > 0 ? ` ✗${formatNumber(broken)}` : '')
}

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`
