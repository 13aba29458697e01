import type { Span } from '../company/books.ts'
import { powerOfTen, size } from '../exact.ts'
import { growthOf, proseChange } from '../kinds/prose.ts'
import { directionOf, factOf, label, moneyAround, stretchText, toldOf, wordsOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import type { Language } from '../truth.ts'
import { languagesOf } from './passage.ts'
import type { Passage } from './passage.ts'

/** The heading and the text of the section behind those of the segments. */
interface SegmentWords {
  outlook: string
  outlookText: string
}

const WORDS: Partial<Record<Language, SegmentWords>> = {
  en: { outlook: 'Outlook', outlookText: 'The board expects conditions in its markets to remain mixed.' },
  'zh-Hans': { outlook: '未来展望', outlookText: '预计各主要市场仍将分化，公司将继续稳健经营。' },
  'zh-Hant': { outlook: '未來展望', outlookText: '預計各主要市場仍將分化，公司將繼續穩健經營。' },
  ja: {
    outlook: '今後の見通し',
    outlookText: '当社グループを取り巻く事業環境は、引き続き不透明な状況が続くものと見込まれます。',
  },
  ko: { outlook: '향후 전망', outlookText: '주요 시장의 불확실성은 당분간 이어질 것으로 예상됩니다.' },
  de: { outlook: 'Ausblick', outlookText: 'Der Vorstand erwartet weiterhin uneinheitliche Märkte.' },
  fr: { outlook: 'Perspectives', outlookText: 'Le conseil s’attend à des marchés toujours contrastés.' },
}

/** Segments that have a section of their own. */
const MOST_SECTIONS = 3

/** A section for each segment, in which "revenue" is the segment's, as the note on segments prints it, and not that of the group. */
function writeSections(scene: Scene): void {
  const [span, earlier] = scene.spans
  if (!span || !earlier) return
  const segments = scene.company.segments
    .map((name, index) => ({ name, index }))
    .slice(0, MOST_SECTIONS)
    .filter(({ index }) => isTellable(scene, index, span, earlier))
  if (segments.length === 0) return
  for (const { name, index } of segments) {
    scene.draft.heading(2, name)
    const told = (one: Span) =>
      factOf(
        scene,
        { value: scene.books.segment(index, 'revenue', one), span: one, concept: 'segment-revenue' },
        { scope: name, prose: true },
      )
    const known = toldOf(scene, 'segment-revenue', earlier, name)
    const [now, before] = [told(span), known ?? told(earlier)]
    const parts = {
      what: label(scene, 'revenue'),
      now: moneyAround(scene, now),
      percent: [growthOf(scene, now, before, span)],
      direction: directionOf(scene, now, before),
      period: stretchText(scene, span, 0),
      periodBefore: stretchText(scene, earlier, 1),
    }
    // The year before stands in the note alone, or in the sentence.
    scene.draft.paragraph(
      known
        ? scene.manner.say.changeBy({ ...parts, by: moneyAround(scene, proseChange(scene, now, before, span)) })
        : scene.manner.say.change({ ...parts, before: moneyAround(scene, before) }),
    )
  }
  const { outlook, outlookText } = wordsOf(scene, WORDS)
  scene.draft.heading(2, outlook)
  scene.draft.paragraph([outlookText])
}

/** Growth says something between amounts that differ as running text prints them. */
function isTellable({ books, prose }: Scene, index: number, span: Span, earlier: Span): boolean {
  const [now, before] = [books.segment(index, 'revenue', span), books.segment(index, 'revenue', earlier)]
  const step = powerOfTen(prose.power - prose.decimals)
  return before > 20n * step && now > 20n * step && now < before * 9n && size(now - before) > 2n * step
}

export const SEGMENT_PASSAGES: readonly Passage[] = [
  {
    id: 'segment-sections',
    at: 'notes',
    often: 0.3,
    languages: languagesOf(WORDS as never),
    kinds: ['annual-report', 'interim-report'],
    write: writeSections,
  },
]
