import { useTexts } from '../../i18n/use-texts.ts'
import { formsCatalogue } from '../../locales/forms/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'

interface Props {
  /** The words on the button that sends. */
  send: string
  sending: boolean
  /** Why the last sending failed. */
  refused: string | undefined
  /** Absent where the form stands in a page: there is nothing to close. */
  onCancel: (() => void) | undefined
}

/** The last row of a form. */
export function FormActions({ send, sending, refused, onCancel }: Props) {
  const t = useTexts(formsCatalogue)
  return (
    <div className="flex flex-wrap gap-3 sm:col-span-2">
      <FormFailure text={refused} />
      <Button type="submit" disabled={sending}>
        {send}
      </Button>
      {onCancel && (
        <Button look="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </div>
  )
}
