import type { CashFlowWords } from '../shape/cash-flow-words.ts'

export const cashFlows: CashFlowWords = {
  begins: '(?=.*[淨净]).{0,3}',
  operating: {
    words: ['(?:營業|營運|經營|经营)(?:活動|活动|業務|业务).{0,8}(?:現金|现金).{0,10}'],
    example: ['營業活動之淨現金流入', true],
  },
  investing: {
    words: ['(?:投資|投资)(?:活動|活动|業務|业务).{0,8}(?:現金|现金).{0,10}'],
    example: ['投資活動之淨現金流出', true],
  },
  financing: {
    words: ['(?:籌資|筹资|融資|融资)(?:活動|活动|業務|业务).{0,8}(?:現金|现金).{0,10}'],
    example: ['籌資活動之淨現金流出', true],
  },
}
