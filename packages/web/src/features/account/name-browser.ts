/** Browsers by what they call themselves; each also names those below it, whose pages it wants to be given. */
const BROWSERS: readonly [string, RegExp][] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).* Safari\//],
]
const SYSTEMS: readonly [string, RegExp][] = [
  ['iPadOS', /iPad/],
  ['iOS', /iPhone/],
  ['Android', /Android/],
  ['Windows', /Windows NT/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/** "Chrome 156 · Windows" of the long line by which a browser presents itself; what is no known browser stays as it is. */
export function nameBrowser(agent: string): string {
  const [name, pattern] = BROWSERS.find(([, known]) => known.test(agent)) ?? []
  if (!name) return agent
  const system = SYSTEMS.find(([, known]) => known.test(agent))?.[0]
  return [`${name} ${pattern?.exec(agent)?.[1]}`, system].filter(Boolean).join(' · ')
}
