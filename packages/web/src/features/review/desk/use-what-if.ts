import { useQuery } from '@tanstack/react-query'
import type { InputChange, ModelPlace } from '@tickmark/document'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import type { DeskProps } from './desk-props.ts'

/** Inputs with other values, and what the model then says. Nothing is kept by the server: an undone change is one that is not asked for. */
export function useWhatIf({ source, file, desk }: Pick<DeskProps, 'source' | 'file' | 'desk'>) {
  const [changes, setChanges] = useState<readonly InputChange[]>([])
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['what-if', source.key, language, file.file_id, changes],
    queryFn: ({ signal }) => desk.whatIf?.(file.file_id, changes, signal) ?? null,
    enabled: changes.length > 0,
    staleTime: Infinity,
    retry: false,
  })
  const without = (place: ModelPlace): InputChange[] =>
    changes.filter(({ sheet, cell }) => sheet !== place.sheet || cell !== place.cell)
  return {
    changes,
    query,
    change: (change: InputChange): void => setChanges([...without(change), change]),
    undo: (place: ModelPlace): void => setChanges(without(place)),
    reset: (): void => setChanges([]),
  }
}
export type WhatIfState = ReturnType<typeof useWhatIf>
