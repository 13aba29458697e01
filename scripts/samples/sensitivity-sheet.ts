import type { ModelRow, ModelSheet } from './model-row.ts'
import { phrase } from './phrase.ts'

// The sensitivity table of the sample model: value per share over WACC (down) and terminal growth (across). Every cell values the
// forecast anew by its own two rates, so that any spreadsheet program recalculates it. The middle of both axes is the model's case.

function perShare(rate: string): string {
  const terminal = `{flow@4!}*(1+{growthAxis$})/(${rate}-{growthAxis$})/(1+${rate})^{time@4!}`
  return `=(NPV(${rate},{flow:!})+${terminal}+{netDebt!}+{dcfMinorities!})/{shares!}`
}

const NO_LABEL = phrase('', '', '', '')

function rateRow(key: string, rate: string, label = NO_LABEL): ModelRow {
  const values = Array.from({ length: 5 }, () => perShare(`{${key}^}`))
  return { key, label, format: 'factor', headFormat: 'percent', cells: [rate, ...values] }
}

export const sensitivity: ModelSheet = {
  key: 'sensitivity',
  name: phrase('敏感性分析', 'Sensitivity', '민감도 분석', '感応度分析'),
  singleValues: true,
  rows: [
    {
      key: 'rateStep',
      label: phrase('WACC 步长', 'Step of WACC', 'WACC 변동폭', 'WACCの刻み幅'),
      format: 'percent',
      single: 0.005,
    },
    {
      key: 'growthStep',
      label: phrase('永续增长率步长', 'Step of growth', '성장률 변동폭', '成長率の刻み幅'),
      format: 'percent',
      single: 0.005,
    },
    {
      key: 'perShareTable',
      label: phrase(
        '每股价值：WACC（纵向）与永续增长率（横向）',
        'Value per share: WACC (down), terminal growth (across)',
        '주당가치(천원): WACC(세로), 영구성장률(가로)',
        '1株当たり価値（千円）：WACC（縦）、永久成長率（横）',
      ),
      format: 'heading',
    },
    {
      key: 'growthAxis',
      label: phrase('永续增长率', 'Terminal growth rate', '영구성장률', '永久成長率'),
      format: 'percent',
      cells: [
        '',
        '={growthAxis>}-{growthStep!}',
        '={growthAxis>}-{growthStep!}',
        '={terminalGrowth!}',
        '={growthAxis<}+{growthStep!}',
        '={growthAxis<}+{growthStep!}',
      ],
    },
    rateRow('lowest', '={low}-{rateStep!}', phrase('WACC', 'WACC', 'WACC', 'WACC')),
    rateRow('low', '={middle}-{rateStep!}'),
    rateRow('middle', '={rate!}'),
    rateRow('high', '={middle}+{rateStep!}'),
    rateRow('highest', '={high}+{rateStep!}'),
  ],
}
