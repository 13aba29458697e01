import { itemAt } from '@tickmark/document'
import { daysAfter, endOf, stretchOf } from '../company/calendar.ts'
import type { WordToken } from '../draft/content.ts'
import { setWords } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { ENTITY_WORDS } from './entity-words.ts'
import type { Passage } from './passage.ts'

/** Another company than the document's own and than the one whose name a plant sets. */
function otherName(scene: Scene): string {
  const { company, manner } = scene
  return manner.names.companies.findLast((name) => name !== company.name) ?? itemAt(manner.names.companies, 0)
}

/** A word that says nothing else than this name. */
const plain = (scene: Scene, name: string): WordToken => scene.draft.word('name', name, { [name]: name })

function tell(scene: Scene, text: string, name: string, says: string): void {
  const words: WordToken[] = []
  const own = () => {
    const word = plain(scene, name)
    words.push(word)
    return word
  }
  scene.draft.paragraph(setWords(text, [own], [name]))
  scene.draft.lookAlike('other-company', words, says)
}

function writeParentCompany(scene: Scene): void {
  const name = otherName(scene)
  tell(scene, ENTITY_WORDS[scene.manner.language].parent(name), name, 'The parent of the company.')
}

/** A change of name, and the cover line that still names the earlier one. */
function writeRenamed(scene: Scene): void {
  const { manner, calendar, company } = scene
  const before = otherName(scene)
  const day = manner.heads.proseDay(daysAfter(endOf(calendar, itemAt(scene.spans, 0).to), -120))
  const text = ENTITY_WORDS[manner.language].renamed({ now: company.name, before, day })
  tell(scene, text, before, 'What the company was called before.')
  scene.draft.paragraph([plain(scene, before)], 'centred')
}

/** The auditor's report on a company that was bought, addressed to its own shareholders. */
function writeReprinted(scene: Scene): void {
  const { manner, calendar, company, draw } = scene
  const name = otherName(scene)
  tell(scene, ENTITY_WORDS[manner.language].reprinted(name), name, 'A company that was bought.')
  const texts = manner.say.audit({
    company: name,
    period: manner.heads.prosePeriod(stretchOf(calendar, itemAt(scene.spans, 0), 0)),
    auditor: draw.pick(manner.names.auditors),
    day: manner.heads.proseDay(daysAfter(endOf(calendar, itemAt(scene.spans, 0).to), 60)),
    city: company.city,
  })
  for (const text of texts.slice(0, 2)) tell(scene, text, name, 'The report on a company that was bought.')
}

export const ENTITY_PASSAGES: readonly Passage[] = [
  { id: 'parent-company', at: 'notes', often: 0.15, write: writeParentCompany },
  { id: 'renamed-company', at: 'notes', often: 0.1, write: writeRenamed },
  { id: 'reprinted-report', at: 'notes', often: 0.1, write: writeReprinted },
]
