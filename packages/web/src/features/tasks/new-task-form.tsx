import { zodResolver } from '@hookform/resolvers/zod'
import type { Model, TaskDetail } from '@tickmark/contract'
import { StartTaskFields } from '@tickmark/contract/fields'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useRefusal } from '../../api/use-refusal.ts'
import { errorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { tasksCatalogue } from '../../locales/tasks/catalogue.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { BrokenUpload, useBrokenUpload } from '../../upload/broken-upload.tsx'
import { FilePicker } from '../../upload/file-picker.tsx'
import { useUpload } from '../../upload/use-upload.ts'
import { EMPTY_INPUT, type Input, inputOf, TYPES_IN_FORM } from './new-task-input.ts'
import { EngagementField } from './engagement.tsx'
import { WorkspaceField } from '../../workspace/workspace-field.tsx'
import { RelatedFiles } from './related-files.tsx'
import { StartRow } from './start-row.tsx'
import { modelOptions, useModels } from './use-models.ts'
import { useTaskFiles } from './use-task-files.ts'

interface Props {
  /** The id of the workspace in which it is begun; empty: the personal one. */
  workspace: string
  /** The task whose corrected draft is given; undefined for a first one. */
  previous: TaskDetail | undefined
  onStarted: (taskId: string) => void
}

export function NewTaskForm({ workspace, previous, onStarted }: Props) {
  const t = useTexts(tasksCatalogue)
  const { models, whenLoaded } = useModels()
  const [filesError, setFilesError] = useState<string>()
  const [broken, forgetBroken] = useBrokenUpload()
  const { shares, upload, cancel } = useUpload()
  const refusal = useRefusal()
  const form = useForm<Input, unknown, StartTaskFields>({
    resolver: zodResolver(StartTaskFields) as never,
    defaultValues: { ...EMPTY_INPUT, workspace_id: workspace, ...(broken?.fields ?? inputOf(previous)) },
    mode: 'onTouched',
  })

  const { files, changeFiles, typeChosen, chooseType } = useTaskFiles(
    form,
    broken !== undefined || previous !== undefined,
  )
  const type = TYPES_IN_FORM.find((name) => name === form.watch('type')) ?? 'ocr'
  useEffect(() => chooseModels(form, models), [models, form])

  const submit = form.handleSubmit(
    async (fields) => {
      if (files.length === 0) return
      refusal.forget()
      try {
        const taskId = await upload(fields, files)
        if (!taskId) return
        toast.success(t.form.started)
        onStarted(taskId)
      } catch (error) {
        await refusal.tell(error)
      }
    },
    () => undefined,
  )
  /** A person who is quicker than the list of models waits for it, instead of being told to choose a model. */
  async function start(): Promise<void> {
    setFilesError(files.length === 0 ? 'files_required' : undefined)
    if (!models) chooseModels(form, await whenLoaded())
    await submit()
  }
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      {broken && files.length === 0 && <BrokenUpload t={t} broken={broken} onForget={forgetBroken} />}
      <FilePicker
        t={t}
        files={files}
        shares={shares}
        error={files.length === 0 ? errorText(filesError) : undefined}
        onChange={changeFiles}
      />
      {files.length > 0 && <RelatedFiles t={t} files={files} type={type} />}
      <StartRow
        {...{ t, form, files, shares, typeChosen }}
        refused={refusal.text}
        onType={chooseType}
        onCancel={cancel}
      />
      <TaskFields t={t} form={form} models={models} disabled={shares !== null} />
    </form>
  )
}

/** Chooses the first available model of each kind where none is chosen yet. */
function chooseModels(
  form: UseFormReturn<Input, unknown, StartTaskFields>,
  models: readonly Model[] | undefined,
): void {
  for (const kind of ['ocr', 'analysis'] as const) {
    const field = `${kind}_model` as const
    const first = models?.find((model) => model.kind === kind && model.available)
    if (!first) continue
    // A value chosen before its option existed must be set again, or the select shows nothing.
    form.setValue(field, form.getValues(field) || first.id)
    form.clearErrors(field)
  }
}

interface FieldsProps {
  t: TasksTexts
  form: UseFormReturn<Input, unknown, StartTaskFields>
  models: readonly Model[] | undefined
  disabled: boolean
}

function TaskFields({ t, form, models, disabled }: FieldsProps) {
  const { register, formState, watch } = form
  const hintOf = (id: string): string | undefined => {
    const model = models?.find((other) => other.id === id)
    return model?.external ? t.form.external[model.kind](model.host ?? '') : undefined
  }
  const errorOf = (field: keyof Input): string | undefined => errorText(formState.errors[field]?.message)
  return (
    <fieldset disabled={disabled} className="grid gap-x-6 gap-y-5 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">{t.form.settings}</legend>
      <p aria-hidden className="font-serif text-lg sm:col-span-2">
        {t.form.settings}
      </p>
      <TextField
        label={t.form.name}
        hint={t.form.nameHint}
        required
        autoComplete="off"
        error={errorOf('name')}
        {...register('name')}
      />
      <div>
        <EngagementField t={t} {...register('engagement')} />
      </div>
      <WorkspaceField {...register('workspace_id')} />
      <SelectField label={t.form.language} options={languageOptions(t)} {...register('language')} />
      <SelectField
        label={t.form.ocrModel}
        required
        placeholder={t.form.choose}
        options={modelOptions(models, 'ocr', t.form.unavailable)}
        error={errorOf('ocr_model')}
        hint={hintOf(watch('ocr_model'))}
        {...register('ocr_model')}
      />
      <SelectField
        label={t.form.analysisModel}
        required
        placeholder={t.form.choose}
        options={modelOptions(models, 'analysis', t.form.unavailable)}
        error={errorOf('analysis_model')}
        hint={hintOf(watch('analysis_model'))}
        {...register('analysis_model')}
      />
    </fieldset>
  )
}

/** Each language twice: as what is to be expected, and as an order that scanned text is read in it whatever it looks like. */
function languageOptions({ languages, onlyIn }: TasksTexts): { value: string; label: string }[] {
  const hints = Object.entries(languages).map(([value, label]) => ({ value, label }))
  const orders = hints.filter(({ value }) => value !== 'auto')
  return [...hints, ...orders.map(({ value, label }) => ({ value: `${value}!`, label: onlyIn(label) }))]
}
