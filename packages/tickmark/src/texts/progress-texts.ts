import type { Language } from '@tickmark/document'

interface ProgressTexts {
  pages: (done: number, total: number) => string
  pagesRead: (count: number) => string
  files: (done: number, total: number) => string
  left: (time: string) => string
  reviewing: string
  writing: string
}

export const progressTexts: Record<Language, ProgressTexts> = {
  'zh-CN': {
    pages: (done, total) => `第 ${done} 页，共 ${total} 页`,
    pagesRead: (count) => `已读 ${count} 页`,
    files: (done, total) => `读取文件 ${done}/${total}`,
    left: (time) => `预计剩余 ${time}`,
    reviewing: '正在审阅…',
    writing: '正在生成结果…',
  },
  en: {
    pages: (done, total) => `page ${done} of ${total}`,
    pagesRead: (count) => `${count} ${count === 1 ? 'page' : 'pages'} read`,
    files: (done, total) => `Reading file ${done} of ${total}`,
    left: (time) => `${time} left`,
    reviewing: 'Reviewing…',
    writing: 'Writing the result…',
  },
  ko: {
    pages: (done, total) => `${total}페이지 중 ${done}페이지`,
    pagesRead: (count) => `${count}페이지 읽음`,
    files: (done, total) => `파일 읽는 중 ${done}/${total}`,
    left: (time) => `남은 시간 약 ${time}`,
    reviewing: '검토 중…',
    writing: '결과 작성 중…',
  },
  ja: {
    pages: (done, total) => `${total}ページ中${done}ページ`,
    pagesRead: (count) => `${count}ページ読み取り済`,
    files: (done, total) => `ファイル読み取り中${done}/${total}`,
    left: (time) => `残り約${time}`,
    reviewing: 'レビュー中…',
    writing: '結果を作成中…',
  },
}
