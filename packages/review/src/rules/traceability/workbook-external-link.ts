import { firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import type { FormulaCell, WorkbookModel } from '@tickmark/workbook'
import { formulaCells } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const workbookExternalLink = defineRule({
  meta: {
    id: 'traceability/workbook-external-link',
    catalogue: ['TRAC-010'],
    category: 'traceability',
    severity: 'warning',
    basis: 'stated',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    link: {
      title: {
        'zh-CN': '公式引用外部工作簿',
        en: 'Formulas read another workbook',
        ko: '수식이 외부 통합 문서를 참조합니다',
        ja: '数式が外部ワークブックを参照しています',
      },
      message: {
        'zh-CN': '共有 {count} 个公式引用外部文件“{target}”，例如 {cell}（{label}）。',
        en: 'Formulas read the file “{target}”, for example {cell} ({label}). Such formulas: {count}.',
        ko: '수식 {count}개가 외부 파일 ‘{target}’을(를) 참조합니다. 예: {cell}({label}).',
        ja: '{count}個の数式が外部ファイル「{target}」を参照しています。例：{cell}（{label}）。',
      },
      explanation: {
        'zh-CN': '外部文件未随附，其数值无法核实，也可能已过期。请将数据并入模型并注明来源。',
        en: 'The file was not provided: its figures cannot be verified and may be outdated. Bring the data into the model and name the source.',
        ko: '외부 파일이 첨부되지 않아 수치를 확인할 수 없고 오래된 값일 수 있습니다. 데이터를 모델에 포함하고 출처를 기재하십시오.',
        ja: '外部ファイルが添付されておらず、数値の検証ができないうえ古い可能性があります。データをモデルに取り込み、出典を明記してください。',
      },
    },
    files: {
      title: {
        'zh-CN': '公式引用多个外部工作簿',
        en: 'Formulas read other workbooks',
        ko: '수식이 여러 외부 통합 문서를 참조합니다',
        ja: '数式が複数の外部ワークブックを参照しています',
      },
      message: {
        'zh-CN': '共有 {count} 个公式引用 {files} 个外部文件（{target}），例如 {cell}（{label}）。',
        en: 'Formulas read {files} other files ({target}), for example {cell} ({label}). Such formulas: {count}.',
        ko: '수식 {count}개가 외부 파일 {files}개({target})를 참조합니다. 예: {cell}({label}).',
        ja: '{count}個の数式が{files}個の外部ファイル（{target}）を参照しています。例：{cell}（{label}）。',
      },
      explanation: {
        'zh-CN': '外部文件未随附，其数值无法核实，也可能已过期。请将数据并入模型并注明来源。',
        en: 'The files were not provided: their figures cannot be verified and may be outdated. Bring the data into the model and name the sources.',
        ko: '외부 파일이 첨부되지 않아 수치를 확인할 수 없고 오래된 값일 수 있습니다. 데이터를 모델에 포함하고 출처를 기재하십시오.',
        ja: '外部ファイルが添付されておらず、数値の検証ができないうえ古い可能性があります。データをモデルに取り込み、出典を明記してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const byTarget = Map.groupBy(
      [...formulaCells(model)].flatMap((cell) => targetsOf(cell).map((target) => ({ cell, target }))),
      ({ target }) => target,
    )
    const files = [...byTarget].map(([target, links]) => ({ name: nameOfFile(model, target), links }))
    const [first, second] = files
    if (!first) return
    const names = [...new Set(files.map(({ name }) => name))]
    const data = { target: names.join(', '), count: files.flatMap(({ links }) => links).length }
    // One finding however many files there are: each is shown with its first formula.
    const others = second ? files.slice(1).flatMap(({ links }) => links.slice(0, 1)) : first.links.slice(1, 4)
    yield cellDraft(model, second ? 'files' : 'link', firstOf(first.links).cell, {
      operands: others.map(({ cell }) => cell),
      data: second ? { ...data, files: files.length } : data,
      confidence: 0.98,
    })
  },
})

function nameOfFile(model: WorkbookModel, target: string): string {
  const name = model.workbook.externalLinks.find(({ index }) => String(index) === target)?.target ?? target
  return name.split(/[/\\]/).at(-1) ?? name
}

/** What stands between the brackets of [1]Sheet!A1 or [Budget.xlsx]Sheet!A1, each once. */
function targetsOf(cell: FormulaCell): string[] {
  const outside = cell.shape.references.filter((reference) => reference.outside === 'workbook')
  return [...new Set(outside.map((reference) => /\[([^\]]{0,255})\]/.exec(reference.sheet ?? '')?.[1] ?? ''))]
}
