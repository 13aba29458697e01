import { foldText } from '@tickmark/language'
import { firstOf, groupOf } from '@tickmark/document'
import type { Document, Evidence, TextBlock } from '@tickmark/document'
import { misledClauses } from '../../facts/agreement/clause-references.ts'
import { readAgreement } from '../../facts/agreement/read-agreement.ts'
import { conceptOfKey } from '@tickmark/language'
import { labelKey } from '../../facts/text/label-key.ts'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { namedNotes, namesSubject, sharesWord } from '../../facts/outline/named-notes.ts'
import type { NamedNote } from '../../facts/outline/named-notes.ts'
import { textBlocks } from '../../facts/outline/outline.ts'
import { misledLines, misledSentences } from '../../facts/outline/misled-references.ts'
import { quoteAround } from '../../facts/text/quote-around.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { locationOf } from '../../rule/place-of.ts'
import { evidenceOf } from '../../rule/from-cause.ts'

/** References that name the subject of the note beside its number. */
const NAMED: readonly RegExp[] = [
  /\bNote\s+(\d{1,2})\s*[,:-]?\s*["(]\s*([A-Z][A-Za-z&,' -]{4,70}?)[,.]?\s*[")]/g,
  /\bNote\s+(\d{1,2})\s*[:-]\s*([A-Z][a-z]+(?:,? (?:and |of |for |to |on )?[A-Z][a-z]+){0,6})(?=[.,;)]|\s+(?:to|in|for|of|on)\s|$)/g,
  /附注\s*(?:[一二三四五六七八九十]{1,3}\s*、\s*)?(\d{1,2})\s*[、.]?\s*["「《(]\s*([\u4e00-\u9fff、及和与]{2,16})\s*["」》)]/g,
  /주석\s*(\d{1,2})\s*[.]?\s*['"(「]\s*([가-힣 ,·]{2,20})\s*['")」]/g,
  /注記\s*(\d{1,2})\s*[.]?\s*[「(]\s*([\u3040-\u9fffー・ 、]{2,20})\s*[」)]/g,
]
/** Cross-references to a note that exists but is about something else, while another note is about what the reference says. */
export const wrongTarget = defineRule({
  meta: {
    id: 'traceability/wrong-target',
    catalogue: ['TRAC-002', 'TRAC-007'],
    category: 'traceability',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    wrong: {
      title: {
        'zh-CN': '交叉引用指向错误的附注',
        en: 'A cross-reference points to the wrong note',
        ko: '상호 참조가 다른 주석을 가리킵니다',
        ja: '参照先の注記が誤っています',
      },
      message: {
        'zh-CN': '“{subject}”引用附注{number}，但附注{number}为“{title}”；相应内容在附注{right}“{rightTitle}”。',
        en: '“{subject}” refers to Note {number}, which is “{title}”; the subject is dealt with in Note {right}, “{rightTitle}”.',
        ko: '‘{subject}’은(는) 주석 {number}을(를) 참조하나 주석 {number}은(는) ‘{title}’입니다. 해당 내용은 주석 {right} ‘{rightTitle}’에 있습니다.',
        ja: '「{subject}」は注記{number}を参照していますが、注記{number}は「{title}」です。該当する内容は注記{right}「{rightTitle}」にあります。',
      },
      explanation: {
        'zh-CN': '增删附注后编号顺延，引用未随之更新。请逐一核对其余引用。',
        en: 'Notes were probably added or removed and the references not renumbered; check the others as well.',
        ko: '주석을 추가하거나 삭제한 뒤 참조 번호가 갱신되지 않은 것으로 보입니다. 다른 참조도 확인하십시오.',
        ja: '注記の追加・削除後に参照番号が更新されなかったと思われます。他の参照も確認してください。',
      },
    },
    clause: {
      title: {
        'zh-CN': '引用的条款与所述事项不符',
        en: 'A cross-reference points to the wrong clause',
        ko: '상호 참조가 다른 조항을 가리킵니다',
        ja: '参照先の条項が誤っています',
      },
      message: {
        'zh-CN': '“{subject}”引用“{reference}”，但该条为“{title}”；相应内容在第 {right} 条“{rightTitle}”。',
        en: '“{subject}” refers to “{reference}”, which is “{title}”; the subject is dealt with in clause {right}, “{rightTitle}”.',
        ko: '‘{subject}’은(는) ‘{reference}’을(를) 참조하나 해당 조항은 ‘{title}’입니다. 관련 내용은 제{right}조 ‘{rightTitle}’에 있습니다.',
        ja: '「{subject}」は「{reference}」を参照していますが、当該条項は「{title}」です。該当する内容は第{right}条「{rightTitle}」にあります。',
      },
      explanation: {
        'zh-CN': '增删条款后编号顺延，引用未随之更新；引用错误可能使相应权利义务落空。请逐一核对其余引用。',
        en: 'Clauses were probably added or removed and the references not renumbered; a right that hangs on the wrong clause may fail. Check the others as well.',
        ko: '조항을 추가하거나 삭제한 뒤 참조 번호가 갱신되지 않은 것으로 보입니다. 참조가 틀리면 해당 권리·의무가 성립하지 않을 수 있으므로 다른 참조도 확인하십시오.',
        ja: '条項の追加・削除後に参照番号が更新されなかったと思われます。参照の誤りにより権利義務が成立しないおそれがあるため、他の参照も確認してください。',
      },
    },
  },
  *check({ document, facts }) {
    yield* misledInAgreement(document)
    for (const { reference, target, right } of misledLines(document, facts.grids)) {
      const { label, numbers, figure } = reference
      yield {
        messageId: 'wrong',
        data: {
          subject: label,
          number: numbers.join(', '),
          title: target.title,
          right: right.number,
          rightTitle: right.title,
        },
        evidence: [
          { ...evidenceOf(figure, facts), text: `${label} ${reference.printed}` },
          { location: locationOf(target.block), text: target.text.slice(0, 160) },
        ],
        expected: String(right.number),
        actual: reference.printed,
        confidence: 0.8,
      }
    }
    for (const { reference, target, right } of misledSentences(document)) {
      const { block, start, end, numbers } = reference
      const quote = quoteAround(block.text, start, end)
      yield {
        messageId: 'wrong',
        data: {
          subject: quote,
          number: numbers[0]!,
          title: target.title,
          right: right.number,
          rightTitle: right.title,
        },
        evidence: [
          { location: locate(block, start, end), text: quote, value: block.text.slice(start, end) },
          { location: locationOf(target.block), text: target.text.slice(0, 160) },
        ],
        expected: String(right.number),
        actual: numbers[0]!,
        confidence: 0.75,
      }
    }
    const notes = namedNotes(document)
    if (notes.size < 3) return
    for (const { number, subject, evidence } of inProse(textBlocks(document))) {
      const target = notes.get(number)
      if (!target || sharesWord(target.title, subject) || sameConcept(target.title, subject)) continue
      const right = [...notes.values()].filter((note) => isAbout(note, subject))
      if (right.length !== 1) continue
      const { place } = target
      yield {
        messageId: 'wrong',
        data: { subject, number, title: target.title, right: firstOf(right).number, rightTitle: firstOf(right).title },
        evidence: [evidence, { location: locationOf(place.block), text: place.text.slice(0, 160) }],
        expected: String(firstOf(right).number),
        actual: String(number),
        confidence: 0.85,
      }
    }
  },
})

/** References of an agreement to clauses that are about something else. */
function* misledInAgreement(document: Document): Generator<FindingDraft<'clause'>> {
  const agreement = readAgreement(document)
  for (const { reference, target, right } of agreement ? misledClauses(document, agreement) : []) {
    const { block, start, end, text } = reference
    const quote = quoteAround(block.text, start, end)
    yield {
      messageId: 'clause',
      data: { subject: quote, reference: text, title: target.title, right: right.number, rightTitle: right.title },
      evidence: [
        { location: locate(block, start, end), text: quote, value: text },
        { location: locationOf(target.head), text: target.head.text.slice(0, 160) },
      ],
      expected: String(right.number),
      actual: text,
      confidence: 0.7,
    }
  }
}

interface NamedReference {
  number: number
  subject: string
  evidence: Evidence
}

function inProse(blocks: readonly TextBlock[]): NamedReference[] {
  return blocks.flatMap((block) => {
    const text = foldText(block.text)
    return NAMED.flatMap((pattern) =>
      Array.from(text.matchAll(pattern)).flatMap((match) => {
        // What a heading says of its own number is no reference; nor is another document's note.
        if (match.index < 4 || /continued|annual report|form 10/i.test(match[0])) return []
        const end = match.index + match[0].length
        // “Derivatives” in Note 11, “Fair Value” in Note 12: the second name goes with what follows it.
        if (/^["”’']?\s*in\s+notes?\b/i.test(text.slice(end))) return []
        return [
          {
            number: Number(match[1]),
            subject: groupOf(match, 2).trim(),
            evidence: {
              location: locate(block, match.index, end),
              text: quoteAround(block.text, match.index, end),
              value: block.text.slice(match.index, end),
            },
          },
        ]
      }),
    )
  })
}

function sameConcept(a: string, b: string): boolean {
  const concept = conceptOfKey(labelKey(a))
  return concept !== undefined && concept === conceptOfKey(labelKey(b))
}

function isAbout(note: NamedNote, subject: string): boolean {
  return (
    labelKey(note.title) === labelKey(subject) ||
    sameConcept(note.title, subject) ||
    (labelKey(subject).length >= 6 && namesSubject(note.title, subject))
  )
}
