import type { Language, Translations } from '@tickmark/document'
import type { Booking, Inquiry, LoginRequest, RegisterRequest, StartTaskFields } from './fields.ts'

type Form = Inquiry & Booking & LoginRequest & RegisterRequest & StartTaskFields

const t = (zh: string, en: string, ko: string, ja: string): Translations => ({ 'zh-CN': zh, en, ko, ja })

/** What people call the fields that they fill in, as the forms label them. */
const FIELD_NAMES: Record<Exclude<keyof Form, 'kind' | 'captcha_id'>, Translations> = {
  name: t('名称', 'Name', '이름', '名前'),
  company: t('公司名称', 'Company name', '회사명', '会社名'),
  email: t('邮箱', 'Email', '이메일', 'メールアドレス'),
  phone: t('电话', 'Phone', '전화번호', '電話番号'),
  industry: t('行业类型', 'Industry', '업종', '業種'),
  company_size: t('公司规模', 'Company size', '회사 규모', '会社規模'),
  services: t('感兴趣的服务', 'Services of interest', '관심 서비스', 'ご関心のあるサービス'),
  requirements: t('具体需求', 'Detailed requirements', '상세 요청 사항', '具体的なご要望'),
  agreement: t(
    '隐私政策和服务条款',
    'Privacy policy and terms',
    '개인정보 처리방침 및 이용약관',
    'プライバシーポリシーと利用規約',
  ),
  time_slot: t('希望时段', 'Preferred time', '희망 시간대', 'ご希望の時間帯'),
  notes: t('希望重点了解的内容', 'Focus notes', '중점적으로 보고 싶은 내용', '特にご覧になりたい内容'),
  username: t('用户名', 'User name', '사용자 이름', 'ユーザー名'),
  password: t('密码', 'Password', '비밀번호', 'パスワード'),
  code: t('动态验证码', 'Authenticator code', 'OTP 코드', '確認コード'),
  verification_code: t('验证码', 'Verification code', '인증 코드', '認証コード'),
  invitation_code: t('邀请码', 'Invitation code', '초대 코드', '招待コード'),
  type: t('任务类型', 'Task type', '작업 유형', 'タスクの種類'),
  ocr_model: t('OCR 模型', 'OCR model', 'OCR 모델', 'OCRモデル'),
  analysis_model: t('分析模型', 'Analysis model', '분석 모델', '分析モデル'),
  language: t('文档语言', 'Document language', '문서 언어', '文書の言語'),
}

/** A field of a request as a person calls it; nothing for one that only programs send. `path` is that of the input. */
export function fieldName(path: string, language: Language): string | undefined {
  const [field = ''] = path.split('.')
  const name: Translations | undefined = (FIELD_NAMES as Record<string, Translations>)[field]
  return name?.[language]
}
