import { itemAt, numberAt } from '@tickmark/document'
import type { FigureToken } from '../draft/content.ts'
import { divideRounded, ONE } from '../exact.ts'
import { percentOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { gridTable, shareOfAmount, someMoney } from '../kinds/tables.ts'
import { languagesOf } from './passage.ts'
import type { Passage } from './passage.ts'
import { GUARANTEE_WORDS } from './guarantee-words.ts'

const LANGUAGES = languagesOf(GUARANTEE_WORDS as never)

/**
 * Guarantees that subsidiaries gave, in three schedules. Each is measured in per cent of the guarantor's net worth, which is not printed; beside it
 * stands the most that may be given, a multiple of it. Remarks below repeat each other under other marks: "(註2)", "(註5)".
 */
function writeGuarantees(scene: Scene): void {
  const words = GUARANTEE_WORDS[scene.manner.language]
  if (!words) throw new Error(`no words in ${scene.manner.language}`)
  const now = itemAt(scene.ends, 0)
  const assets = scene.books.value('totalAssets', now)
  const marks = [scene.draw.whole(3, 5), scene.draw.whole(6, 9), scene.draw.whole(10, 18)]
  words.companies.forEach((companies, schedule) => {
    scene.draft.paragraph([words.title(schedule + 1)])
    const rows = companies.map((company, at) => {
      const worth = shareOfAmount(scene, assets, scene.draw.between(0.02, 0.3))
      const part = scene.draw.between(0.05, 0.6)
      const given = someMoney(scene, shareOfAmount(scene, worth, part), now, {
        isEnd: true,
        scope: `guarantee-${schedule}-${at}`,
      })
      const most = someMoney(scene, worth * BigInt(scene.draw.pick([1, 2])), now, {
        isEnd: true,
        scope: `guarantee-limit-${schedule}-${at}`,
      })
      const share = percentOf(scene, {
        value: divideRounded(given.value * 100n * ONE, worth),
        decimals: 2,
        span: now,
        inTable: true,
        isEnd: true,
      })
      return { label: company, cells: [given, share, most, words.mark(numberAt(marks, schedule))] }
    })
    gridTable(scene, {
      role: `guarantees-${schedule + 1}`,
      corner: words.guarantor,
      heads: [[words.given, words.ofNetWorth, words.most, words.remark]],
      rows,
    })
    const own = rows.flatMap(({ cells }) => cells.filter((cell): cell is FigureToken => typeof cell !== 'string'))
    scene.draft.lookAlike('unprinted-whole', own, 'In per cent of a net worth that is not printed.')
    const mark = numberAt(marks, schedule)
    scene.draft.paragraph([`${words.mark(mark - 2)}${words.pledged}`])
    scene.draft.paragraph([`${words.mark(mark - 1)}${words.approved}`])
    scene.draft.paragraph([`${words.mark(mark)}${words.translated}`])
  })
}

export const GUARANTEE_PASSAGES: readonly Passage[] = [
  { id: 'guarantees', at: 'notes', often: 0.2, languages: LANGUAGES, write: writeGuarantees },
]
