import { itemAt } from '@tickmark/document'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { cutStrip } from '../bitmap/cut-strip.ts'
import { detectText } from '../detect/detect-text.ts'
import { readFlat } from '../photograph/read-flat.ts'
import { wordCues } from '../words/weigh-word.ts'
import { readPage } from './read-page.ts'
import { flattenPhotograph } from '../photograph/flatten-photograph.ts'
import type { Hearing } from '../languages/weigh-languages.ts'
import { builtInModels, readCharacters } from '../network/model-files.ts'
import { readStrip, STRIP_HEIGHT } from '../strip/read-strip.ts'
import { readStrips } from '../tesseract-network/read-strips.ts'

/** The longest lines of a picture as every recogniser reads them: what the weights of languages are fitted on. */
export async function hearPage(picture: Bitmap, most: number): Promise<Hearing[]> {
  const files = builtInModels()
  const page = (await flattenPhotograph(picture))?.bitmap ?? picture
  const boxes = await detectText(page, files.detection)
  const strips = boxes
    .filter((box) => !box.upended)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, most)
    .map((box) => cutStrip(page, box, STRIP_HEIGHT))
  const [jpn, kor] = [await readStrips(strips, 'jpn'), await readStrips(strips, 'kor')]
  const hearings: Hearing[] = []
  for (const [index, strip] of strips.entries()) {
    const own = await readStrip(strip, files.recognition, readCharacters(files.characters))
    hearings.push({ own, jpn: itemAt(jpn, index), kor: itemAt(kor, index) })
  }
  return hearings
}

/** The words of a picture with what tells how surely they are read. */
export async function hearWords(picture: Bitmap): Promise<{ text: string; cues: ReturnType<typeof wordCues> }[]> {
  const heard: { text: string; cues: ReturnType<typeof wordCues> }[] = []
  await readFlat(picture, (page) =>
    readPage(page, builtInModels(), {
      onWord: (word, about) => heard.push({ text: word.text, cues: wordCues(word, about) }),
    }),
  )
  return heard
}
