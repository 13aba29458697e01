import type { ContactTexts } from './zh-CN.ts'

export const texts: ContactTexts = {
  title: '문의하기',
  lead: '업무 시간 9:00~18:00, 24시간 이내에 답변드립니다.',
  channels: {
    title: '연락 방법',
    email: '이메일',
    phone: '전화',
    emailForm: '아래 양식으로 문의를 남겨 주시면 이메일로 답변드립니다.',
    phoneForm: '양식에 전화번호를 남겨 주시면 업무 시간에 전화드립니다.',
    online: '온라인 서비스',
    onlineText: '아래 양식을 작성해 주세요. 기술 문의는 고객센터를 참고하세요.',
    demo: '데모 예약',
    demoText: '편한 시간대를 고르시면 전문가가 시연하고 답변해 드립니다.',
    hours: '업무 시간',
    hoursText: '월요일~금요일 9:00~18:00',
  },
  form: { title: '문의 남기기', inquiry: '문의 보내기', trial: '무료 체험 신청', booking: '데모 예약' },
  progress: {
    title: '신청 진행 상황',
    unknown: '신청을 찾을 수 없습니다. 링크가 완전한지 확인해 주세요.',
    sent: (date: string) => `${date} 접수`,
    logIn: '로그인하기',
    steps: { sent: '신청 접수', opened: '계정 개설', running: '체험 중' },
    states: {
      new: () => '신청이 접수되었습니다. 영업일 기준 1일 이내에 처리해 드립니다.',
      in_progress: () => '신청을 처리하고 있습니다.',
      done: () => '신청 처리가 완료되었습니다.',
      opened: () => '계정이 개설되었습니다. 받으신 링크로 비밀번호를 설정하면 체험이 시작됩니다.',
      running: (end: string) => `체험이 진행 중이며 ${end}에 종료됩니다.`,
      over: (end: string) => `체험이 ${end}에 종료되었습니다. 계속 이용하시려면 문의해 주세요.`,
    },
  },
  process: {
    title: '진행 절차',
    items: [
      { title: '요청 접수', text: '양식으로 문서 유형과 사용량을 알려 주세요.' },
      { title: '답변과 시연', text: '24시간 이내에 답변하고 예약 시간에 시연합니다.' },
      { title: '체험 계정 개설', text: '1영업일 이내 계정 개설, 7일 무료, 전체 보고서 최대 5건.' },
      { title: '정식 이용', text: '요금제와 설치 방식을 확정하고 계속 지원합니다.' },
    ],
  },
  faq: {
    title: '자주 묻는 질문',
    items: [
      {
        title: '초대 코드는 어떻게 받나요?',
        text: '체험에는 초대 코드가 필요 없으며 계정을 바로 개설해 드립니다. 자체 설치의 경우 관리자가 생성합니다.',
      },
      {
        title: '체험에 신용카드가 필요한가요?',
        text: '필요하지 않습니다. 7일 동안 전체 보고서 최대 5건을 이용할 수 있습니다.',
      },
      { title: '우리 파일로 시연할 수 있나요?', text: '가능합니다. 시연 후 파일과 결과를 바로 삭제할 수 있습니다.' },
    ],
  },
}
