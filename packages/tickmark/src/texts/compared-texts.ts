import type { Language } from '@tickmark/document'

export interface ComparedTexts {
  structure: string
  sheet: string
  axes: Record<'row' | 'column', string>
  lines: Record<'inserted' | 'deleted' | 'moved', (axis: string, place: string) => string>
  stood: (place: string) => string
  inputs: string
  formulas: string
  cells: string
  figures: string
  texts: string
  outputs: string
  results: (count: number) => string
  broken: string
  mended: string
  effect: string
  breaks: string
  mends: string
  nothing: string
  foot: (counts: { new: number; mended: number; still: number; trust: string }) => string
}

/** What `tickmark compare` says. */
export const comparedTexts: Record<Language, ComparedTexts> = {
  'zh-CN': {
    structure: '结构变动',
    sheet: '工作表',
    axes: { row: '行', column: '列' },
    lines: {
      inserted: (axis, place) => `+ 新增${axis} ${place}`,
      deleted: (axis, place) => `− 删除${axis} ${place}`,
      moved: (axis, place) => `→ 移动${axis} ${place}`,
    },
    stood: (place) => `原位置 ${place}`,
    inputs: '输入值变动',
    formulas: '公式变动',
    cells: '新增或删除的单元格',
    figures: '数据变动',
    texts: '文字变动',
    outputs: '输出结果变动',
    results: (count) => `公式未变而结果变动的单元格：${count} 个`,
    broken: '新出现的问题',
    mended: '已消除的问题',
    effect: '单独影响：',
    breaks: '引发：',
    mends: '消除：',
    nothing: '两个版本没有差异。',
    foot: (counts) =>
      `问题：新增 ${counts.new} 项，消除 ${counts.mended} 项，仍存在 ${counts.still} 项；可信度评分 ${counts.trust}`,
  },
  en: {
    structure: 'Structure',
    sheet: 'sheet',
    axes: { row: 'row', column: 'column' },
    lines: {
      inserted: (axis, place) => `+ ${axis} inserted: ${place}`,
      deleted: (axis, place) => `− ${axis} deleted: ${place}`,
      moved: (axis, place) => `→ ${axis} moved: ${place}`,
    },
    stood: (place) => `was ${place}`,
    inputs: 'Inputs changed',
    formulas: 'Formulas changed',
    cells: 'Cells added or removed',
    figures: 'Figures changed',
    texts: 'Text changed',
    outputs: 'Outputs moved',
    results: (count) => `cells with the same formula and another result: ${count}`,
    broken: 'New problems',
    mended: 'Problems mended',
    effect: 'by itself',
    breaks: 'breaks:',
    mends: 'mends:',
    nothing: 'The two versions do not differ.',
    foot: (counts) =>
      `Problems: ${counts.new} new, ${counts.mended} mended, ${counts.still} still there. Trust score ${counts.trust}`,
  },
  ko: {
    structure: '구조 변경',
    sheet: '시트',
    axes: { row: '행', column: '열' },
    lines: {
      inserted: (axis, place) => `+ ${axis} 삽입: ${place}`,
      deleted: (axis, place) => `− ${axis} 삭제: ${place}`,
      moved: (axis, place) => `→ ${axis} 이동: ${place}`,
    },
    stood: (place) => `이전 위치 ${place}`,
    inputs: '입력값 변경',
    formulas: '수식 변경',
    cells: '추가되거나 삭제된 셀',
    figures: '수치 변경',
    texts: '본문 변경',
    outputs: '산출 결과 변동',
    results: (count) => `수식은 같고 결과가 달라진 셀: ${count}개`,
    broken: '새로 발생한 지적사항',
    mended: '해소된 지적사항',
    effect: '단독 영향:',
    breaks: '유발:',
    mends: '해소:',
    nothing: '두 버전에 차이가 없습니다.',
    foot: (counts) =>
      `지적사항: 신규 ${counts.new}건, 해소 ${counts.mended}건, 유지 ${counts.still}건. 신뢰도 점수 ${counts.trust}`,
  },
  ja: {
    structure: '構成の変更',
    sheet: 'シート',
    axes: { row: '行', column: '列' },
    lines: {
      inserted: (axis, place) => `+ ${axis}の挿入：${place}`,
      deleted: (axis, place) => `− ${axis}の削除：${place}`,
      moved: (axis, place) => `→ ${axis}の移動：${place}`,
    },
    stood: (place) => `変更前は${place}`,
    inputs: '入力値の変更',
    formulas: '数式の変更',
    cells: '追加・削除されたセル',
    figures: '数値の変更',
    texts: '文章の変更',
    outputs: 'アウトプットの変動',
    results: (count) => `数式は同じで結果が変わったセル：${count}件`,
    broken: '新たな指摘事項',
    mended: '解消した指摘事項',
    effect: '単独の影響：',
    breaks: '発生：',
    mends: '解消：',
    nothing: '2つの版に差異はありません。',
    foot: (counts) =>
      `指摘事項：新規${counts.new}件、解消${counts.mended}件、継続${counts.still}件。信頼スコア${counts.trust}`,
  },
}
