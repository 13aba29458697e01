import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { formsCatalogue } from '../../locales/forms/catalogue.ts'
import { EnquiryForm } from './enquiry-form.tsx'

/** The enquiry form within the contact page; after sending, a confirmation takes its place. */
export default function PageEnquiry() {
  const t = useTexts(formsCatalogue)
  const [sent, setSent] = useState(false)
  const word = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent) word.current?.focus()
  }, [sent])
  if (!sent) return <EnquiryForm kind="inquiry" onSent={() => setSent(true)} />
  return (
    <div ref={word} tabIndex={-1} className="border-l-4 border-pass bg-pass-soft px-5 py-4 outline-none">
      <p className="font-semibold text-pass">{t.done}</p>
      <p className="mt-1 text-ink-2">{t.doneText}</p>
    </div>
  )
}
