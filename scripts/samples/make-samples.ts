// Writes the documents that the demonstration offers. Run it after changing them: node scripts/samples/make-samples.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '@tickmark/document'
import { writePages } from './page-writer.ts'
import { phrase } from './phrase.ts'
import { notes } from './report-notes.ts'
import { COMPANY, front, TITLE } from './report-prose.ts'
import { statements } from './report-statements.ts'
import { seedErrors } from './seed-errors.ts'
import { writeModel } from './workbook-writer.ts'

const target = new URL('../../packages/server/samples/', import.meta.url)
const SUBTITLE = phrase(
  '二〇二六年三月  ·  示例文件，公司及数据均为虚构',
  'March 2026  ·  Sample document; the company and its figures are invented',
  '2026년 3월  ·  예시 문서이며 회사와 수치는 모두 가상입니다',
  '2026年3月  ·  サンプル文書（会社及び数値は架空のものです）',
)

const MODEL = phrase(
  '澄川精密 估值模型',
  'Clearbrook valuation model',
  '청천정밀 가치평가 모델',
  '澄川精密 バリュエーションモデル',
)

mkdirSync(target, { recursive: true })
for (const language of LANGUAGES) {
  const parts = [...front(), ...statements(language), ...notes(language)]
  const cover = { company: COMPANY[language], title: TITLE[language], subtitle: SUBTITLE[language] }
  const name = (kind: string, ending: string) => new URL(`${kind}.${language}.${ending}`, target)
  writeFileSync(name('financial-report', 'pdf'), await writePages(cover, seedErrors(parts), language))
  writeFileSync(name('valuation-model', 'xlsx'), await writeModel(MODEL, language, true))
  if (process.argv.includes('--clean')) {
    writeFileSync(name('clean-report', 'pdf'), await writePages(cover, parts, language))
    writeFileSync(name('clean-model', 'xlsx'), await writeModel(MODEL, language, false))
  }
}
