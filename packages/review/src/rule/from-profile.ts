import { wordsOf } from '@tickmark/document'
import type { Document, Evidence } from '@tickmark/document'
import { annualReport } from '../facts/outline/annual-report.ts'
import { unmetRequirements } from '../profiles/check-requirements.ts'
import type { UnmetRequirement } from '../profiles/check-requirements.ts'
import { frameworkOf } from '../profiles/choose-profile.ts'
import { nameOfRequirement } from '../profiles/profile.ts'
import type { Requirement } from '../profiles/profile.ts'
import type { FindingDraft } from './rule.ts'
import { defineRule } from './rule.ts'
import type { Message, Rule, RuleMeta } from './rule.ts'
import { locationOf } from './place-of.ts'

/** What the framework of a whole annual report asks for and the report does not hold: one rule for each kind of requirement. */
export function requirementRule(meta: RuleMeta, kind: Requirement['kind'], message: Message): Rule<'missing'> {
  return defineRule({
    meta,
    messages: { missing: message },
    *check({ document, facts, tuning }) {
      const report = annualReport(document, facts)
      const profile = report && frameworkOf(document, facts, tuning.profile)
      if (!profile) return
      for (const unmet of unmetRequirements(profile, document, facts)) {
        const { kind: own, forms } = unmet.requirement
        if (own !== kind || (forms && !forms.includes(report.form))) continue
        yield {
          messageId: 'missing',
          ...draftOf(unmet, document, headingEvidence(report.end)),
          confidence: unmet.trigger ? 0.8 : 0.7,
        }
      }
    },
  })
}

/** The part of a draft that every unmet requirement gives, at the line that makes it due or at the report's last heading. */
export function draftOf(
  { requirement, trigger }: UnmetRequirement,
  document: Document,
  fallback: Evidence,
): Pick<FindingDraft, 'data' | 'evidence' | 'expected'> {
  return {
    data: {
      name_zh: nameOfRequirement(requirement, 'zh-CN'),
      name_en: nameOfRequirement(requirement, 'en'),
      name_ko: nameOfRequirement(requirement, 'ko'),
      name_ja: nameOfRequirement(requirement, 'ja'),
      reference: requirement.reference ?? '',
    },
    evidence: [trigger ?? fallback],
    expected: nameOfRequirement(requirement, wordsOf(document.language)),
  }
}

export function headingEvidence(block: Document['blocks'][number]): Evidence {
  const text = block.type === 'table' || block.type === 'picture' ? '' : block.text
  return { location: locationOf(block), text: text.slice(0, 160) }
}
