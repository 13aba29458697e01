import type { Consult } from '@tickmark/contract'
import { BRAND, type Language, type Translations } from '@tickmark/document'
import { labelOf } from './choices.ts'

interface ConsultWords {
  kinds: Record<Consult['kind'], string>
  fields: Record<string, string>
  slots: Record<string, string>
  answer: string
}

const WORDS: Record<Language, ConsultWords> = {
  'zh-CN': {
    kinds: { inquiry: '咨询', trial: '试用申请', booking: '演示预约' },
    fields: {
      name: '姓名',
      company: '公司名称',
      email: '邮箱',
      phone: '电话',
      industry: '行业类型',
      company_size: '公司规模',
      services: '感兴趣的服务',
      requirements: '具体需求',
      time_slot: '希望时段',
      notes: '关注内容',
    },
    slots: { morning: '上午 9:00-12:00', afternoon: '下午 14:00-17:00', evening: '晚上 19:00-21:00' },
    answer: '直接回复本邮件即可答复对方。处理状态与备注在运营管理页面中维护。',
  },
  en: {
    kinds: { inquiry: 'Enquiry', trial: 'Trial request', booking: 'Demo booking' },
    fields: {
      name: 'Name',
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      industry: 'Industry',
      company_size: 'Company size',
      services: 'Services of interest',
      requirements: 'Requirements',
      time_slot: 'Preferred time',
      notes: 'Focus',
    },
    slots: { morning: 'Morning 9:00–12:00', afternoon: 'Afternoon 14:00–17:00', evening: 'Evening 19:00–21:00' },
    answer: 'Reply to this message to answer the sender. State and notes are kept in the operator’s area.',
  },
  ko: {
    kinds: { inquiry: '문의', trial: '체험 신청', booking: '데모 예약' },
    fields: {
      name: '이름',
      company: '회사명',
      email: '이메일',
      phone: '전화번호',
      industry: '업종',
      company_size: '회사 규모',
      services: '관심 서비스',
      requirements: '상세 요청 사항',
      time_slot: '희망 시간대',
      notes: '중점 내용',
    },
    slots: { morning: '오전 9:00~12:00', afternoon: '오후 14:00~17:00', evening: '저녁 19:00~21:00' },
    answer: '이 메일에 회신하면 신청자에게 답변됩니다. 처리 상태와 메모는 운영 관리 화면에서 관리합니다.',
  },
  ja: {
    kinds: { inquiry: 'お問い合わせ', trial: 'トライアル申込', booking: 'デモ予約' },
    fields: {
      name: 'お名前',
      company: '会社名',
      email: 'メールアドレス',
      phone: '電話番号',
      industry: '業種',
      company_size: '会社規模',
      services: 'ご関心のあるサービス',
      requirements: '具体的なご要望',
      time_slot: 'ご希望の時間帯',
      notes: 'ご覧になりたい内容',
    },
    slots: { morning: '午前 9:00〜12:00', afternoon: '午後 14:00〜17:00', evening: '夜 19:00〜21:00' },
    answer: 'このメールに返信すると、送信者に回答できます。対応状況とメモは運営管理画面で管理します。',
  },
}

/** An enquiry as the operator reads it in a message: in the language in which it was written. */
export function describeConsult(
  kind: Consult['kind'],
  fields: Readonly<Record<string, unknown>>,
  language: Language,
): { subject: string; text: string } {
  const words = WORDS[language]
  const values: Record<string, unknown> = {
    ...fields,
    industry: labelOf('industry', fields.industry, language),
    company_size: labelOf('company_size', fields.company_size, language),
    services: [fields.services ?? []]
      .flat()
      .map((service) => labelOf('services', service, language))
      .join(', '),
    time_slot: words.slots[String(fields.time_slot)],
  }
  const lines = Object.entries(words.fields).flatMap(([name, label]) => {
    const value = String(values[name] ?? '')
    return value ? [`${label}${COLON[language]}${value.includes('\n') ? '\n' : ''}${value}`] : []
  })
  const who = oneLine(`${String(fields.company)} ${String(fields.name)}`)
  return {
    subject: `${BRAND.name[language]} · ${words.kinds[kind]} · ${who}`,
    text: `${lines.join('\n')}\n\n${words.answer}\n`,
  }
}

const COLON: Translations = { 'zh-CN': '：', en: ': ', ko: ': ', ja: '：' }

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 120)
