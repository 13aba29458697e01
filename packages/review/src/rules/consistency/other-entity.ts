import { foldText, speaksOfRenaming } from '@tickmark/language'
import type { Document, Evidence } from '@tickmark/document'
import { readAgreement } from '../../facts/agreement/read-agreement.ts'
import { strangeSignatories } from '../../facts/agreement/signatories.ts'
import type { NamedCompany } from '../../facts/agreement/signatories.ts'
import { entityPlaces, squash, stemOf } from '../../facts/outline/entity-places.ts'
import type { EntityPlace } from '../../facts/outline/entity-places.ts'
import { isMisspelling } from '../../facts/outline/legal-names.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'

/** Places that name the company before another name in such a place is believed to be a slip. */
const ESTABLISHED = 3
/** A name that was left from another document stands in few places: in the address and in the opinion of one report. */
const MOST_SLIPS = 2

/** A place made to name the company of the report names another one, of which the document says nothing else. */
export const otherEntity = defineRule({
  meta: {
    id: 'consistency/other-entity',
    catalogue: ['CONS-018'],
    category: 'consistency',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report'],
    status: 'stable',
  },
  messages: {
    other: {
      title: {
        'zh-CN': '出现其他公司的名称',
        en: 'Another company is named as the reporting entity',
        ko: '다른 회사의 명칭이 기재되어 있습니다',
        ja: '他社の名称が記載されています',
      },
      message: {
        'zh-CN': '此处为“{actual}”，而封面、报表和审计报告共 {count} 处均为“{expected}”；全文其他部分未提及前者。',
        en: 'Here the company is “{actual}”; {count} titles, addresses and page heads of the document name “{expected}”, and nothing else in it speaks of the former.',
        ko: '이곳에는 ‘{actual}’(으)로 기재되어 있으나, 표지·재무제표·감사보고서 등 {count}곳에는 ‘{expected}’(으)로 기재되어 있으며 문서의 다른 부분에는 전자에 관한 언급이 없습니다.',
        ja: 'ここでは「{actual}」とされていますが、表紙・財務諸表・監査報告書等の{count}か所では「{expected}」であり、前者については他に記載がありません。',
      },
      explanation: {
        'zh-CN': '疑为套用其他客户文件时未替换的名称；名称错误会影响审计报告和签署的效力。',
        en: 'It was probably carried over from the document of another client; a wrong name can void an opinion or a signature.',
        ko: '다른 회사의 문서를 사용하면서 바꾸지 않은 명칭으로 보입니다. 명칭이 틀리면 감사의견이나 서명의 효력이 문제될 수 있습니다.',
        ja: '他社の文書を流用した際に修正されなかった名称と思われます。名称の誤りは監査意見や署名の効力に影響し得ます。',
      },
    },
    signatory: {
      title: {
        'zh-CN': '签署方与合同当事人不一致',
        en: 'Who signs is not the party',
        ko: '서명 당사자가 계약 당사자와 다릅니다',
        ja: '署名者と契約当事者が一致しません',
      },
      message: {
        'zh-CN': '签署处为“{signatory}”，而合同首部的当事人为“{party}”；前者在正文其他部分未出现。',
        en: 'The agreement is signed for “{signatory}”, while its opening names “{party}” as the party; the former is named nowhere else.',
        ko: '서명란에는 ‘{signatory}’(으)로 기재되어 있으나 계약서 서두의 당사자는 ‘{party}’이며, 전자는 다른 부분에 나오지 않습니다.',
        ja: '署名欄は「{signatory}」ですが、冒頭の当事者は「{party}」であり、前者は他に記載がありません。',
      },
      explanation: {
        'zh-CN': '疑为套用其他合同时未替换的名称；签署方与当事人不符会影响合同的成立与效力。请核对营业执照及授权文件。',
        en: 'The name was probably carried over from another agreement; a party that did not sign may not be bound. Check against the register and the authority to sign.',
        ko: '다른 계약서를 사용하면서 바꾸지 않은 명칭으로 보입니다. 서명하지 않은 당사자에게는 계약의 효력이 미치지 않을 수 있으므로 등기와 서명 권한을 확인하십시오.',
        ja: '他の契約書を流用した際に修正されなかった名称と思われます。署名していない当事者には契約の効力が及ばないおそれがあるため、登記および署名権限を確認してください。',
      },
    },
  },
  *check({ document }) {
    yield* strangers(document)
    const places = entityPlaces(document)
    const entity = entityOf(places)
    if (!entity) return
    const others = Map.groupBy(
      places.filter((place) => isOther(place, entity)),
      ({ name }) => stemOf(name),
    )
    // A document of several companies names many.
    if (others.size > MOST_SLIPS) return
    for (const [stem, own] of others) {
      const [slip, ...rest] = own
      const isRare = own.length <= MOST_SLIPS && own.length * 2 <= entity.places.length
      if (!slip || !isRare || isToldElsewhere(document, stem, own)) continue
      const actual = slip.name
      yield {
        messageId: 'other',
        data: { actual, expected: entity.name, count: entity.places.length },
        evidence: [evidenceOf(slip), ...[...rest, ...entity.places.slice(0, 2)].map(evidenceOf)],
        expected: entity.name,
        actual,
        confidence: 0.8,
      }
    }
  },
})

/** Who signs an agreement and is not who it says is its party. */
function* strangers(document: Document): Generator<FindingDraft<'signatory'>> {
  const agreement = readAgreement(document)
  const placeOf = ({ name, text, location }: NamedCompany): Evidence => ({ location, text, value: name })
  for (const { signatory, party } of agreement ? strangeSignatories(document, agreement) : [])
    yield {
      messageId: 'signatory',
      data: { signatory: signatory.name, party: party.name },
      evidence: [placeOf(signatory), placeOf(party)],
      expected: party.name,
      actual: signatory.name,
      confidence: 0.85,
    }
}

interface Entity {
  name: string
  stem: string
  places: EntityPlace[]
}

/** The company that most places name, where enough do; some print more before or behind its name. */
function entityOf(places: readonly EntityPlace[]): Entity | undefined {
  const stems = [...new Set(places.map(({ name }) => stemOf(name)))]
  const [first] = stems
    .map((stem) => ({ stem, places: places.filter(({ name }) => stemOf(name).includes(stem)) }))
    .toSorted((a, b) => b.places.length - a.places.length || b.stem.length - a.stem.length)
  const named = first?.places.find(({ name }) => stemOf(name) === first.stem)
  return first && named && first.places.length >= ESTABLISHED ? { ...first, name: named.name } : undefined
}

/** Whether a place names a company that is neither the entity, however it is spelt or shortened, nor of its family, nor its earlier name. */
function isOther({ text, name }: EntityPlace, entity: Entity): boolean {
  const stem = stemOf(name)
  return (
    scriptOf(stem) === scriptOf(entity.stem) &&
    !stem.includes(entity.stem) &&
    !entity.stem.includes(stem) &&
    !isFamily(name, entity.name) &&
    !isMisspelling(name, entity.name) &&
    !speaksOfRenaming(text)
  )
}

/** A group and its companies share the head of their names. */
function isFamily(name: string, other: string): boolean {
  return headOf(name) === headOf(other)
}

const NO_HEAD = /^(?:the|la|le|les|el|der|die|das)\s+/i

/** The first word of a name; of a name without blanks its first two signs. */
function headOf(name: string): string {
  const stem = stemOf(name)
  if (scriptOf(stem) !== 'Latin') return stem.slice(0, 2)
  return squash(foldText(name).replace(NO_HEAD, '').split(/\s/)[0] ?? '')
}

function scriptOf(stem: string): 'Latin' | 'Hangul' | 'Han' {
  if (/[\p{Script=Hangul}]/u.test(stem)) return 'Hangul'
  return /[\p{Script=Han}\p{Script=Katakana}]/u.test(stem) ? 'Han' : 'Latin'
}

/** Whether the document speaks of a company anywhere but in these places: then it belongs there. */
function isToldElsewhere({ blocks }: Document, stem: string, places: readonly EntityPlace[]): boolean {
  return blocks.some((block) => {
    if (block.type === 'picture' || places.some((place) => place.block === block)) return false
    if (block.type !== 'table') return squash(block.text).includes(stem)
    return [block.caption ?? '', ...block.cells.map(({ text }) => text)].some((text) => squash(text).includes(stem))
  })
}

function evidenceOf({ location, text, name }: EntityPlace): Evidence {
  return { location, text, value: name }
}
