import { useState } from 'react'
import { Picture } from './product-picture.tsx'
import type { IntroduceTexts } from '../../locales/introduce/zh-CN.ts'

/**
 * The product at work in a few pictures that the reader goes through himself: the steps on the left, the picture of the chosen one beside
 * them. On a small screen each step has its picture below it.
 */
export function ProductTour({ tour: { title, steps } }: { tour: IntroduceTexts['tour'] }) {
  const [chosen, setChosen] = useState(0)
  return (
    <section id="tour" className="border-y border-line bg-surface">
      <div className="wrap py-12 md:py-16">
        <h2 className="font-serif text-h2">{title}</h2>
        <ol className="relative mt-8 lg:aspect-[1200/560]">
          {steps.map((step, index) => (
            <li key={step.id} className="border-t border-line py-4 first:border-ink lg:w-[26%] lg:py-0">
              <button
                type="button"
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className={`block w-full py-4 text-left max-lg:pointer-events-none max-lg:py-0 lg:border-l-3 lg:pl-4 ${index === chosen ? 'lg:border-ink' : 'lg:border-transparent lg:text-ink-2 lg:hover:bg-paper'}`}
              >
                <span className="num block font-semibold">
                  {index + 1}. {step.title}
                </span>
                <span className={`mt-1 block text-table text-ink-2 ${index === chosen ? '' : 'lg:hidden'}`}>
                  {step.text}
                </span>
              </button>
              <div
                className={`max-lg:mt-4 lg:absolute lg:top-0 lg:right-0 lg:w-[71%] ${index === chosen ? '' : 'lg:hidden'}`}
              >
                <Picture id={step.id} alt={step.text} sizes={SIZES} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const SIZES = '(min-width: 1248px) 852px, (min-width: 1024px) 68vw, calc(100vw - 48px)'
