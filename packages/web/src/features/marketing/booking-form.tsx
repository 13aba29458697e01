import { zodResolver } from '@hookform/resolvers/zod'
import { Booking, TimeSlot } from '@tickmark/contract/fields'
import { type UseFormRegister, useForm } from 'react-hook-form'
import { errorText } from '../../locales/error-text.ts'
import { formsCatalogue } from '../../locales/forms.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { type Person, PersonFields } from './person-fields.tsx'
import { sendConsult } from './use-consult.ts'

interface Fields extends Person {
  kind: 'booking'
  time_slot: string
  notes: string
}

export function BookingForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const t = useTexts(formsCatalogue)
  const { register, handleSubmit, formState } = useForm<Fields, unknown, Booking>({
    resolver: zodResolver(Booking) as never,
    defaultValues: { kind: 'booking', name: '', company: '', email: '', phone: '', time_slot: '', notes: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    if (await sendConsult(fields, t.done)) onSent()
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
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
      <div className="flex gap-3 sm:col-span-2">
        <Button type="submit" disabled={isSubmitting}>
          {t.confirm}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
