import { expect, test } from 'vitest'
import { describeConsult } from './describe-consult.ts'

test('an enquiry is told in its language, choices by their labels, and no text of it breaks the subject', () => {
  const fields = {
    name: 'Park\r\nBcc: everyone@example.com',
    company: '한빛자산운용',
    email: 'park@example.com',
    phone: '02-555-0101',
    industry: 'other',
    company_size: '1000+',
    services: ['pe_vc_review', 'audit_report_review'],
    requirements: '월 20건\n다음 달 시작',
  }
  expect(describeConsult('trial', fields, 'ko')).toEqual({
    subject: 'Tickmark · 체험 신청 · 한빛자산운용 Park Bcc: everyone@example.com',
    text: `이름: \nPark\r\nBcc: everyone@example.com
회사명: 한빛자산운용
이메일: park@example.com
전화번호: 02-555-0101
업종: 기타
회사 규모: 1,000명 초과
관심 서비스: PE/VC 투자 검토, 감사보고서 검토
상세 요청 사항: \n월 20건\n다음 달 시작

이 메일에 회신하면 신청자에게 답변됩니다. 처리 상태와 메모는 운영 관리 화면에서 관리합니다.
`,
  })
  expect(describeConsult('booking', { name: '李', company: '甲', time_slot: 'evening' }, 'zh-CN').text).toContain(
    '希望时段：晚上 19:00-21:00',
  )
})
