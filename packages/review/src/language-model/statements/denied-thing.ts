import { speaksOf, termsOf } from './terms.ts'

/** What is denied, as its writing order has it: behind the negation in English and Chinese, before it in Japanese and Korean. */
const DENIED: readonly RegExp[] = [
  /\b(?:no|not|never|without|nor|neither)\b(?<thing>[^.;:]{3,160})/giu,
  /(?:不存在|没有|沒有|并无|均无|无|無|未|不)(?<thing>[^。；，]{2,60})/gu,
  /(?<thing>[^。、]{2,60}?)(?:は|が|を|も)[^。、]{0,12}?(?:ない|ません|なし|おらず|せず)/gu,
  /(?<thing>[^.,]{2,60}?)(?:이|가|은|는|을|를|도) [^.,]{0,10}?(?:없|않|아니)/gu,
]
/** What narrows a denial to no kind of the thing: all that is open, of whomever, to whomever. */
const NARROWS_NOTHING =
  /\b(?:party|parties|outstanding|pending|third|external|other|others|member|members|companies|as at|existing|currently|present(?:ly)?|enter(?:ed|s)? into|provided?|granted|given)\b|对外|對外|未决|重大|任何|其他|第三方|他人|目前|截至|作为|相关|有关|係争中|第三者|その他|現在|他社|타인|제3자|계류|기타|현재|관련/giu

/** Each of several things is denied by itself. */
const OR = /、|\b(?:or|nor|and)\b|或者?|及び|または|또는|이나/u
/** Who says it, and not what is denied. */
const WHO = '§subsidiaries'

/**
 * Whether one statement tells of the very thing that the other denies, with all that narrows it: who leases no vehicles may lease warehouses, who does not
 * speculate in derivatives may hold some. What is told may be narrower than what is denied.
 */
export function tellsAllDenied(denied: string, telling: string): boolean {
  const [denial, told] = [denied.normalize('NFKC'), telling.normalize('NFKC')]
  const things = DENIED.flatMap((pattern) =>
    Array.from(denial.matchAll(pattern), ({ groups }) => groups?.['thing'] ?? ''),
  )
  if (things.length === 0) return true
  const terms = termsOf(told)
  return things
    .flatMap((thing) => thing.split(OR))
    .some((thing) =>
      [...termsOf(thing.replace(NARROWS_NOTHING, ' '))]
        .filter((term) => term !== WHO)
        .every((term) => speaksOf(terms, term)),
    )
}
