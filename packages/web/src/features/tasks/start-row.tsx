import type { StartTaskFields } from '@tickmark/contract/fields'
import type { UseFormReturn } from 'react-hook-form'
import { errorText } from '../../i18n/error-text.ts'
import { formatSize } from '../../i18n/format.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { type Input, TYPES_IN_FORM } from './new-task-input.ts'

interface Props {
  t: TasksTexts
  form: UseFormReturn<Input, unknown, StartTaskFields>
  files: readonly File[]
  /** Share sent of each file; null while nothing is uploaded. */
  shares: readonly number[] | null
  typeChosen: boolean
  /** Why the last start failed. */
  refused: string | undefined
  onType: () => void
  onCancel: () => void
}

/** The type, recognised or chosen, beside the one press that starts. */
export function StartRow({ t, form, files, shares, typeChosen, refused, onType, onCancel }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <SelectField
        className="min-w-56 grow sm:max-w-80"
        label={t.form.type}
        required
        disabled={shares !== null}
        options={TYPES_IN_FORM.map((name) => ({ value: name, label: t.types[name] }))}
        error={errorText(form.formState.errors.type?.message)}
        {...form.register('type', { onChange: onType })}
      />
      {/* The keys keep them two buttons: one that changed under the click would start the upload again. */}
      {shares === null ? (
        <Button key="start" type="submit" size="large">
          {form.watch('type') === 'ocr' ? t.form.start : t.form.startReview}
        </Button>
      ) : (
        <Button key="cancel" look="secondary" size="large" onClick={onCancel}>
          {t.form.cancelUpload}
        </Button>
      )}
      <FormFailure text={shares ? undefined : refused} />
      <p aria-live="polite" className="num basis-full text-meta text-ink-2">
        {shares && (shares.every((share) => share >= 0.99) ? t.form.confirming : t.form.uploading)}
        {!shares && files.length > 0 && (
          <>
            {t.form.fileCount(files.length, formatSize(files.reduce((sum, { size }) => sum + size, 0)))}
            {' · '}
            {typeChosen ? t.form.typeChosen : t.form.typeRecognised}
          </>
        )}
      </p>
    </div>
  )
}
