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
  key_missing: {
    'zh-CN': '未设置访问密钥',
    en: 'its access key is not set',
    ko: '액세스 키가 설정되지 않았습니다',
    ja: 'アクセスキーが設定されていません',
  },
} satisfies Record<string, Translations>
