import { BRAND, type Language } from '@tickmark/document'
import type { ServiceRole } from './config/config.ts'

/** What the service says to the person who starts it. */
export interface ServeTexts {
  ready(url: string): string
  partReady(role: ServiceRole): string
  firstStart: string
  administrator: string
  password: string
  asSet: string
  invitationCode: string
  ending: string
  /** Said of the database that the service brings with it. */
  embedded: string
  /** Said of what the first start will make. */
  atFirstStart: string
}

export const serveTexts: Record<Language, ServeTexts> = {
  'zh-CN': {
    ready: (url) => `${BRAND.name['zh-CN']}已就绪：${url}`,
    partReady: (role) => `${BRAND.name['zh-CN']} ${role} 已就绪`,
    firstStart: '首次启动，以下内容只显示一次：',
    administrator: '管理员',
    password: '密码',
    asSet: '（与 TICKMARK_ADMIN_PASSWORD 一致）',
    invitationCode: '邀请码',
    ending: '正在停止…',
    embedded: '内置',
    atFirstStart: '首次启动时创建',
  },
  en: {
    ready: (url) => `${BRAND.name.en} is ready: ${url}`,
    partReady: (role) => `${BRAND.name.en} ${role} is ready`,
    firstStart: 'First start. These are shown once:',
    administrator: 'administrator',
    password: 'password',
    asSet: '(as set in TICKMARK_ADMIN_PASSWORD)',
    invitationCode: 'invitation code',
    ending: 'Ending …',
    embedded: 'embedded',
    atFirstStart: 'set up at the first start',
  },
  ko: {
    ready: (url) => `${BRAND.name.ko} 준비 완료: ${url}`,
    partReady: (role) => `${BRAND.name.ko} ${role} 준비 완료`,
    firstStart: '첫 시작입니다. 아래 내용은 한 번만 표시됩니다.',
    administrator: '관리자',
    password: '비밀번호',
    asSet: '(TICKMARK_ADMIN_PASSWORD에 지정한 값)',
    invitationCode: '초대 코드',
    ending: '종료하는 중…',
    embedded: '내장',
    atFirstStart: '처음 시작할 때 만들어집니다',
  },
  ja: {
    ready: (url) => `${BRAND.name.ja}の準備ができました：${url}`,
    partReady: (role) => `${BRAND.name.ja} ${role} の準備ができました`,
    firstStart: '初回起動です。次の内容は一度だけ表示されます：',
    administrator: '管理者',
    password: 'パスワード',
    asSet: '（TICKMARK_ADMIN_PASSWORDで指定した値）',
    invitationCode: '招待コード',
    ending: '終了しています…',
    embedded: '内蔵',
    atFirstStart: '初回起動時に作成されます',
  },
}
