import type { Language } from '@tickmark/document'
import type { Diagnosis } from '@tickmark/server'

export type DiagnosisName = Diagnosis['name'] | 'fonts' | 'systemFonts'

interface OperatorTexts {
  username: string
  password: string
  modelKind: Record<'ocr' | 'analysis', string>
  diagnosis: Record<DiagnosisName, string>
}

export const operatorTexts: Record<Language, OperatorTexts> = {
  'zh-CN': {
    username: '用户名',
    password: '密码',
    modelKind: { ocr: 'OCR 模型', analysis: '分析模型' },
    diagnosis: {
      version: '版本',
      node: 'Node',
      database: '数据库',
      storage: '文件存储',
      isolation: '隔离级别',
      models: '模型',
      samples: '样例文件',
      fonts: '报告字体',
      systemFonts: '系统中文字体',
    },
  },
  en: {
    username: 'User name',
    password: 'Password',
    modelKind: { ocr: 'OCR', analysis: 'analysis' },
    diagnosis: {
      version: 'Version',
      node: 'Node',
      database: 'Database',
      storage: 'Storage',
      isolation: 'Isolation level',
      models: 'Models',
      samples: 'Samples',
      fonts: 'Fonts of reports',
      systemFonts: 'System CJK fonts',
    },
  },
  ko: {
    username: '사용자 이름',
    password: '비밀번호',
    modelKind: { ocr: 'OCR 모델', analysis: '분석 모델' },
    diagnosis: {
      version: '버전',
      node: 'Node',
      database: '데이터베이스',
      storage: '파일 저장소',
      isolation: '격리 수준',
      models: '모델',
      samples: '샘플 파일',
      fonts: '보고서 글꼴',
      systemFonts: '시스템 한중일 글꼴',
    },
  },
  ja: {
    username: 'ユーザー名',
    password: 'パスワード',
    modelKind: { ocr: 'OCRモデル', analysis: '分析モデル' },
    diagnosis: {
      version: 'バージョン',
      node: 'Node',
      database: 'データベース',
      storage: 'ファイル保存先',
      isolation: '隔離レベル',
      models: 'モデル',
      samples: 'サンプルファイル',
      fonts: 'レポート用フォント',
      systemFonts: 'システムの日中韓フォント',
    },
  },
}
