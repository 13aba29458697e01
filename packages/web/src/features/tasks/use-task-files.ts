import type { StartTaskFields } from '@tickmark/contract/fields'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { checkFiles } from '../../upload/check-files.ts'
import { takeHandedFiles } from '../../upload/handed-files.ts'
import type { Input } from './new-task-input.ts'
import { recogniseType } from './recognise-type.ts'
import { taskNameFrom } from '../../upload/task-name.ts'

/** The chosen files; they name the task and tell its type, unless a person has said otherwise. */
export function useTaskFiles(form: UseFormReturn<Input, unknown, StartTaskFields>, isTypeGiven: boolean) {
  const [files, setFiles] = useState<File[]>([])
  const [typeChosen, setTypeChosen] = useState(isTypeGiven)
  function changeFiles(next: File[]): void {
    setFiles(next)
    const [first] = next
    if (!first) return
    if (!form.getValues('name')) form.setValue('name', taskNameFrom(first.name))
    if (!typeChosen) form.setValue('type', recogniseType(next.map(({ name }) => name)))
  }
  useEffect(() => {
    const dropped = checkFiles([], takeHandedFiles()).files
    if (dropped.length > 0) changeFiles(dropped)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- handed over once, when the form opens
  }, [])
  return { files, changeFiles, typeChosen, chooseType: () => setTypeChosen(true) }
}
