import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { findStaleCopies, gridOf, nameOf, numberOf, printNumber, staleCellsOf, staleTablesOf } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

/** More than these have one cause: the workbook was saved without being calculated. */
const MOST_SINGLE = 8

export const workbookStaleValue = defineRule({
  meta: {
    id: 'traceability/workbook-stale-value',
    catalogue: ['TRAC-011'],
    category: 'traceability',
    severity: 'warning',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    stale: {
      title: {
        'zh-CN': '存储值与公式复算结果不一致',
        en: 'Stored value differs from recalculation',
        ko: '저장된 값이 수식 재계산 결과와 다릅니다',
        ja: '保存値が数式の再計算結果と一致しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）存储的结果为 {stored}，按公式 {formula} 复算应为 {computed}。',
        en: '{cell} ({label}) stores {stored}, but its formula {formula} gives {computed}.',
        ko: '{cell}({label})에 저장된 결과는 {stored}이나, 수식 {formula}을(를) 재계산하면 {computed}입니다.',
        ja: '{cell}（{label}）に保存された結果は{stored}ですが、数式 {formula} を再計算すると{computed}になります。',
      },
      explanation: {
        'zh-CN': '文件可能在手动计算模式下保存，或结果被外部程序改写。引用该数字的报告可能使用了过期结果。',
        en: 'The file was probably saved in manual calculation mode, or the result was written by another program. A report that quotes it may quote an outdated figure.',
        ko: '수동 계산 모드에서 저장되었거나 다른 프로그램이 결과를 덮어썼을 수 있습니다. 이 수치를 인용한 보고서는 오래된 결과를 담고 있을 수 있습니다.',
        ja: '手動計算モードで保存されたか、他のプログラムが結果を書き換えた可能性があります。この数値を引用した報告書は古い結果を使っているおそれがあります。',
      },
    },
    copy: {
      title: {
        'zh-CN': '粘贴为数值的副本已与来源表不符',
        en: 'A copy typed as values no longer agrees with its sheet',
        ko: '값으로 붙여 넣은 사본이 원본 시트와 다릅니다',
        ja: '値で貼り付けたコピーが元のシートと一致しません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）录入为 {stored}，而 {source} 同一项目同一期间计算为 {computed}；该表另有 {agreeing} 个录入值与之一致，不一致 {count} 个。',
        en: '{cell} ({label}) is typed as {stored}, while {source} computes {computed} for the same line and period. Typed numbers of this sheet that still agree: {agreeing}; that do not: {count}.',
        ko: '{cell}({label})에 {stored}이(가) 입력되어 있으나, {source}은(는) 같은 항목·기간을 {computed}(으)로 계산합니다. 이 시트에서 일치하는 입력값: {agreeing}개, 불일치: {count}개.',
        ja: '{cell}（{label}）は{stored}と入力されていますが、同じ項目・期間について{source}は{computed}と計算しています。このシートで一致する入力値：{agreeing}件、不一致：{count}件。',
      },
      explanation: {
        'zh-CN': '来源表在复制后可能已变更，或副本被改写；请改为引用，或说明差异原因。',
        en: 'The sheet has changed since it was copied, or the copy was changed by hand. Link it, or say why they differ.',
        ko: '복사한 뒤 원본이 바뀌었거나 사본을 직접 고쳤을 수 있습니다. 참조로 바꾸거나 차이의 이유를 밝히십시오.',
        ja: 'コピー後に元のシートが変わったか、コピーが書き換えられています。参照に置き換えるか、差異の理由を記載してください。',
      },
    },
    many: {
      title: {
        'zh-CN': '工作簿保存前未重新计算',
        en: 'Workbook was saved without recalculation',
        ko: '재계산 없이 저장된 통합 문서입니다',
        ja: '再計算されずに保存されたワークブックです',
      },
      message: {
        'zh-CN':
          '共有 {count} 个公式的存储值与复算结果不一致，例如 {cell}（{label}）存储 {stored}，复算为 {computed}。',
        en: 'The stored values of {count} formulas differ from recalculation; {cell} ({label}), for example, stores {stored} and recalculates to {computed}.',
        ko: '수식 {count}개의 저장 값이 재계산 결과와 다릅니다. 예: {cell}({label}) 저장 값 {stored}, 재계산 {computed}.',
        ja: '{count}個の数式で保存値と再計算結果が異なります。例：{cell}（{label}）保存値{stored}、再計算値{computed}。',
      },
      explanation: {
        'zh-CN': '请在自动计算模式下打开并重新保存后再审阅。',
        en: 'Open it in automatic calculation mode, save it, and review it again.',
        ko: '자동 계산 모드로 열어 다시 저장한 뒤 검토하십시오.',
        ja: '自動計算モードで開いて保存し直してから、再度レビューしてください。',
      },
    },
    table: {
      title: {
        'zh-CN': '模拟运算表与模型结果不一致',
        en: 'Data table does not show what the model gives',
        ko: '데이터 표의 값이 모델의 결과와 다릅니다',
        ja: 'データテーブルの値がモデルの結果と一致しません',
      },
      message: {
        'zh-CN':
          '模拟运算表 {cell} 的 {total} 个结果中有 {count} 个与逐一代入后的复算结果不一致，例如 {example} 存储 {stored}，复算为 {computed}。',
        en: '{count} of the {total} results in the data table {cell} differ from what the model gives for their heads; {example}, for example, stores {stored} and recalculates to {computed}.',
        ko: '데이터 표 {cell}의 결과 {total}개 중 {count}개가 행·열 입력값을 대입하여 재계산한 값과 다릅니다. 예: {example} 저장 값 {stored}, 재계산 {computed}.',
        ja: 'データテーブル{cell}の結果{total}個のうち{count}個が、行・列の入力値を代入して再計算した値と異なります。例：{example}　保存値{stored}、再計算値{computed}。',
      },
      explanation: {
        'zh-CN':
          '常见原因：计算选项为“除模拟运算表外自动重算”，或行、列标题引用了被替换的输入单元格。请按 F9 重算，并将标题改为固定数值。',
        en: 'Either the file calculates automatically except for data tables, or the heads of the table refer to the very inputs that it replaces. Recalculate with F9, and type the heads.',
        ko: '계산 옵션이 ‘데이터 표만 수동’이거나, 행·열 머리글이 대체되는 입력 셀을 참조하는 경우입니다. F9로 재계산하고 머리글은 값으로 입력하십시오.',
        ja: '計算方法が「データテーブル以外自動」であるか、行・列の見出しが置き換えられる入力セルを参照していることが原因です。F9で再計算し、見出しは数値で入力してください。',
      },
    },
    beyond: {
      title: {
        'zh-CN': '部分公式未复算',
        en: 'Some formulas were not recalculated',
        ko: '일부 수식은 재계산하지 않았습니다',
        ja: '一部の数式は再計算していません',
      },
      message: {
        'zh-CN': '{total} 个公式中有 {count} 个因运算量过大未予复算，沿用其存储值，例如 {cell}（{label}）。',
        en: '{count} of {total} formulas would take too long to compute and keep their stored values, for example {cell} ({label}).',
        ko: '수식 {total}개 중 {count}개는 계산량이 많아 재계산하지 않고 저장된 값을 그대로 사용했습니다. 예: {cell}({label}).',
        ja: '数式{total}個のうち{count}個は計算量が大きいため再計算せず、保存値をそのまま用いています（例：{cell}（{label}））。',
      },
      explanation: {
        'zh-CN': '这些存储值未经核对。可缩小公式的引用区域（例如跨数万行的查找与条件求和），或将工作簿拆分后分别审阅。',
        en: 'These stored values were not checked. Narrow the ranges that the formulas read (lookups and conditional sums over tens of thousands of rows, for example), or review the workbook in parts.',
        ko: '해당 저장 값은 검증되지 않았습니다. 수식의 참조 범위(예: 수만 행에 걸친 조회·조건부 합계)를 줄이거나 통합 문서를 나누어 검토하십시오.',
        ja: 'これらの保存値は検証していません。数式の参照範囲（数万行にわたる検索や条件付き集計など）を狭めるか、ワークブックを分割してレビューしてください。',
      },
    },
    absent: {
      title: {
        'zh-CN': '公式没有存储结果',
        en: 'Formulas are stored without results',
        ko: '결과값 없이 저장된 수식이 있습니다',
        ja: '結果が保存されていない数式があります',
      },
      message: {
        'zh-CN': '共有 {count} 个公式没有存储结果，例如 {cell}（{label}）；本次审阅采用复算结果，该格为 {computed}。',
        en: '{count} formulas are stored without results, for example {cell} ({label}). This review uses what they give: {computed} there.',
        ko: '수식 {count}개에 저장된 결과값이 없습니다. 예: {cell}({label}). 이 검토는 재계산 결과({computed})를 사용했습니다.',
        ja: '{count}個の数式に結果が保存されていません（例：{cell}（{label}））。本レビューでは再計算した値（{computed}）を用いています。',
      },
      explanation: {
        'zh-CN': '文件由程序生成且未计算；预览或读取存储值的程序看到的是空白。请用电子表格软件打开并保存一次。',
        en: 'A program wrote the file without calculating it; previews and programs that read stored values see blanks. Open it in a spreadsheet program and save it once.',
        ko: '프로그램이 계산 없이 만든 파일입니다. 미리보기나 저장값을 읽는 프로그램에는 빈칸으로 보입니다. 스프레드시트 프로그램에서 열어 한 번 저장하십시오.',
        ja: 'プログラムが計算せずに書き出したファイルです。プレビューや保存値を読むプログラムでは空欄に見えます。表計算ソフトで開いて一度保存してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const [absent] = model.unstored
    if (absent)
      yield cellDraft(model, 'absent', absent, {
        data: { count: model.unstored.length, computed: absent.cell.text },
        severity: 'suggestion',
        confidence: 0.99,
      })
    const { beyondBudget = [], computed = 0, skipped = 0 } = model.recalculation ?? {}
    const [dear] = beyondBudget.flatMap(({ sheet, row, column }) => gridOf(model, sheet)?.at(row, column) ?? [])
    if (dear)
      yield cellDraft(model, 'beyond', dear, {
        data: { count: beyondBudget.length, total: computed + skipped },
        severity: 'suggestion',
        confidence: 0.99,
      })
    for (const { cells, wrong } of staleTablesOf(model)) {
      const [{ cell, formula, computed }] = wrong as [(typeof wrong)[0]]
      const [first, last] = [firstOf(cells), lastOf(cells)]
      yield cellDraft(model, 'table', first, {
        to: last,
        operands: [cell, formula],
        data: {
          cell: `${nameOf(first)}:${last.address}`,
          count: wrong.length,
          total: cells.length,
          example: cell.address,
          stored: cell.cell.text.trim(),
          computed: printNumber(computed),
        },
        expected: printNumber(computed),
        actual: cell.cell.text.trim(),
        confidence: 0.85,
      })
    }
    for (const { cells, agreeing } of findStaleCopies(model)) {
      const [{ typed, computed: source }, ...others] = cells
      yield cellDraft(model, 'copy', typed, {
        operands: [source, ...others.map((other) => other.typed)],
        data: {
          stored: typed.cell.text.trim(),
          source: nameOf(source),
          computed: printNumber(numberOf(source) ?? 0),
          agreeing,
          count: cells.length,
        },
        expected: printNumber(numberOf(source) ?? 0),
        actual: typed.cell.text.trim(),
        confidence: 0.8,
      })
    }
    const stale = staleCellsOf(model)
    const shown = stale.length > MOST_SINGLE ? stale.slice(0, 1) : stale
    for (const { cell, computed, confirmed } of shown) {
      const value = typeof computed === 'number' ? printNumber(computed) : String(computed)
      yield cellDraft(model, stale.length > MOST_SINGLE ? 'many' : 'stale', cell, {
        operands: stale.length > MOST_SINGLE ? stale.slice(1).map((other) => other.cell) : [],
        data: { stored: cell.cell.text, computed: value, formula: `=${cell.cell.formula}`, count: stale.length },
        expected: value,
        actual: cell.cell.text,
        arithmetic: `${cell.cell.formula} = ${value} ≠ ${cell.cell.text}`,
        confidence: confirmed ? 0.98 : 0.75,
        // One engine alone is a weak witness: programs differ on dates, arrays and the like.
        ...(!confirmed && { severity: 'suggestion' as const }),
      })
    }
  },
})
