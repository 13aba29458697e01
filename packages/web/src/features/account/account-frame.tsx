import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AccountTexts } from '../../locales/account/zh-CN.ts'

/** Form on one side, what the product does on the other. */
export function AccountFrame({
  t,
  title,
  lead,
  children,
}: {
  t: AccountTexts
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <div className="wrap grid flex-1 gap-16 py-12 md:py-20 lg:grid-cols-[minmax(0,28rem)_1fr]">
      <section>
        <h1 className="font-serif text-h2">{title}</h1>
        <p className="mt-2 mb-8 text-ink-2">{lead}</p>
        {children}
      </section>
      <aside className="hidden self-start border-t-2 border-ink pt-6 lg:block">
        <p className="font-serif text-2xl font-semibold">{t.side.title}</p>
        <ul className="mt-6">
          {t.side.points.map((point) => (
            <li key={point} className="flex gap-3 border-t border-line py-4 text-ink-2">
              <Check aria-hidden className="mt-1.5 size-4 shrink-0 text-pass" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
