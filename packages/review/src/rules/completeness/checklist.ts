import { textBlocks } from '../../facts/outline/outline.ts'
import { profileApplies, unmetRequirements } from '../../profiles/check-requirements.ts'
import { defineRule } from '../../rule/rule.ts'
import { draftOf, headingEvidence } from '../../rule/from-profile.ts'

/** The firm's own requirements, from the profiles of its tuning file. */
export const checklist = defineRule({
  meta: {
    id: 'completeness/checklist',
    catalogue: ['COMP-014'],
    category: 'completeness',
    severity: 'suggestion',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    unmet: {
      title: {
        'zh-CN': '不符合机构自定义清单',
        en: 'An item of the firm’s checklist is missing',
        ko: '자체 점검표 항목이 누락되었습니다',
        ja: '社内チェックリストの項目が欠落しています',
      },
      message: {
        'zh-CN': '清单“{profile}”要求的“{name_zh}”未见于文件（{reference}）。',
        en: 'The checklist “{profile}” asks for “{name_en}”, which the document does not hold ({reference}).',
        ko: '점검표 ‘{profile}’에서 요구하는 ‘{name_ko}’이(가) 문서에 없습니다({reference}).',
        ja: 'チェックリスト「{profile}」が求める「{name_ja}」が文書にありません（{reference}）。',
      },
      explanation: {
        'zh-CN': '该要求由贵机构在设置文件中定义，可在其中修改或停用。',
        en: 'Your firm has defined this item in its tuning file, where it can be changed or switched off.',
        ko: '귀사의 설정 파일에 정의된 항목이며, 해당 파일에서 수정하거나 해제할 수 있습니다.',
        ja: '貴社の設定ファイルで定義された項目であり、同ファイルで変更または無効化できます。',
      },
    },
  },
  *check({ document, facts, tuning, type }) {
    const anchor = textBlocks(document).findLast((block) => block.type === 'heading') ?? document.blocks[0]
    if (!anchor) return
    for (const profile of tuning.profiles) {
      if (!profile.documents.includes(type) || !profileApplies(profile, document, facts)) continue
      for (const unmet of unmetRequirements(profile, document, facts)) {
        const { severity } = unmet.requirement
        const draft = draftOf(unmet, document, headingEvidence(anchor))
        yield {
          messageId: 'unmet',
          ...draft,
          data: { ...draft.data, profile: profile.id },
          confidence: 0.9,
          ...(severity ? { severity } : {}),
        }
      }
    }
  },
})
