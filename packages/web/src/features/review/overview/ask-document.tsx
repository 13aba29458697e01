import { useMutation } from '@tanstack/react-query'
import type { DataOf } from '@tickmark/contract'
import { LIMITS } from '@tickmark/contract/limits'
import type { Location } from '@tickmark/document'
import { Check, CircleHelp } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field, TextArea } from '../../../ui/field.tsx'
import { DeskFailure, Working } from '../desk/desk-states.tsx'
import { placeText } from '../source/place-text.ts'
import type { ReviewSource } from '../source/review-source.ts'

type Answer = DataOf<'askDocument'>

interface Props {
  t: ReviewTexts
  files: ReviewSource['files']
  ask: NonNullable<ReviewSource['ask']>
  onLocation: (fileId: string, location: Location) => void
}

/** A question about a document to the model of its task; every sentence of the answer says whether its places bear it out. */
export function AskDocument({ t, files, ask, onLocation }: Props) {
  const [question, setQuestion] = useState('')
  const [fileId, setFileId] = useState(files[0]?.file_id ?? '')
  const asked = useMutation({ mutationFn: () => ask(fileId, question.trim()) })
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    asked.mutate()
  }
  return (
    <>
      <form onSubmit={submit} className="space-y-3">
        {files.length > 1 && (
          <Field label={t.ask.file}>
            {(control) => (
              <select
                className={controlClass}
                value={fileId}
                onChange={(event) => setFileId(event.target.value)}
                {...control}
              >
                {files.map(({ file_id, name }) => (
                  <option key={file_id} value={file_id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <TextArea
          label={t.ask.question}
          hint={t.ask.hint}
          rows={2}
          maxLength={LIMITS.questionLength.most}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button
          type="submit"
          look="secondary"
          disabled={question.trim().length < LIMITS.questionLength.least || asked.isPending}
        >
          {t.ask.submit}
        </Button>
      </form>
      {asked.isPending && <Working text={t.ask.working} />}
      {asked.error && <DeskFailure t={t} error={asked.error} onRetry={() => asked.mutate()} />}
      {asked.data && !asked.isPending && (
        <Told t={t} answer={asked.data} onShow={(location) => onLocation(fileId, location)} />
      )}
    </>
  )
}

interface ToldProps {
  t: ReviewTexts
  answer: Answer
  onShow: (location: Location) => void
}

function Told({ t, answer: { sentences, model, host, tokens }, onShow }: ToldProps) {
  return (
    <div role="status" data-answer className="mt-3">
      {sentences.length === 0 && <p className="text-table">{t.ask.none}</p>}
      <ul className="space-y-2 text-table">
        {sentences.map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two sentences may be alike; their order never changes
          <Sentence key={index} {...{ t, sentence, onShow }} />
        ))}
      </ul>
      <p className="num mt-2 text-meta text-ink-3">{t.ask.by(model, host, tokens.sent)}</p>
    </div>
  )
}

function Sentence({
  t,
  sentence: { text, places, unproven },
  onShow,
}: Omit<ToldProps, 'answer'> & { sentence: Answer['sentences'][number] }) {
  const Mark = unproven ? CircleHelp : Check
  return (
    <li
      data-unproven={unproven}
      className={`border-l-3 px-3 py-1 wrap-anywhere ${unproven ? 'border-warn bg-warn-soft' : 'border-line'}`}
    >
      <p>{text}</p>
      <p className="num flex flex-wrap items-center gap-x-3 text-meta text-ink-2">
        <span className="inline-flex items-center gap-1">
          <Mark aria-hidden className="size-3.5" />
          {unproven ? t.ask.unproven[unproven] : t.ask.proven}
        </span>
        {places.map(({ location, text: quote }, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- places are in the order of the answer
            key={index}
            type="button"
            title={quote}
            className="min-h-6 text-note underline underline-offset-2"
            onClick={() => onShow(location)}
          >
            {placeText(t, location) || quote.slice(0, 40)}
          </button>
        ))}
      </p>
    </li>
  )
}
