import { locate } from '../../facts/sentences/make-sentences.ts'
import { textBlocks } from '../../facts/outline/outline.ts'
import { defineRule } from '../../rule/rule.ts'

const NEITHER = /[□☐]\s*适用\s*[□☐]\s*不适用/
const BOTH = /[√☑✓■]\s*适用\s*[√☑✓■]\s*不适用/

/** 适用/不适用 boxes of Chinese disclosure forms with neither or both ticked. */
export const applicabilityBox = defineRule({
  meta: {
    id: 'completeness/applicability-box',
    catalogue: ['COMP-013'],
    category: 'completeness',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report'],
    status: 'stable',
  },
  messages: {
    neither: {
      title: {
        'zh-CN': '适用性选项未勾选',
        en: 'An applicability box is left unticked',
        ko: '적용 여부가 선택되지 않았습니다',
        ja: '適用の有無が選択されていません',
      },
      message: {
        'zh-CN': '“{text}”中“适用”与“不适用”均未勾选。',
        en: 'Neither “适用” nor “不适用” is ticked in “{text}”.',
        ko: '‘{text}’에서 ‘적용’과 ‘미적용’ 어느 것도 선택되지 않았습니다.',
        ja: '「{text}」で「適用」「不適用」のいずれも選択されていません。',
      },
      explanation: {
        'zh-CN': '信息披露格式要求逐项勾选；未勾选视为遗漏披露。',
        en: 'The disclosure form asks for a tick at each item; an empty pair counts as an omission.',
        ko: '공시 서식은 항목마다 선택을 요구하므로 미선택은 누락으로 간주됩니다.',
        ja: '開示様式では各項目の選択が求められ、未選択は記載漏れとみなされます。',
      },
    },
    both: {
      title: {
        'zh-CN': '适用性选项同时勾选',
        en: 'Both applicability boxes are ticked',
        ko: '적용 여부가 중복 선택되었습니다',
        ja: '適用の有無が重複して選択されています',
      },
      message: {
        'zh-CN': '“{text}”中“适用”与“不适用”同时勾选。',
        en: 'Both “适用” and “不适用” are ticked in “{text}”.',
        ko: '‘{text}’에서 ‘적용’과 ‘미적용’이 모두 선택되었습니다.',
        ja: '「{text}」で「適用」「不適用」の両方が選択されています。',
      },
      explanation: {
        'zh-CN': '两项互斥，须更正其一。',
        en: 'The two are mutually exclusive; correct one of them.',
        ko: '두 항목은 양립할 수 없으므로 하나를 정정해야 합니다.',
        ja: '両者は両立しないため、一方を訂正してください。',
      },
    },
  },
  *check({ document }) {
    for (const block of textBlocks(document)) {
      for (const [messageId, pattern] of [
        ['neither', NEITHER],
        ['both', BOTH],
      ] as const) {
        const match = pattern.exec(block.text)
        if (!match) continue
        const text = block.text.slice(Math.max(0, match.index - 40), match.index + match[0].length)
        yield {
          messageId,
          data: { text },
          evidence: [{ location: locate(block, match.index, match.index + match[0].length), text }],
          confidence: 0.85,
        }
      }
    }
  },
})
