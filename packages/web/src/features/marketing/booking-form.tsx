import { TimeSlot } from '@tickmark/contract/fields'
import type { UseFormRegister } from 'react-hook-form'
import { errorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { formsCatalogue } from '../../locales/forms/catalogue.ts'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { FormActions } from './form-actions.tsx'
import { NOBODY, type Person, PersonFields } from './person-fields.tsx'
import { useConsultForm } from './use-consult-form.ts'

interface Fields extends Person {
  kind: 'booking'
  time_slot: string
  notes: string
}

const EMPTY: Fields = { kind: 'booking', ...NOBODY, time_slot: '', notes: '' }

export function BookingForm({ onSent, onCancel }: { onSent: (id: string) => void; onCancel: () => void }) {
  const t = useTexts(formsCatalogue)
  const { register, errors, isSubmitting, refused, submit } = useConsultForm(EMPTY, onSent)
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <PersonFields t={t} register={register as unknown as UseFormRegister<Person>} errors={errors} />
      <SelectField
        className="sm:col-span-2"
        label={t.slot}
        required
        placeholder={t.choose}
        options={TimeSlot.options.map((value) => ({ value, label: t.slots[value] }))}
        error={errorText(errors.time_slot?.message)}
        {...register('time_slot')}
      />
      <TextArea
        className="sm:col-span-2"
        label={t.focus}
        error={errorText(errors.notes?.message)}
        {...register('notes')}
      />
      <FormActions send={t.confirm} sending={isSubmitting} refused={refused} onCancel={onCancel} />
    </form>
  )
}
