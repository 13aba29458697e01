import { firstOf } from '@tickmark/document'
import type { Language } from '@tickmark/document'
import type { RuleMeta } from './rule/rule.ts'
import { RULES } from './rules/index.ts'

/** A line of the catalogue of rules: what it is and what its first message is called. Its page stands beside the rule as `<id>.md`. */
export interface RuleEntry extends RuleMeta {
  title: string
}

/** Every rule of the product in the order of the catalogue, titled in one language. */
export function ruleIndex(language: Language): RuleEntry[] {
  return RULES.map(({ meta, messages }) => ({ ...meta, title: firstOf(Object.values(messages)).title[language] }))
}
