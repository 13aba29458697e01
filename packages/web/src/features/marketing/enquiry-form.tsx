import { zodResolver } from '@hookform/resolvers/zod'
import { type Consult, Inquiry, Trial } from '@tickmark/contract/fields'
import { useQuery } from '@tanstack/react-query'
import { type UseFormRegister, useForm } from 'react-hook-form'
import { request } from '../../api/request.ts'
import { errorText } from '../../locales/error-text.ts'
import { formsCatalogue } from '../../locales/forms.ts'
import type { FormsTexts } from '../../locales/forms.zh-CN.ts'
import { useLanguage } from '../../locales/language.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { type Person, PersonFields } from './person-fields.tsx'
import { sendConsult } from './use-consult.ts'

interface Fields extends Person {
  kind: 'inquiry' | 'trial'
  industry: string
  company_size: string
  services: string[]
  requirements: string
  agreement: boolean
}

interface Props {
  kind: 'inquiry' | 'trial'
  onSent: () => void
  onCancel: () => void
}

/** Enquiry and trial ask the same things. */
export function EnquiryForm({ kind, onSent, onCancel }: Props) {
  const t = useTexts(formsCatalogue)
  const choices = useChoices()
  const { register, handleSubmit, formState } = useForm<Fields, unknown, Consult>({
    resolver: zodResolver(kind === 'trial' ? Trial : Inquiry) as never,
    defaultValues: {
      kind,
      name: '',
      company: '',
      email: '',
      phone: '',
      industry: '',
      company_size: '',
      services: [],
      requirements: '',
      agreement: false,
    },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    if (await sendConsult(fields, t.done)) onSent()
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
      <PersonFields t={t} register={register as unknown as UseFormRegister<Person>} errors={errors} />
      <SelectField
        label={t.industry}
        required
        placeholder={t.choose}
        options={choices.industries}
        error={errorText(errors.industry?.message)}
        {...register('industry')}
      />
      <SelectField
        label={t.size}
        required
        placeholder={t.choose}
        options={choices.sizes}
        error={errorText(errors.company_size?.message)}
        {...register('company_size')}
      />
      <fieldset className="sm:col-span-2">
        <legend className="mb-1 text-meta font-medium text-ink-2">{t.services}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {choices.services.map(({ value, label }) => (
            <label key={value} className="flex items-center gap-2 py-1 text-table">
              <input type="checkbox" value={value} className="size-4 accent-ink" {...register('services')} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        className="sm:col-span-2"
        label={t.requirements}
        error={errorText(errors.requirements?.message)}
        {...register('requirements')}
      />
      <div className="sm:col-span-2">
        <Agreement t={t} register={register} error={errorText(errors.agreement?.message)} />
      </div>
      <div className="flex gap-3 sm:col-span-2">
        <Button type="submit" disabled={isSubmitting}>
          {t.submit}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

interface AgreementProps {
  t: FormsTexts
  register: UseFormRegister<Fields>
  error: string | undefined
}

function Agreement({ t, register, error }: AgreementProps) {
  const link = 'text-note underline underline-offset-2'
  return (
    <>
      <label className="flex items-start gap-2 text-table">
        <input
          type="checkbox"
          className="mt-1.5 size-4 accent-ink"
          aria-invalid={error ? true : undefined}
          {...register('agreement')}
        />
        <span>
          {t.agreeBefore}{' '}
          <a href="/privacy" target="_blank" rel="noreferrer" className={link}>
            {t.privacy}
          </a>{' '}
          {t.and}{' '}
          <a href="/terms" target="_blank" rel="noreferrer" className={link}>
            {t.terms}
          </a>
          {t.agreeAfter}
        </span>
      </label>
      {error && (
        <p role="alert" className="mt-1 text-meta text-seal">
          {error}
        </p>
      )}
    </>
  )
}

type ChoiceList = 'listIndustries' | 'listCompanyScales' | 'listServices'

function useChoiceList(name: ChoiceList) {
  const language = useLanguage()
  const queryFn = () => request(name, {}, { quiet: true })
  return useQuery({ queryKey: [name, language], queryFn, staleTime: Infinity }).data ?? []
}

/** The choices as the server names them, in the language of the interface. */
function useChoices() {
  return {
    industries: useChoiceList('listIndustries'),
    sizes: useChoiceList('listCompanyScales'),
    services: useChoiceList('listServices'),
  }
}
