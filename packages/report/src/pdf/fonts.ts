import { createRequire } from 'node:module'
import type { Language } from '@tickmark/document'

const resolve = createRequire(import.meta.url).resolve

type Face = 'SC' | 'JP' | 'KR'
export type Weight = 'regular' | 'bold'

/** The face that writes a language as its readers expect comes first; the others stand in for what it lacks. */
const ORDER: Record<Language, readonly Face[]> = {
  'zh-CN': ['SC', 'KR', 'JP'],
  // The Korean face has Western quotation marks of their natural width.
  en: ['KR', 'SC', 'JP'],
  ko: ['KR', 'SC', 'JP'],
  ja: ['JP', 'SC', 'KR'],
}

const FOLDERS: Record<Weight, string> = { regular: '400Regular', bold: '700Bold' }

interface OpenFont {
  name: string
  path: string
  has: (codePoint: number) => boolean
}

/** A stretch of text and the font that has all of its characters. */
export interface FontRun {
  text: string
  name: string
  path: string
}

/** The file of a face; throws when the package is not installed. */
function fontPath(face: Face, weight: Weight): string {
  const folder = FOLDERS[weight]
  return resolve(`@expo-google-fonts/noto-sans-${face.toLowerCase()}/${folder}/NotoSans${face}_${folder}.ttf`)
}

/** Names of the faces that are installed with the product. */
export function bundledFonts(): string[] {
  const isInstalled = (face: Face): boolean => {
    try {
      return fontPath(face, 'regular') !== ''
    } catch {
      return false
    }
  }
  return ORDER['zh-CN'].filter(isInstalled).map((face) => `Noto Sans ${face}`)
}

/** Divides text into runs by the Noto faces that hold its characters; a face is opened when first needed. */
export async function createFontChooser(language: Language): Promise<(text: string, weight: Weight) => FontRun[]> {
  const { openSync } = await import('fontkit')
  const opened = new Map<string, OpenFont>()
  const open = (face: Face, weight: Weight): OpenFont => {
    const name = `NotoSans${face}-${weight}`
    let font = opened.get(name)
    if (!font) {
      const path = fontPath(face, weight)
      const file = openSync(path)
      font = { name, path, has: (codePoint) => file.hasGlyphForCodePoint(codePoint) }
      opened.set(name, font)
    }
    return font
  }
  return (text, weight) => {
    const runs: FontRun[] = []
    for (const character of text) {
      const codePoint = character.codePointAt(0)!
      const current = runs.at(-1)
      if (current && (/\s/.test(character) || opened.get(current.name)!.has(codePoint))) {
        current.text += character
        continue
      }
      const faces = ORDER[language]
      const face = faces.find((candidate) => open(candidate, weight).has(codePoint)) ?? faces[0]!
      const { name, path } = open(face, weight)
      runs.push({ text: character, name, path })
    }
    return runs
  }
}
