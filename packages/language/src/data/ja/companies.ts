import type { CompanyWords } from '../shape/company-words.ts'

export const companies: CompanyWords = {
  script: 'Kana',
  before: {
    words: ['株式会社', '合同会社', '有限会社', '㈱'],
    example: ['株式会社ヤマダ電機は', '株式会社ヤマダ電機'],
  },
  behind: {
    words: ['株式会社', '合同会社', '有限会社', '㈱'],
    example: ['（トヨタ自動車株式会社）', 'トヨタ自動車株式会社'],
  },
  firms: { words: ['有限責任監査法人', '監査法人'], example: ['（太陽監査法人）', '太陽監査法人'] },
  renamed: { words: ['旧社名', '旧商号', '社名変更', '商号変更'], example: ['旧社名は松下電器産業株式会社', true] },
}
