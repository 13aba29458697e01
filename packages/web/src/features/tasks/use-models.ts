import type { Model } from '@tickmark/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { Option } from '../../ui/field.tsx'

export interface Models {
  models: readonly Model[] | undefined
  /** Resolves to the list of models; to undefined when it could not be loaded. */
  whenLoaded: () => Promise<readonly Model[] | undefined>
}

export function useModels(): Models {
  const language = useLanguage()
  const client = useQueryClient()
  const options = queryOptions({
    queryKey: ['models', language],
    queryFn: () => request('listModels'),
    staleTime: 60_000,
  })
  const { data } = useQuery(options)
  return { models: data, whenLoaded: () => client.ensureQueryData(options).catch(() => undefined) }
}

/** The options of one kind; the label of an unavailable one says why. */
export function modelOptions(models: readonly Model[] = [], kind: Model['kind'], unavailable: string): Option[] {
  return models
    .filter((model) => model.kind === kind)
    .map((model) => ({
      value: model.id,
      label: model.available ? model.label : `${model.label} (${model.reason ?? unavailable})`,
      disabled: !model.available,
    }))
}
