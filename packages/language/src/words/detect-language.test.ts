import { expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

it.each([
  ['zh', '公司主要从事精密仪器的研发、生产与销售，EBITDA 同比增长 12%。'],
  ['ja', '当社グループの売上高は前期比12%増となり、営業利益は過去最高を更新しました。'],
  ['ko', '당사의 매출액은 전년 대비 12% 증가하였으며 영업이익은 사상 최대를 기록하였습니다.'],
  ['en', 'Revenue rose by 12% on the year before, and the group paid its first dividend.'],
  ['und', '1,234 5,678'],
  // Statements in ideographs alone, or nearly.
  [
    'ja',
    '資産の部 流動資産 現金預金 受取手形 売掛金 有価証券 棚卸資産 前払費用 固定資産 建物 構築物 土地 純資産合計 単位百万円',
  ],
  ['ja', '前期 当期 増減 営業収益 営業費用 営業利益 経常利益 税引前当期純利益 法人税等調整額'],
  ['zh', '流动资产 货币资金 应收票据 应收账款 预付款项 存货 固定资产 在建工程 无形资产 资产总计'],
  ['zh', '流動資產 現金及約當現金 應收帳款 存貨 不動產、廠房及設備 無形資產 資產總計 單位：新台幣千元'],
  // Products and customers in Japan named in a Chinese text.
  [
    'zh',
    '公司主要客户包括株式会社日立製作所、パナソニック等，报告期内对其销售收入占比为百分之十二，其中应收账款余额较上年末有所增加，主要系第四季度订单集中交付所致，公司与上述客户不存在关联关系，相关交易价格按照市场化原则协商确定，不存在利益输送的情形。',
  ],
])('tells %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})
