import type { Model } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { useLanguage } from '../../locales/language.ts'
import type { Option } from '../../ui/field.tsx'

export function useModels(): readonly Model[] | undefined {
  const language = useLanguage()
  return useQuery({ queryKey: ['models', language], queryFn: () => request('listModels'), staleTime: 60_000 }).data
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
