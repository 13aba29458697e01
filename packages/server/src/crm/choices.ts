import { CompanySize, Industry, ServiceOfInterest, type Choice } from '@tickmark/contract'
import type { Language, Translations } from '@tickmark/document'
import type { Handler } from '../http/handler.ts'

const t = (zh: string, en: string, ko: string, ja: string): Translations => ({ 'zh-CN': zh, en, ko, ja })

const COMPANY_SIZES: Record<CompanySize, Translations> = {
  '1-10': t('1–10 人', '1–10 people', '1~10명', '1〜10名'),
  '11-50': t('11–50 人', '11–50 people', '11~50명', '11〜50名'),
  '51-200': t('51–200 人', '51–200 people', '51~200명', '51〜200名'),
  '201-1000': t('201–1000 人', '201–1,000 people', '201~1,000명', '201〜1,000名'),
  '1000+': t('1000 人以上', 'Over 1,000 people', '1,000명 초과', '1,000名超'),
}

const INDUSTRIES: Record<Industry, Translations> = {
  investment_bank: t('投资银行', 'Investment bank', '투자은행', '投資銀行'),
  corporate_finance: t('企业财务', 'Corporate finance', '기업 재무', '企業財務'),
  other: t('其他', 'Other', '기타', 'その他'),
}

const SERVICES: Record<ServiceOfInterest, Translations> = {
  pe_vc_review: t('PE/VC 项目审阅', 'PE/VC review', 'PE/VC 투자 검토', 'PE/VC投資レビュー'),
  brokerage_research_review: t(
    '券商研究报告审核',
    'Brokerage research review',
    '증권사 리서치 보고서 검토',
    '証券リサーチレポートのレビュー',
  ),
  public_fund_compliance: t(
    '公募基金合规',
    'Public fund compliance',
    '공모펀드 규정 준수 검토',
    '公募投信のコンプライアンス',
  ),
  bank_custody_review: t(
    '银行托管数据核对',
    'Bank custody data review',
    '은행 수탁 데이터 검토',
    '信託銀行（カストディ）のデータ照合',
  ),
  consulting_quality_control: t(
    '咨询报告质量控制',
    'Consulting report quality control',
    '컨설팅 보고서 품질 관리',
    'コンサルティング報告書の品質管理',
  ),
  audit_report_review: t('审计报告复核', 'Audit report review', '감사보고서 검토', '監査報告書のレビュー'),
  enterprise_custom: t('企业定制', 'Enterprise custom', '기업 맞춤형', 'エンタープライズ向けカスタム'),
}

/** In the order of the contract's list. */
function toChoices<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, Translations>,
  language: Language,
): Choice[] {
  return values.map((value) => ({ value, label: labels[value][language] }))
}

const LABELS: Record<'company_size' | 'industry' | 'services', Readonly<Record<string, Translations>>> = {
  company_size: COMPANY_SIZES,
  industry: INDUSTRIES,
  services: SERVICES,
}

/** What a chosen value is called; undefined where nothing was chosen. */
export const choiceLabel = (field: keyof typeof LABELS, value: unknown, language: Language): string | undefined =>
  LABELS[field][String(value)]?.[language]

export const listCompanyScales: Handler<'listCompanyScales'> = (_app, { language }) =>
  toChoices(CompanySize.options, COMPANY_SIZES, language)
export const listIndustries: Handler<'listIndustries'> = (_app, { language }) =>
  toChoices(Industry.options, INDUSTRIES, language)
export const listServices: Handler<'listServices'> = (_app, { language }) =>
  toChoices(ServiceOfInterest.options, SERVICES, language)
