import { foldText } from '@tickmark/language'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { defineRule } from '../../rule/rule.ts'

const CLAIM =
  /market (?:share|size|leader)|(?:largest|leading|number one|no\. ?1|top[- ](?:three|five|ten|\d+)) (?:\w+ ){0,3}(?:provider|supplier|manufacturer|company|player|market|in )|compound annual growth|\bCAGR\b|市场份额|市场占有率|市场规模|排名(?:第|前)|行业第|位居(?:第|前|全国|全球)|占有率|시장\s?점유율|시장\s?규모|업계\s?\d+위|市場シェア|市場規模|業界(?:第|首位|トップ)/i
const SOURCE =
  /\[[A-Z]{0,2}\d{1,3}\]|\bsource|according to|\bper (?:the )?(?:management|company)|based on|来源|根据|据|数据显示|자료|에 따르면|출처|によれば|によると|出典|（注|\(note/i
const LIMIT = 10

/** Market shares, sizes and rankings given in numbers with no word of where they come from. */
export const unsourcedClaim = defineRule({
  meta: {
    id: 'traceability/unsourced-claim',
    catalogue: ['TRAC-004'],
    category: 'traceability',
    severity: 'suggestion',
    basis: 'heuristic',
    documents: ['due_diligence'],
    status: 'stable',
  },
  messages: {
    unsourced: {
      title: {
        'zh-CN': '量化结论缺少出处',
        en: 'A quantified claim without a source',
        ko: '출처가 없는 정량적 주장입니다',
        ja: '出典のない定量的な記述です',
      },
      message: {
        'zh-CN': '“{text}”未注明数据来源。',
        en: '“{text}” names no source.',
        ko: '‘{text}’에 출처가 표시되어 있지 않습니다.',
        ja: '「{text}」に出典が示されていません。',
      },
      explanation: {
        'zh-CN': '市场规模、份额、排名等结论应注明第三方或管理层来源，以便复核。',
        en: 'Market sizes, shares and rankings need a source, from a third party or from management, that a reader can check.',
        ko: '시장 규모, 점유율, 순위 등은 검증할 수 있도록 제3자 또는 경영진 자료의 출처를 표시해야 합니다.',
        ja: '市場規模・シェア・順位などは、第三者または経営者の資料を出典として示し、検証できるようにしてください。',
      },
    },
  },
  *check({ facts }) {
    let reported = 0
    for (const { block, start, text, figures } of facts.sentences) {
      if (block.type !== 'paragraph' || reported >= LIMIT || figures.length === 0) continue
      const folded = foldText(text)
      const claim = CLAIM.exec(folded)
      if (!claim || SOURCE.test(folded)) continue
      reported++
      yield {
        messageId: 'unsourced',
        data: { text: text.slice(0, 80) },
        evidence: [{ location: locate(block, start, start + text.length), text: text.slice(0, 300) }],
        confidence: 0.6,
      }
    }
  },
})
