import type { Sample } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, FileText, Search } from 'lucide-react'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { formatSize } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { demoCatalogue } from '../../locales/demo/catalogue.ts'
import { tasksCatalogue } from '../../locales/tasks/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { toast } from '../../ui/toast.ts'
import { BrokenUpload, useBrokenUpload } from '../../upload/broken-upload.tsx'
import { FilePicker } from '../../upload/file-picker.tsx'
import { REVIEW_TYPES, type ReviewType } from './review-type.ts'
import { useDemoStart } from './use-demo-start.ts'

const ICONS = { financial_report: FileText, valuation_model: FileSpreadsheet, due_diligence: Search }

interface Props {
  type: ReviewType | undefined
  onType: (type: ReviewType) => void
  onStarted: (taskId: string) => void
}

/** The choice of what to review and as which type: both are needed before a review starts. */
export function DemoStart({ type, onType, onStarted }: Props) {
  const t = useTexts(demoCatalogue)
  const tasks = useTexts(tasksCatalogue)
  const [files, setFiles] = useState<File[]>([])
  const [sampleId, setSampleId] = useState<string>()
  const [broken, forgetBroken] = useBrokenUpload()
  const { start, shares, busy, refused } = useDemoStart(onStarted)
  const samples = useSamples().filter((sample) => sample.type === type)
  const sample = samples.find(({ sample_id }) => sample_id === sampleId)
  const chosen = type && (sample ?? (files.length > 0 ? files : undefined))
  return (
    <div className="space-y-10">
      <fieldset>
        <legend className="mb-3 font-serif text-xl">{t.step1}</legend>
        <div className="border-y border-ink md:grid md:grid-cols-3 md:divide-x md:divide-line">
          {REVIEW_TYPES.map((name) => (
            <TypeChoice
              key={name}
              name={name}
              texts={t.types[name]}
              checked={type === name}
              onChoose={() => onType(name)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset disabled={!type || busy} className={type ? '' : 'opacity-60'}>
        <legend className="mb-3 font-serif text-xl">{t.step2}</legend>
        <p className="mb-2 text-meta font-medium text-ink-2">{t.sample}</p>
        {type && samples.length === 0 && <p className="text-table text-ink-3">{t.noSample}</p>}
        <div className="border-y border-line">
          {samples.map((item) => (
            <SampleChoice
              key={item.sample_id}
              sample={item}
              checked={item === sample}
              onChoose={() => {
                setSampleId(item.sample_id)
                setFiles([])
              }}
            />
          ))}
        </div>
        <p className="mt-6 mb-2 text-meta font-medium text-ink-2">{t.upload}</p>
        {broken && files.length === 0 && <BrokenUpload t={tasks} broken={broken} onForget={forgetBroken} />}
        <FilePicker
          t={tasks}
          files={files}
          shares={shares}
          onChange={(next) => {
            setFiles(next)
            setSampleId(undefined)
          }}
        />
      </fieldset>
      <FormFailure text={refused} />
      <Button
        size="large"
        disabled={busy}
        onClick={() => (chosen ? void start(type, chosen) : toast.warning(t.chooseBoth))}
      >
        {t.start}
      </Button>
    </div>
  )
}

interface TypeProps {
  name: ReviewType
  texts: { name: string; text: string }
  checked: boolean
  onChoose: () => void
}

function TypeChoice({ name, texts, checked, onChoose }: TypeProps) {
  const Icon = ICONS[name]
  return (
    <label
      className={`block cursor-pointer border-t border-line px-5 py-4 first:border-t-0 has-focus-visible:outline-2 has-focus-visible:outline-focus md:border-t-0 ${checked ? 'bg-surface shadow-[inset_0_-3px_0_var(--color-ink)]' : 'hover:bg-surface'}`}
    >
      <input type="radio" name="type" value={name} checked={checked} onChange={onChoose} className="sr-only" />
      <span className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 text-ink-2" />
        {texts.name}
      </span>
      <span className="mt-1 block text-table text-ink-2">{texts.text}</span>
    </label>
  )
}

function SampleChoice({ sample, checked, onChoose }: { sample: Sample; checked: boolean; onChoose: () => void }) {
  return (
    <label
      className={`flex cursor-pointer items-center gap-3 border-t border-line px-3 py-3 first:border-t-0 ${checked ? 'bg-surface' : 'hover:bg-surface'}`}
    >
      <input type="radio" name="sample" checked={checked} onChange={onChoose} className="size-4 accent-ink" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{sample.name}</span>
        <span className="block text-meta text-ink-2">{sample.description}</span>
      </span>
      <span className="num text-meta text-ink-3">{formatSize(sample.size)}</span>
    </label>
  )
}

function useSamples(): readonly Sample[] {
  const language = useLanguage()
  return (
    useQuery({ queryKey: ['samples', language], queryFn: () => request('listSamples', {}, { quiet: true }) }).data ?? []
  )
}
