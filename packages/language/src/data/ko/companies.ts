import type { CompanyWords } from '../shape/company-words.ts'

export const companies: CompanyWords = {
  script: 'Hangul',
  before: { words: ['주식회사', '유한회사', '㈜', '(주)'], example: ['주식회사 한빛전자', '주식회사 한빛전자'] },
  behind: { words: ['주식회사', '유한회사', '㈜', '(주)'], example: ['삼성전자주식회사', '삼성전자주식회사'] },
  firms: { words: ['회계법인'], example: ['삼일회계법인', '삼일회계법인'] },
  renamed: {
    words: ['상호 변경', '상호변경', '구 상호', '구상호', '사명 변경'],
    example: ['구 상호: 주식회사 하나', true],
  },
}
