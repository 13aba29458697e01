import { foldText } from '@tickmark/language'
import { textWithMarker } from '@tickmark/document'
import type { Document, TextBlock } from '@tickmark/document'
import { textBlocks } from '../../facts/outline/outline.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { locationOf } from '../../rule/place-of.ts'

const ENTRY = /^\[([A-Z]{0,2}\d{1,3})\]\s*\S/
/** Years after which a market study no longer describes the market. */
const STALE_AFTER = 3
const YEAR = /(?<!\d)((?:19|20)\d\d)(?!\d|\s*(?:号|號|年修订))/g
/** What stays in force until it is replaced: law, articles, contracts, deeds. */
const LASTING =
  /\blaw\b|\bact\b|regulation|articles of|contract|agreement|deed|licen[cs]e|patent|standard|法|条例|章程|合同|协议|证书|执照|专利|准则|법률|정관|계약|등기|특허|기준|法令|定款|契約|登記|特許|基準/i
const SECONDARY =
  /wikipedia|investopedia|\bblog\b|forum|百度百科|维基百科|知乎|博客|论坛|나무위키|위키백과|블로그|ウィキペディア|ブログ/i
/** Studies by others, which a reader can only find by their date. */
const PUBLISHED =
  /\breport\b|\bstudy\b|survey|white paper|research|报告|研究|白皮书|调查|보고서|조사|백서|レポート|調査|白書/i
const OWN =
  /management|company|audited|financial statements|ledger|管理层|公司|审计|报表|明细|경영진|회사|재무제표|원장|経営者|会社|財務諸表|台帳/i

/** Sources of a due diligence report that are old, second-hand or undated. */
export const staleSource = defineRule({
  meta: {
    id: 'traceability/stale-source',
    catalogue: ['TRAC-006'],
    category: 'traceability',
    severity: 'suggestion',
    basis: 'heuristic',
    documents: ['due_diligence'],
    status: 'stable',
  },
  messages: {
    stale: {
      title: {
        'zh-CN': '资料来源过旧',
        en: 'A source is out of date',
        ko: '출처가 오래되었습니다',
        ja: '出典が古くなっています',
      },
      message: {
        'zh-CN': '来源 [{mark}] 最晚为 {year} 年，距报告（{report} 年）已 {age} 年。',
        en: 'Source [{mark}] dates from {year}, {age} years before the report ({report}).',
        ko: '출처 [{mark}]의 최신 연도는 {year}년으로 보고서({report}년)보다 {age}년 앞섭니다.',
        ja: '出典[{mark}]は{year}年のもので、報告書（{report}年）より{age}年前です。',
      },
      explanation: {
        'zh-CN': '市场与行业数据宜采用 3 年以内的资料；沿用旧资料的，应说明其仍然适用的理由。',
        en: 'Market data older than three years needs a reason why it still holds, or a newer source.',
        ko: '시장 자료는 3년 이내의 것을 사용하거나, 계속 유효한 이유를 밝혀야 합니다.',
        ja: '市場データは3年以内のものを用いるか、なお有効である理由を示してください。',
      },
    },
    secondary: {
      title: {
        'zh-CN': '资料来源为二手资料',
        en: 'A source is second-hand',
        ko: '2차 자료를 출처로 사용했습니다',
        ja: '二次情報が出典となっています',
      },
      message: {
        'zh-CN': '来源 [{mark}] 为百科、博客或论坛一类的二手资料。',
        en: 'Source [{mark}] is an encyclopaedia, blog or forum.',
        ko: '출처 [{mark}]은(는) 백과사전, 블로그 또는 게시판입니다.',
        ja: '出典[{mark}]は百科事典、ブログまたは掲示板です。',
      },
      explanation: {
        'zh-CN': '尽职调查结论应依据原始资料，请改引其所依据的原始来源。',
        en: 'Cite the primary source that it rests on.',
        ko: '그 자료가 근거로 삼은 원자료를 인용하십시오.',
        ja: 'その基となる一次資料を引用してください。',
      },
    },
    undated: {
      title: {
        'zh-CN': '资料来源未注明日期',
        en: 'A source has no date',
        ko: '출처에 날짜가 없습니다',
        ja: '出典に日付がありません',
      },
      message: {
        'zh-CN': '来源 [{mark}] 为公开出版资料，但未注明年份。',
        en: 'Source [{mark}] is a publication without a year.',
        ko: '출처 [{mark}]은(는) 발행 연도가 없는 공개 자료입니다.',
        ja: '出典[{mark}]は発行年のない公表資料です。',
      },
      explanation: {
        'zh-CN': '没有日期就无法查找和判断时效，请补充发布年份。',
        en: 'Without a date a reader can neither find it nor judge its age.',
        ko: '날짜가 없으면 자료를 찾거나 시의성을 판단할 수 없습니다.',
        ja: '日付がなければ、資料を探すことも新しさを判断することもできません。',
      },
    },
  },
  *check({ document }): Generator<FindingDraft<'stale' | 'secondary' | 'undated'>> {
    const entries = textBlocks(document).flatMap((block) => {
      const text = foldText(textWithMarker(block))
      const mark = ENTRY.exec(text)?.[1]
      return mark ? [{ block, text, mark, year: latestYear(text) }] : []
    })
    const report = reportYear(document, new Set(entries.map(({ block }) => block)))
    if (entries.length < 2 || report === undefined) return
    const dated = entries.filter(({ year }) => year !== undefined).length
    for (const { block, text, mark, year } of entries) {
      const evidence = [{ location: locationOf(block), text: text.slice(0, 200) }] as const
      if (SECONDARY.test(text))
        yield { messageId: 'secondary', data: { mark }, evidence: [...evidence], confidence: 0.8 }
      else if (year !== undefined && report - year > STALE_AFTER && !LASTING.test(text))
        yield {
          messageId: 'stale',
          data: { mark, year, report, age: report - year },
          evidence: [...evidence],
          confidence: 0.75,
        }
      else if (
        year === undefined &&
        dated >= 2 &&
        dated * 2 >= entries.length &&
        PUBLISHED.test(text) &&
        !OWN.test(text) &&
        !LASTING.test(text)
      )
        yield { messageId: 'undated', data: { mark }, evidence: [...evidence], confidence: 0.6 }
    }
  },
})

function latestYear(text: string): number | undefined {
  const years = Array.from(text.matchAll(YEAR), ([, year]) => Number(year))
  return years.length > 0 ? Math.max(...years) : undefined
}

/** The latest year that the report names in its own text, plans and forecasts aside: it cannot be older than what it cites. */
function reportYear(document: Document, entries: ReadonlySet<TextBlock>): number | undefined {
  const front = textBlocks(document)
    .filter((block) => !entries.has(block))
    .slice(0, 25)
    .flatMap((block) => latestYear(foldText(block.text)) ?? [])
  const cited = [...entries].flatMap((block) => latestYear(foldText(block.text)) ?? [])
  const years = [...front, ...cited]
  return years.length > 0 ? Math.max(...years) : undefined
}
