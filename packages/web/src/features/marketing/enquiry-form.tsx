import type { Choice } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { request } from '../../api/request.ts'
import { errorText } from '../../i18n/error-text.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { formsCatalogue } from '../../locales/forms/catalogue.ts'
import type { FormsTexts } from '../../locales/forms/zh-CN.ts'
import { RequiredMark, SelectField, TextArea } from '../../ui/field.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { FormActions } from './form-actions.tsx'
import { NOBODY, type Person, PersonFields } from './person-fields.tsx'
import { useConsultForm } from './use-consult-form.ts'

interface Fields extends Person {
  kind: 'inquiry' | 'trial'
  industry: string
  company_size: string
  services: string[]
  requirements: string
  agreement: boolean
}

const EMPTY: Omit<Fields, 'kind'> = {
  ...NOBODY,
  industry: '',
  company_size: '',
  services: [],
  requirements: '',
  agreement: false,
}

interface Props {
  kind: 'inquiry' | 'trial'
  onSent: (id: string) => void
  /** Absent where the form stands in a page. */
  onCancel?: () => void
}

/** Enquiry and trial ask the same things. */
export function EnquiryForm({ kind, onSent, onCancel }: Props) {
  const t = useTexts(formsCatalogue)
  const choices = useChoices()
  const { register, errors, isSubmitting, refused, submit } = useConsultForm<Fields>({ kind, ...EMPTY }, onSent)
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <PersonFields t={t} register={register as unknown as UseFormRegister<Person>} errors={errors} />
      <SelectField
        key={`industries ${choices.industries.length}`}
        label={t.industry}
        required
        placeholder={t.choose}
        options={choices.industries}
        error={errorText(errors.industry?.message)}
        {...register('industry')}
      />
      <SelectField
        key={`sizes ${choices.sizes.length}`}
        label={t.size}
        required
        placeholder={t.choose}
        options={choices.sizes}
        error={errorText(errors.company_size?.message)}
        {...register('company_size')}
      />
      <Services t={t} choices={choices.services} register={register} error={errorText(errors.services?.message)} />
      <TextArea
        className="sm:col-span-2"
        label={t.requirements}
        required
        error={errorText(errors.requirements?.message)}
        {...register('requirements')}
      />
      <div className="sm:col-span-2">
        <Agreement t={t} register={register} error={errorText(errors.agreement?.message)} />
      </div>
      <FormActions send={t.submit} sending={isSubmitting} refused={refused} onCancel={onCancel} />
    </form>
  )
}

interface ServicesProps {
  t: FormsTexts
  choices: readonly Choice[]
  register: UseFormRegister<Fields>
  error: string | undefined
}

function Services({ t, choices, register, error }: ServicesProps) {
  const errorId = useId()
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error && errorId}>
      <legend className="mb-1 text-meta font-medium text-ink-2">
        {t.services}
        <RequiredMark />
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex items-center gap-2 py-1 text-table">
            <input
              type="checkbox"
              value={value}
              className="size-4 accent-ink"
              aria-invalid={error ? true : undefined}
              {...register('services')}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-meta text-seal">
          {error}
        </p>
      )}
    </fieldset>
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
          {t.agreeBefore}
          <PageLink to="/privacy" target="_blank" className={link}>
            {t.privacy}
          </PageLink>
          {t.and}
          <PageLink to="/terms" target="_blank" className={link}>
            {t.terms}
          </PageLink>
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

/**
 * The choices as the server names them, in the chosen language. A select takes its kept value when it is mounted: the keys above mount it
 * again once its choices are known.
 */
function useChoices() {
  return {
    industries: useChoiceList('listIndustries'),
    sizes: useChoiceList('listCompanyScales'),
    services: useChoiceList('listServices'),
  }
}
