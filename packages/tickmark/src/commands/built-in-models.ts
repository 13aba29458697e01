import { RULE_MODEL } from '@tickmark/contract/limits'
import { LANGUAGES } from '@tickmark/document'
import { listOcrModels } from '@tickmark/readers'

/** What works without the service: the recognisers that are installed here, and the rules. */
export async function builtInModels() {
  const ocr = (await listOcrModels()).filter(({ available }) => available)
  return [
    ...ocr.map(({ id, languages }) => ({ id, kind: 'ocr' as const, languages, available: true })),
    { id: RULE_MODEL, kind: 'analysis' as const, languages: [...LANGUAGES], available: true },
  ]
}
