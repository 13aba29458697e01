import type { DemoTexts } from './zh-CN.ts'

export const texts: DemoTexts = {
  title: 'デモセンター',
  lead: 'レビューの種類を選び、お手元の文書をアップロードするか、サンプルをお試しください。エンジンが実際に読み取り、再計算し、根拠を示します。',
  step1: '1. レビューの種類を選択',
  step2: '2. 文書を選択',
  types: {
    financial_report: {
      name: '財務報告書',
      text: '縦計・突合、注記と本表の照合、本文と表の比較、開示の網羅性',
    },
    valuation_model: {
      name: 'バリュエーションモデル',
      text: '数式の整合性、直接入力値、再計算、割引と継続価値の前提',
    },
    due_diligence: {
      name: 'デューデリジェンス報告書',
      text: '数値の出典、前後の整合性、業務範囲と制約、リスク',
    },
  },
  sample: 'サンプル文書を使う',
  upload: '手元の文書をアップロード',
  noSample: 'この種類のサンプルはまだありません。ファイルをアップロードしてください。',
  chooseBoth: '種類と文書の両方を選択してください',
  start: 'レビューを開始',
  analysing: 'レビュー中',
  finished: 'レビュー完了',
  download: '完全版レポートをダウンロード',
  again: '再分析',
  sales: '営業に問い合わせ',
  reset: 'デモをリセット',
  resetDone: 'デモをリセットしました',
  cancelled: 'デモのタスクはキャンセルされました。',
  allResults: 'すべての結果ファイル',
}
