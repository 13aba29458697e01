import type { ConnectiveWords } from '../shape/connective-words.ts'

export const connectives: ConnectiveWords = {
  respectively: { words: ['それぞれ'], example: ['それぞれ12百万円及び10百万円', true] },
  and: { words: ['及び', 'および', '並びに', 'ならびに', 'と', '、'], example: ['及び', true] },
  ofWhich: { words: ['うち', '内訳'], example: ['うち支払利息', true] },
  heldAgainst: { words: ['前期の', '前年同期の', '前年度の'], example: ['前年同期の', true] },
  less: { words: ['控除', '減算', '差引'], example: ['控除：法人税等', true] },
  plus: { words: ['加算'], example: ['加算：減価償却費', true] },
  above: { words: ['上回', '超過'], example: ['上回る', true] },
  below: { words: ['下回'], example: ['下回る', true] },
  leftOver: { words: ['残り', '残額', '残余', '未使用'], example: ['残りは670億円である', true] },
  amongOthers: { words: ['含まれて', '含んで', 'のうち'], example: ['が含まれております', true] },
  madeUpOf: {
    words: ['含まれて', '含んで', '内訳', 'からなり', 'の合計'],
    example: ['が含まれております', true],
  },
  perShare: {
    words: ['1株当たり', '1株につき', '一株当たり', '１株当たり', '１株につき'],
    example: ['1株当たり', true],
  },
  inAll: { words: ['総額', '合計', '合わせて'], example: ['総額', true] },
  compound: { words: ['年平均', 'CAGR'], example: ['年平均12%', true] },
  over: { words: ['に対する', '対'], example: ['に対する', true] },
  margin: { words: ['マージン', '率', '利益率'], example: ['EBITDAマージン', true] },
  otherBasis: {
    words: [
      '恒常為替',
      '為替一定',
      '為替影響を除',
      '為替の影響を除',
      '実質ベース',
      'オーガニック',
      '年率換算',
      '年換算',
    ],
    example: ['為替影響を除き12%増', true],
  },
  adjusted: { words: ['調整後', '正常化', '除く', '除い'], example: ['調整後営業利益', true] },
  reported: { words: ['報告', '報告ベース', '会計上の', '調整前'], example: ['報告EBITDA', true] },
  adjustedHead: { words: ['調整', '恒常', '為替'], example: ['為替調整増減率', true] },
  expected: { words: ['見込', '予想', '見通し', '予測'], example: ['12%増の見込み', true] },
}
