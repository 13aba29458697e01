import { useQuery } from '@tanstack/react-query'
import type { ModelPlace } from '@tickmark/document'
import { useLanguage } from '../../../i18n/language.ts'
import type { DeskProps } from './desk-props.ts'

/** What a cell reads and what reads it; asked for while there is a place. */
export function useTrace(
  { source, file, desk }: Pick<DeskProps, 'source' | 'file' | 'desk'>,
  place: ModelPlace | undefined,
) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['trace', source.key, language, file.file_id, place?.sheet, place?.cell],
    queryFn: () => (place ? desk.trace(file.file_id, place) : null),
    enabled: place !== undefined,
    staleTime: Infinity,
    retry: false,
  })
}
