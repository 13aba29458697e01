import type { AgreementWords } from '../shape/agreement-words.ts'

export const agreements: AgreementWords = {
  clauses: {
    words: ['clause {n}', 'clauses {n}', 'section {n}', 'sections {n}', 'article {n}', 'articles {n}'],
    example: ['as set out in clause 7', '7'],
  },
  ofOther: {
    words: ['of the', 'of an', 'of any', 'of its', 'of schedule', 'of exhibit', 'of appendix', 'of annex', 'to the'],
    example: ['section 7 of the Companies Act', true],
  },
  ofThis: {
    words: [
      'of this agreement',
      'of this contract',
      'of this deed',
      'of these terms',
      'of the agreement',
      'above',
      'below',
      'hereof',
    ],
    example: ['clause 7 of this Agreement', true],
  },
  lawsBefore: {
    words: ['act', 'code', 'rule', 'rules', 'regulation', 'regulations', 'directive'],
    example: ['the Companies Act section 7', true],
  },
  notLaterThan: {
    words: ['not later than', 'no later than', 'at the latest on', 'at the latest by'],
    example: ['and not later than 31 March 2025', true],
  },
  signed: {
    words: ['signed', 'executed', 'for and on behalf of', 'in witness whereof'],
    example: ['Signed for Acme Limited.', true],
  },
  price: {
    words: ['purchase price', 'consideration', 'contract price', 'contract sum'],
    example: ['The purchase price is $3.2 million.', true],
  },
  instalments: {
    words: ['instalment {n}', 'installment {n}', 'tranche {n}', 'payment {n}', 'milestone {n}'],
    example: ['Instalment 2', '2'],
  },
}
