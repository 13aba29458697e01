import type { CompanyWords } from '../shape/company-words.ts'

export const companies: CompanyWords = {
  script: 'Han',
  before: { words: [] },
  behind: {
    words: ['股份有限公司', '有限责任公司', '有限公司', '有限責任公司', '合伙企业（有限合伙）', '合伙企业(有限合伙)'],
    example: ['本公司与宁德时代新能源科技股份有限公司签订协议', '宁德时代新能源科技股份有限公司'],
  },
  firms: { words: ['会计师事务所', '會計師事務所'], example: ['委托立信会计师事务所审计', '立信会计师事务所'] },
  renamed: {
    words: ['更名', '曾用名', '原名', '前身', '改制', '整体变更', '整體變更'],
    example: ['公司前身为广州某某有限公司', true],
  },
}
