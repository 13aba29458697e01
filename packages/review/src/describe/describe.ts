import type { Finding, FindingText, Language, Translations } from '@tickmark/document'
import { chooseParticles } from './choose-particles.ts'
import { RULES } from '../rules/index.ts'

/** How a printed number probably came about, added to the explanation of a finding that shows the trace of it. */
const SLIPS: Record<string, Translations> = {
  sign: {
    'zh-CN': '改变该数的正负号后关系即成立，疑为漏写负号或括号。',
    en: 'The relation holds once the sign of this figure is changed: a minus sign or bracket was probably lost.',
    ko: '이 수치의 부호를 바꾸면 관계가 성립합니다. 음수 부호나 괄호가 누락된 것으로 보입니다.',
    ja: 'この数値の符号を変えると関係が成立します。マイナス記号または括弧の脱落と思われます。',
  },
  transposition: {
    'zh-CN': '对调其中两位数字后关系即成立，疑为数字颠倒。',
    en: 'The relation holds once two digits of this figure are exchanged: they were probably transposed.',
    ko: '이 수치의 두 자리 숫자를 바꾸면 관계가 성립합니다. 숫자가 뒤바뀐 것으로 보입니다.',
    ja: 'この数値の2つの桁を入れ替えると関係が成立します。桁の入れ違いと思われます。',
  },
  digit: {
    'zh-CN': '仅一位数字不同，疑为录入错误。',
    en: 'Only one digit differs: probably a slip in typing.',
    ko: '한 자리 숫자만 다릅니다. 입력 오류로 보입니다.',
    ja: '1桁だけが異なっています。入力誤りと思われます。',
  },
  'decimal-point': {
    'zh-CN': '数字相同而量级不同，疑为小数点或单位错误。',
    en: 'The digits are the same, the magnitude is not: check the decimal point and the unit.',
    ko: '숫자는 같으나 자릿수가 다릅니다. 소수점이나 단위를 확인하십시오.',
    ja: '数字は同じですが桁が異なります。小数点または単位を確認してください。',
  },
  'missing-digit': {
    'zh-CN': '多写或漏写了一位数字。',
    en: 'One digit is missing or superfluous.',
    ko: '숫자 한 자리가 누락되었거나 더해졌습니다.',
    ja: '1桁の脱落または重複と思われます。',
  },
}

const MORE: Translations = {
  'zh-CN': '同一改动还可使另外 {more} 处勾稽关系成立。',
  en: 'The same correction also resolves other checks ({more}).',
  ko: '같은 수정으로 다른 검증 {more}건도 성립합니다.',
  ja: '同じ修正により、他の{more}件の突合も成立します。',
}

/** What the corrected formula does to the results of a model. */
const EFFECT: Translations = {
  'zh-CN': '更正后的影响：{effect}。',
  en: 'Corrected: {effect}.',
  ko: '수정 시 영향: {effect}.',
  ja: '訂正した場合の影響：{effect}。',
}

/** Between several results: a finding holds them as "Equity value 1 → 2; Value per share 3 → 4". */
const EFFECTS: Translations = { 'zh-CN': '；', en: '; ', ko: '; ', ja: '、' }

/** What a language model claims is marked as its own wherever a title stands: lists, cards, every export. */
const CLAIMED: Record<'mark' | 'explanation' | 'title', Translations> = {
  mark: { 'zh-CN': '模型提示：', en: 'Model: ', ko: '모델 의견: ', ja: 'モデルの指摘：' },
  title: {
    'zh-CN': '分析模型的提示',
    en: 'A remark by the analysis model',
    ko: '분석 모델의 의견',
    ja: '分析モデルによる指摘',
  },
  explanation: {
    'zh-CN':
      '由分析模型 {model} 提出，不计入评分。所引原文已在文档中找到，数字与算式已由程序重新核对；结论仍须专业人员判断。',
    en: 'Raised by the analysis model {model}; it counts for no score. The words that it quotes were found in the document, and its numbers and sums were recomputed by the program; the conclusion is for a professional to judge.',
    ko: '분석 모델 {model}의 의견이며 점수에는 반영되지 않습니다. 인용한 원문은 문서에서 확인했고 수치와 계산식은 프로그램이 다시 검산했습니다. 결론은 전문가의 판단이 필요합니다.',
    ja: '分析モデル{model}による指摘で、スコアには反映されません。引用された原文が文書にあることを確認し、数値と計算はプログラムで再計算しました。結論は専門家の判断が必要です。',
  },
}

/** Words that came with the finding, in the languages that its author had; another language gets the English or the first. */
function said(name: 'title' | 'message', data: Finding['data'], language: Language): string {
  const texts = Object.entries(data).filter(([key]) => key.startsWith(`${name}.`))
  return String(data[`${name}.${language}`] ?? data[`${name}.en`] ?? texts[0]?.[1] ?? data[name] ?? '')
}

/** A model words its claim itself. */
function describeClaim(data: Finding['data'], language: Language): FindingText {
  return {
    title: CLAIMED.mark[language] + (said('title', data, language) || CLAIMED.title[language]),
    message: said('message', data, language),
    explanation: fillIn(CLAIMED.explanation[language], data),
  }
}

/** Reviews of earlier versions have `model/remark`. */
const MODEL_RULES = 'model/'

const BY_ID = new Map(RULES.map((rule) => [rule.meta.id, rule]))

/** The text of a finding in one language. The finding itself holds none, so a finished review reads in four. */
export function describe(finding: Pick<Finding, 'ruleId' | 'messageId' | 'data'>, language: Language): FindingText {
  if (finding.ruleId.startsWith(MODEL_RULES)) return describeClaim(finding.data, language)
  const message = BY_ID.get(finding.ruleId)?.messages[finding.messageId]
  if (!message) {
    const title = said('title', finding.data, language) || finding.ruleId
    return { title, message: said('message', finding.data, language), explanation: '' }
  }
  const fill = (text: string) => {
    const filled = fillIn(text, finding.data)
    return language === 'ko' ? chooseParticles(filled) : filled
  }
  const slip = SLIPS[String(finding.data.slip ?? '')]?.[language]
  const more = Number(finding.data.more ?? 0) > 0 ? fill(MORE[language]) : undefined
  const effect =
    finding.data.effect === undefined
      ? undefined
      : fillIn(EFFECT[language], { effect: String(finding.data.effect).replaceAll('; ', EFFECTS[language]) })
  const glue = language === 'zh-CN' || language === 'ja' ? '' : ' '
  return {
    title: fill(message.title[language]),
    message: fill(message.message[language]),
    explanation: [fill(message.explanation[language]), slip, more, effect].filter(Boolean).join(glue),
  }
}

/** Puts data into a text; an empty value takes the brackets around it along. */
export function fillIn(text: string, data: Finding['data']): string {
  return text.replace(
    /\s?[（(]\{(\w+)\}[)）]|\{(\w+)\}/g,
    (match, bracketed: string | undefined, plain: string | undefined) => {
      const value = data[(bracketed ?? plain)!]
      if (bracketed) return value === undefined || value === '' ? '' : match.replace(`{${bracketed}}`, String(value))
      return value === undefined ? '' : String(value)
    },
  )
}

/** The same with counts, written as the language groups digits. */
export function fillInCounts(text: string, counts: Readonly<Record<string, number>>, language: Language): string {
  const { format } = new Intl.NumberFormat(language)
  return fillIn(text, Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, format(count)])))
}
