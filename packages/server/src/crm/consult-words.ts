import type { ConsultRecord } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import { choiceLabel } from './choices.ts'

interface ConsultWords {
  record: Record<'consult_id' | 'created_at' | 'kind' | 'state' | 'remarks', string>
  states: Record<ConsultRecord['state'], string>
  kinds: Record<ConsultRecord['kind'], string>
  fields: Record<string, string>
  slots: Record<string, string>
  /** Stands under a message. */
  answer: string
}

/** What the parts of an enquiry are called, in messages and exports. */
export const CONSULT_WORDS: Record<Language, ConsultWords> = {
  'zh-CN': {
    record: { consult_id: '编号', created_at: '创建时间', kind: '类型', state: '状态', remarks: '备注' },
    states: { new: '未处理', in_progress: '跟进中', done: '已完成' },
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
    record: { consult_id: 'ID', created_at: 'Created', kind: 'Kind', state: 'State', remarks: 'Notes' },
    states: { new: 'New', in_progress: 'In progress', done: 'Done' },
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
    record: { consult_id: '번호', created_at: '생성 일시', kind: '유형', state: '상태', remarks: '메모' },
    states: { new: '미처리', in_progress: '진행 중', done: '완료' },
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
    record: { consult_id: '番号', created_at: '作成日時', kind: '種類', state: '状態', remarks: 'メモ' },
    states: { new: '未対応', in_progress: '対応中', done: '完了' },
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
    slots: { morning: '午前9:00〜12:00', afternoon: '午後14:00〜17:00', evening: '夜19:00〜21:00' },
    answer: 'このメールに返信すると、送信者に回答できます。対応状況とメモは運営管理画面で管理します。',
  },
}

/** What a visitor wrote or chose. Choices are given by their labels; fields left open are empty. */
export function wordFields(fields: Readonly<Record<string, unknown>>, language: Language): Record<string, string> {
  const { fields: labels, slots } = CONSULT_WORDS[language]
  const values: Record<string, unknown> = {
    ...fields,
    industry: choiceLabel('industry', fields.industry, language),
    company_size: choiceLabel('company_size', fields.company_size, language),
    services: [fields.services ?? []]
      .flat()
      .map((service) => choiceLabel('services', service, language))
      .join(', '),
    time_slot: slots[String(fields.time_slot)],
  }
  return Object.fromEntries(Object.keys(labels).map((name) => [name, String(values[name] ?? '')]))
}
