// Writes the documents that the demonstration offers. Run it after changing them: node scripts/samples/make-samples.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '@tickmark/document'
import { writePages } from './page-writer.ts'
import { phrase } from './phrase.ts'
import { notes } from './report-notes.ts'
import { COMPANY, front, TITLE } from './report-prose.ts'
import { statements } from './report-statements.ts'
import { seedErrors } from './seed-errors.ts'

const target = new URL('../../packages/server/samples/', import.meta.url)
const SUBTITLE = phrase(
  '二〇二六年三月  ·  示例文件，公司及数据均为虚构',
  'March 2026  ·  Sample document; the company and its figures are invented',
  '2026년 3월  ·  예시 문서이며 회사와 수치는 모두 가상입니다',
  '2026年3月  ·  サンプル文書（会社及び数値は架空のものです）',
)

mkdirSync(target, { recursive: true })
for (const language of LANGUAGES) {
  const parts = [...front(), ...statements(language), ...notes(language)]
  const cover = { company: COMPANY[language], title: TITLE[language], subtitle: SUBTITLE[language] }
  const name = (kind: string) => new URL(`${kind}.${language}.pdf`, target)
  writeFileSync(name('financial-report'), await writePages(cover, seedErrors(parts), language))
  if (process.argv.includes('--clean'))
    writeFileSync(name('financial-report-clean'), await writePages(cover, parts, language))
}
