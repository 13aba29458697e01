import type { Model } from '@tickmark/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { useLanguage } from '../../locales/language.ts'
import type { Option } from '../../ui/field.tsx'

export interface Models {
  models: readonly Model[] | undefined
  /** The list once it has come; undefined when it could not be had. */
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

/** Choices of one kind; those that cannot be used say why. */
export function modelOptions(models: readonly Model[] = [], kind: Model['kind'], unavailable: string): Option[] {
  return models
    .filter((model) => model.kind === kind)
    .map((model) => ({
      value: model.id,
      label: model.available ? model.label : `${model.label} (${model.reason ?? unavailable})`,
      disabled: !model.available,
    }))
}
