import { childOf, childrenOf, textOf, type XmlElement } from '../ooxml/read-xml.ts'

/** An equation on one line, as it would be typed: (a+b)/c, x^2, √(a+b), ln(x). Several under one another are parted by "; ". */
export function mathText(element: XmlElement): string {
  const part = (name: string) => {
    const child = childOf(element, name)
    return child ? mathText(child) : ''
  }
  const rows = (name: string, between = '; ') => childrenOf(element, name).map(mathText).join(between)
  switch (element.name) {
    case 'm:t':
      return textOf(element)
    case 'm:f':
      return setting(element, 'm:type') === 'noBar'
        ? `${part('m:num')}; ${part('m:den')}`
        : `${grouped(part('m:num'))}/${grouped(part('m:den'))}`
    case 'm:sSup':
      return `${grouped(part('m:e'))}^${grouped(part('m:sup'))}`
    case 'm:sSub':
      return `${grouped(part('m:e'))}_${grouped(part('m:sub'))}`
    case 'm:sSubSup':
      return `${grouped(part('m:e'))}_${grouped(part('m:sub'))}^${grouped(part('m:sup'))}`
    case 'm:rad':
      return `${part('m:deg')}√${grouped(part('m:e'))}`
    case 'm:nary':
      return `${setting(element, 'm:chr') ?? '∫'}(${part('m:sub')};${part('m:sup')}) ${part('m:e')}`
    case 'm:func':
      return `${part('m:fName').trim()}${bracketed(part('m:e'))}`
    case 'm:d':
      return `${setting(element, 'm:begChr') ?? '('}${rows('m:e')}${setting(element, 'm:endChr') ?? ')'}`
    case 'm:eqArr':
      return rows('m:e')
    case 'm:m':
      return rows('m:mr')
    case 'm:mr':
      return rows('m:e', ', ')
    case 'm:oMathPara':
      return rows('m:oMath')
    default:
      return childrenOf(element).map(mathText).join('')
  }
}

/** A setting of an element: `m:dPr` holds those of `m:d`. Undefined when the usual one applies. */
function setting(element: XmlElement, name: string): string | undefined {
  return childOf(childOf(element, `${element.name}Pr`), name)?.attributes['m:val']
}

/** Brackets around what is more than a name or a number. */
function grouped(text: string): string {
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : bracketed(text)
}

/** One pair of brackets, also where there is one already. */
function bracketed(text: string): string {
  return isBracketed(text) ? text : `(${text})`
}

function isBracketed(text: string): boolean {
  if (!text.startsWith('(')) return false
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    if (depth === 0) return at === text.length - 1
  }
  return false
}
