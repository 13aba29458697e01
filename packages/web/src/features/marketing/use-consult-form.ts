import { zodResolver } from '@hookform/resolvers/zod'
import { Booking, type Consult, Inquiry, Trial } from '@tickmark/contract/fields'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form'
import { failureText, request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { formsCatalogue } from '../../locales/forms/catalogue.ts'
import { toast } from '../../ui/toast.ts'
import type { ConsultKind } from './consult-kind.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

const SCHEMAS = { inquiry: Inquiry, trial: Trial, booking: Booking }

export interface ConsultForm<Fields extends { kind: ConsultKind }> {
  register: UseFormRegister<Fields>
  errors: FieldErrors<Fields>
  isSubmitting: boolean
  /** Why the last sending failed. */
  refused: string | undefined
  submit: (event: React.FormEvent) => void
}

/**
 * The state of one of the three forms: each field is checked as it is filled in, the draft is kept until it is sent, and it is sent once.
 */
export function useConsultForm<Fields extends { kind: ConsultKind }>(
  empty: Fields,
  onSent: (id: string) => void,
): ConsultForm<Fields> {
  const { kind } = empty
  const t = useTexts(formsCatalogue)
  const { register, handleSubmit, formState, subscribe } = useForm<Fields, unknown, Consult>({
    resolver: zodResolver(SCHEMAS[kind]) as never,
    defaultValues: readDraft(kind, empty) as DefaultValues<Fields>,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const [refused, setRefused] = useState<string>()
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(kind, values) }),
    [kind, subscribe],
  )
  const send = handleSubmit(async (body) => {
    setRefused(undefined)
    // The request has shown the failure in passing; it stays at the button, and the draft stays.
    const sent = await request('createConsult', { body }).catch(async (error: unknown) => {
      setRefused(await failureText(error))
    })
    if (!sent) return
    dropDraft(kind)
    toast.success(t.done)
    onSent(sent.consult_id)
  })
  return { register, errors, isSubmitting, refused, submit: (event) => void send(event) }
}
