import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { formsCatalogue } from '../../locales/forms/catalogue.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { BookingForm } from './booking-form.tsx'
import type { ConsultKind } from './consult-kind.ts'
import { EnquiryForm } from './enquiry-form.tsx'

/** The dialog of an enquiry, trial or booking; after sending it confirms the arrival. */
export default function ConsultDialog({ kind, onClose }: { kind: ConsultKind; onClose: () => void }) {
  const t = useTexts(formsCatalogue)
  const [sent, setSent] = useState<string>()
  const [title, lead] = {
    trial: [t.trialTitle, t.trialLead],
    inquiry: [t.inquiryTitle, t.inquiryLead],
    booking: [t.bookingTitle, t.bookingLead],
  }[kind] as [string, string]
  if (sent)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t.done}
        description={kind === 'trial' ? t.trialDoneText : t.doneText}
        closeLabel={t.close}
      >
        <div className="flex flex-wrap gap-3">
          {kind === 'trial' && (
            <PageLink to={`/contact?request=${sent}`} className={buttonClass('primary')} onClick={onClose}>
              {t.follow}
            </PageLink>
          )}
          <Button look={kind === 'trial' ? 'secondary' : 'primary'} onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={title} description={lead} closeLabel={t.close} size="wide">
      {kind === 'booking' ? (
        <BookingForm onSent={setSent} onCancel={onClose} />
      ) : (
        <EnquiryForm kind={kind} onSent={setSent} onCancel={onClose} />
      )}
    </Dialog>
  )
}
