import type { Translations } from '@tickmark/document'

/** Why a model cannot be chosen. */
export const REASONS = {
  files_missing: {
    'zh-CN': '模型文件缺失',
    en: 'its model files are missing',
    ko: '모델 파일이 없습니다',
    ja: 'モデルファイルがありません',
  },
  not_configured: {
    'zh-CN': '未配置接口地址',
    en: 'no address is configured',
    ko: '엔드포인트 주소가 설정되지 않았습니다',
    ja: '接続先が設定されていません',
  },
  not_supported: {
    'zh-CN': '当前版本暂不支持外部模型',
    en: 'this release does not call external models yet',
    ko: '현재 버전은 외부 모델을 지원하지 않습니다',
    ja: '現在のバージョンは外部モデルに対応していません',
  },
} satisfies Record<string, Translations>
