// Writes the documents that the demonstration offers. Run it after changing them: node scripts/samples/make-samples.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '@tickmark/document'
import { diligence, DILIGENCE_TITLE, TARGET } from './diligence-report.ts'
import { writePages } from './page-writer.ts'
import { phrase } from './phrase.ts'
import { notes } from './report-notes.ts'
import { COMPANY, front, TITLE } from './report-prose.ts'
import { statements } from './report-statements.ts'
import { seedDiligence, seedErrors } from './seed-errors.ts'
import { writeModel } from './workbook-writer.ts'

const folder = new URL('../../packages/server/samples/', import.meta.url)
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

mkdirSync(folder, { recursive: true })
for (const language of LANGUAGES) {
  const parts = [...front(), ...statements(language), ...notes(language)]
  const cover = { company: COMPANY[language], title: TITLE[language], subtitle: SUBTITLE[language] }
  const name = (kind: string, ending: string) => new URL(`${kind}.${language}.${ending}`, folder)
  writeFileSync(name('financial-report', 'pdf'), await writePages(cover, seedErrors(parts), language))
  writeFileSync(name('valuation-model', 'xlsx'), await writeModel(MODEL, language, true))
  const target = { company: TARGET[language], title: DILIGENCE_TITLE[language], subtitle: SUBTITLE[language] }
  writeFileSync(name('due-diligence', 'pdf'), await writePages(target, seedDiligence(diligence()), language))
  if (process.argv.includes('--clean')) {
    writeFileSync(name('clean-report', 'pdf'), await writePages(cover, parts, language))
    writeFileSync(name('clean-diligence', 'pdf'), await writePages(target, diligence(), language))
    writeFileSync(name('clean-model', 'xlsx'), await writeModel(MODEL, language, false))
  }
}

const files = (kind: string, ending: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${kind}.${language}.${ending}`]))

const manifest = [
  {
    sample_id: 'financial-report',
    type: 'financial_report',
    file: files('financial-report', 'pdf'),
    name: phrase(
      '澄川精密-2025年年度报告',
      'Clearbrook-Annual-Report-2025',
      '청천정밀-2025년-사업보고서',
      '澄川精密-2025年度年次報告書',
    ),
    description: phrase(
      '一家虚构制造企业的年度报告，14 页，含合并及母公司报表、附注与管理层讨论',
      'Annual report of an invented manufacturer, 14 pages: group and parent statements, notes and discussion',
      '가상 제조기업의 사업보고서 14쪽: 연결 및 별도 재무제표, 주석, 경영진의 논의',
      '架空の製造会社の年次報告書、14ページ：連結及び個別財務諸表、注記、経営者による分析',
    ),
  },
  {
    sample_id: 'valuation-model',
    type: 'valuation_model',
    file: files('valuation-model', 'xlsx'),
    name: phrase(
      '澄川精密-估值模型',
      'Clearbrook-Valuation-Model',
      '청천정밀-가치평가모델',
      '澄川精密-バリュエーションモデル',
    ),
    description: phrase(
      '三张报表联动的 DCF 模型，含敏感性分析，7 张工作表，五年预测',
      'Three-statement DCF model with sensitivity analysis, 7 sheets, five forecast years',
      '재무제표 3종이 연결되고 민감도 분석을 갖춘 DCF 모델, 시트 7개, 5개년 추정',
      '財務三表連動のDCFモデル（感応度分析付き）、7シート、5年間の予測',
    ),
  },
  {
    sample_id: 'due-diligence',
    type: 'due_diligence',
    file: files('due-diligence', 'pdf'),
    name: phrase(
      '岚谷自动化-财务尽职调查报告',
      'Mistvale-Due-Diligence-Report',
      '남곡자동화-재무실사보고서',
      '嵐谷オートメーション-財務DD報告書',
    ),
    description: phrase(
      '一家虚构目标公司的财务尽职调查报告，6 页，含盈利质量、净负债、营运资金、客户与税务',
      'Financial due diligence on an invented target, 6 pages: quality of earnings, net debt, working capital, customers, tax',
      '가상 대상회사의 재무실사 보고서 6쪽: 이익의 질, 순차입금, 운전자본, 고객, 세무',
      '架空の対象会社に関する財務デューデリジェンス報告書、6ページ：収益の質、純有利子負債、運転資本、顧客、税務',
    ),
  },
]
writeFileSync(new URL('manifest.json', folder), `${JSON.stringify(manifest, null, 2)}\n`)
