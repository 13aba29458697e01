import type { Language } from '@tickmark/document'
import type { Diagnosis, ReceiptVerdict } from '@tickmark/server'

export type DiagnosisName = Diagnosis['name'] | 'fonts' | 'systemFonts'

interface OperatorTexts {
  username: string
  password: string
  modelKind: Record<'ocr' | 'analysis', string>
  diagnosis: Record<DiagnosisName, string>
  audit: { sound(entries: number, head: string): string; broken(entry: number): string }
  receipt: Record<ReceiptVerdict, string>
  storage: { encrypted(files: number, before: number): string; rotated(tasks: number, id: string): string }
  backup: {
    written(folder: string, rows: number, files: number): string
    restored(at: string, rows: number, files: number): string
  }
}

export const operatorTexts: Record<Language, OperatorTexts> = {
  'zh-CN': {
    username: '用户名',
    password: '密码',
    modelKind: { ocr: 'OCR 模型', analysis: '分析模型' },
    audit: {
      sound: (entries, head) => `审计日志完好：${entries} 条，末条哈希 ${head || '–'}`,
      broken: (entry) => `审计日志自第 ${entry} 条起与写入时不符`,
    },
    receipt: {
      sound: '凭证完好：其哈希与审计日志一致',
      changed: '凭证与出具时不符：其哈希不在审计日志中',
      unknown: '不是本服务出具的删除凭证',
    },
    storage: {
      encrypted: (files, before) => `已加密 ${files} 个文件；此前已加密 ${before} 个`,
      rotated: (tasks, id) => `已将 ${tasks} 项任务的密钥改由密钥 ${id} 保护；其他密钥现在可以移除`,
    },
    backup: {
      written: (folder, rows, files) =>
        `备份已写入 ${folder}：${rows} 条记录，${files} 个文件。其中含密钥与全部文档，请妥善保管`,
      restored: (at, rows, files) => `已恢复 ${at}（UTC）的备份：${rows} 条记录，${files} 个文件`,
    },
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
    audit: {
      sound: (entries, head) => `The audit log is sound: ${entries} entries, last hash ${head || '–'}`,
      broken: (entry) => `The audit log is not as it was written from entry ${entry} on`,
    },
    receipt: {
      sound: 'The receipt is as it was made: its hash stands in the audit log',
      changed: 'The receipt is not as it was made: its hash does not stand in the audit log',
      unknown: 'This is no deletion receipt of this service',
    },
    storage: {
      encrypted: (files, before) => `Files encrypted: ${files}; encrypted before: ${before}`,
      rotated: (tasks, id) =>
        `Tasks whose keys are now under the key ${id}: ${tasks}. Other keys may be taken out of the setting`,
    },
    backup: {
      written: (folder, rows, files) =>
        `Backup written to ${folder} (rows: ${rows}, files: ${files}). It holds the secret and all documents: keep it safe`,
      restored: (at, rows, files) => `The backup of ${at} (UTC) is restored (rows: ${rows}, files: ${files})`,
    },
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
    audit: {
      sound: (entries, head) => `감사 로그에 이상이 없습니다: ${entries}건, 마지막 해시 ${head || '–'}`,
      broken: (entry) => `감사 로그가 ${entry}번 기록부터 작성 당시와 다릅니다`,
    },
    receipt: {
      sound: '증명서에 이상이 없습니다. 해시가 감사 로그와 일치합니다',
      changed: '증명서가 발급 당시와 다릅니다. 해시가 감사 로그에 없습니다',
      unknown: '이 서비스가 발급한 삭제 증명서가 아닙니다',
    },
    storage: {
      encrypted: (files, before) => `파일 ${files}개를 암호화했습니다. 이미 암호화된 파일: ${before}개`,
      rotated: (tasks, id) => `작업 ${tasks}건의 키를 ${id} 키로 다시 보호했습니다. 다른 키는 설정에서 제거해도 됩니다`,
    },
    backup: {
      written: (folder, rows, files) =>
        `${folder}에 백업을 기록했습니다. 레코드 ${rows}건, 파일 ${files}개. 비밀 키와 모든 문서가 들어 있으므로 안전하게 보관하십시오`,
      restored: (at, rows, files) => `${at}(UTC)의 백업을 복원했습니다. 레코드 ${rows}건, 파일 ${files}개`,
    },
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
    audit: {
      sound: (entries, head) => `監査ログに異常はありません：${entries}件、末尾のハッシュ ${head || '–'}`,
      broken: (entry) => `監査ログは${entry}件目から作成時と異なります`,
    },
    receipt: {
      sound: '証明書に異常はありません。ハッシュが監査ログと一致します',
      changed: '証明書が発行時と異なります。ハッシュが監査ログにありません',
      unknown: 'このサービスが発行した削除証明書ではありません',
    },
    storage: {
      encrypted: (files, before) => `${files}個のファイルを暗号化しました（暗号化済み：${before}個）`,
      rotated: (tasks, id) => `${tasks}件のタスクの鍵を鍵${id}で保護し直しました。ほかの鍵は設定から外せます`,
    },
    backup: {
      written: (folder, rows, files) =>
        `${folder} にバックアップを書き込みました：レコード ${rows} 件、ファイル ${files} 個。秘密鍵とすべての文書を含むため、厳重に保管してください`,
      restored: (at, rows, files) =>
        `${at}（UTC）のバックアップを復元しました：レコード ${rows} 件、ファイル ${files} 個`,
    },
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
