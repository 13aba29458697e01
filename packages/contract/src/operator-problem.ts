import type { Translations } from '@tickmark/document'

/** Something that only the operator can set right: a port that is taken, a disk that is full. No bug, so no stack is shown of it. */
export class OperatorProblem extends Error {
  readonly text: Translations
  constructor(text: Translations, cause?: unknown) {
    super(text.en, { cause })
    this.name = 'OperatorProblem'
    this.text = text
  }
}

const REASONS: Record<string, Translations> = {
  full: {
    'zh-CN': '磁盘空间不足',
    en: 'the disk is full',
    ko: '디스크 공간이 부족합니다',
    ja: 'ディスクの空き容量が不足しています',
  },
  denied: {
    'zh-CN': '没有写入权限',
    en: 'there is no permission to write',
    ko: '쓰기 권한이 없습니다',
    ja: '書き込み権限がありません',
  },
  readOnly: {
    'zh-CN': '文件系统为只读',
    en: 'the file system is read-only',
    ko: '읽기 전용 파일 시스템입니다',
    ja: 'ファイルシステムが読み取り専用です',
  },
  noFolder: {
    'zh-CN': '该位置不是文件夹',
    en: 'it is no folder, nor can one be made there',
    ko: '폴더가 아니며 그 위치에 폴더를 만들 수 없습니다',
    ja: 'フォルダーではなく、その場所に作成することもできません',
  },
}

/** By the code of the system's error. ENOENT: a folder that is missing can be made everywhere but on a read-only disk. */
const REASON_OF: Record<string, keyof typeof REASONS> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'readOnly',
  ENOENT: 'noFolder',
  EEXIST: 'noFolder',
  ENOTDIR: 'noFolder',
}

/** What to throw where `place` (a path, or what stands for one) could not be written: a problem that is told, or the error as it came. */
export function writeProblem(place: string, error: unknown): unknown {
  const reason = REASONS[REASON_OF[(error as NodeJS.ErrnoException).code ?? ''] ?? '']
  if (!reason) return error
  return new OperatorProblem(
    {
      'zh-CN': `无法写入 ${place}：${reason['zh-CN']}。`,
      en: `Cannot write to ${place}: ${reason.en}.`,
      ko: `${place}에 쓸 수 없습니다: ${reason.ko}.`,
      ja: `${place} に書き込めません：${reason.ja}。`,
    },
    error,
  )
}

/** The database cannot be started or reached; `detail` in the words of whoever found out. */
export function databaseProblem(detail: string, cause?: unknown): OperatorProblem {
  return new OperatorProblem(
    {
      'zh-CN': `数据库无法使用：${detail}`,
      en: `The database cannot be used: ${detail}`,
      ko: `데이터베이스를 사용할 수 없습니다: ${detail}`,
      ja: `データベースを使用できません：${detail}`,
    },
    cause,
  )
}

/** A variable of the environment holds what cannot be used. */
export function settingProblem(variable: string, detail: string, cause?: unknown): OperatorProblem {
  return new OperatorProblem(
    {
      'zh-CN': `${variable} 的设置无法使用：${detail}`,
      en: `${variable} cannot be used as it is set: ${detail}`,
      ko: `${variable} 설정을 사용할 수 없습니다: ${detail}`,
      ja: `${variable} の設定を使用できません：${detail}`,
    },
    cause,
  )
}
