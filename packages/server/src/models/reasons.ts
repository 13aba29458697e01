import type { Translations } from '@tickmark/document'

/** Why a model cannot be chosen. */
export const REASONS = {
  files_missing: {
    'zh-CN': '模型文件缺失',
    en: 'its model files are missing',
    ko: '모델 파일이 없습니다',
    ja: 'モデルファイルがありません',
  },
  not_installed: {
    'zh-CN': '服务器上未安装该引擎',
    en: 'it is not installed on the server',
    ko: '서버에 설치되어 있지 않습니다',
    ja: 'サーバーにインストールされていません',
  },
  languages_missing: {
    'zh-CN': '缺少中、英、韩、日文语言数据',
    en: 'it has no language data for Chinese, English, Korean or Japanese',
    ko: '중국어·영어·한국어·일본어 언어 데이터가 없습니다',
    ja: '中国語・英語・韓国語・日本語の言語データがありません',
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
  not_set_up: {
    'zh-CN': '管理员尚未配置',
    en: 'not set up by the operator',
    ko: '운영자가 아직 설정하지 않았습니다',
    ja: '管理者が設定していません',
  },
} satisfies Record<string, Translations>
