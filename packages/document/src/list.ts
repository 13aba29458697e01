// Reads that say what is there. An index that a loop, a search or a check has proven names an item; where the proof is wrong, the read
// throws at once instead of passing `undefined` on. Items and numbers are apart: a read that meets every kind of list is slow.

/** The item at a place that exists. */
export function itemAt<Item extends object | string>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw missing(index, list.length)
  return item
}

/** The number at a place that exists. */
export function numberAt(list: readonly number[], index: number): number {
  const value = list[index]
  if (value === undefined) throw missing(index, list.length)
  return value
}

/** The first of a list that is not empty. */
export function firstOf<Item extends object | string | number>(list: readonly Item[]): Item {
  const first = list[0]
  if (first === undefined) throw missing(0, list.length)
  return first
}

/** The last of a list that is not empty. */
export function lastOf<Item extends object | string | number>(list: readonly Item[]): Item {
  const last = list[list.length - 1]
  if (last === undefined) throw missing(list.length - 1, list.length)
  return last
}

/** The item that is known to be in a list. */
export function findExisting<Item extends object | string>(list: readonly Item[], test: (item: Item) => boolean): Item {
  const item = list.find(test)
  if (item === undefined) throw new RangeError(`none of ${list.length} items is the one that should be there`)
  return item
}

/** What a map holds for a key that it has. */
export function getExisting<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value & {} {
  const value = map.get(key)
  if (value === undefined || value === null) throw new RangeError(`nothing is kept for ${String(key)}`)
  return value
}

/** Adds an item to its group; groups that share items, as one figure does in several sums, are built this way. */
export function addTo<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key)
  if (group) group.push(item)
  else groups.set(key, [item])
}

/** What a group of a pattern matched, by number or name; only for groups that take part in every match. */
export function groupOf(match: RegExpExecArray | RegExpMatchArray, group: number | string): string {
  const text = typeof group === 'number' ? match[group] : match.groups?.[group]
  if (text === undefined) throw new RangeError(`group ${group} took no part in "${match[0]}"`)
  return text
}

/** What the groups of a pattern with names matched, and nothing for those that took no part. */
export function groupsOf(match: RegExpExecArray | RegExpMatchArray): Partial<Record<string, string>> {
  if (!match.groups) throw new RangeError(`no group has a name in what matched "${match[0]}"`)
  return match.groups
}

function missing(index: number, length: number): RangeError {
  return new RangeError(`no item ${index} in a list of ${length}`)
}
