import type { Language } from '../truth.ts'

/** Words of what looks wrong and is not. */
export interface TwinWords {
  restatedText: string
  restatedHeads: readonly [string, string, string]
  nettingText: string
  nettingHeads: readonly [string, string, string]
  groupAndParent: readonly [string, string]
  proFormaText: string
  proFormaHead: string
  currency: string
  closingAndAverage: readonly [string, string]
  customer: (count: number) => string
  selectedText: string
  shareOfRevenue: string
  topFive: string
  allOfThem: string
  overlapText: string
  channel: string
  channels: readonly string[]
  holder: string
  holders: readonly string[]
  ofWhichPay: string
  reclassifiedText: string
  reclassifiedHeads: readonly [string, string, string]
  continuing: string
  discontinued: string
}

export const TWIN_WORDS: Partial<Record<Language, TwinWords>> = {
  en: {
    restatedText:
      'The comparative figures have been restated to correct the timing of certain licence revenue. The effect on the amounts reported in last year’s financial statements is as follows.',
    restatedHeads: ['As previously reported', 'Adjustment', 'As restated'],
    nettingText:
      'Balances with counterparties under master netting agreements are set off where the right is enforceable.',
    nettingHeads: ['Gross amount', 'Amounts set off', 'Net amount presented'],
    groupAndParent: ['Group', 'Company'],
    proFormaText:
      'Had the business acquired during the year been consolidated from its first day, the results would have been as follows (unaudited).',
    proFormaHead: 'Pro forma',
    currency: 'Currency',
    closingAndAverage: ['Closing rate', 'Average rate'],
    customer: (count) => `Customer ${'ABCDE'[count - 1]}`,
    selectedText: 'The table lists the five largest customers; total revenue includes customers that are not listed.',
    shareOfRevenue: '% of revenue',
    topFive: 'Five largest customers',
    allOfThem: 'Total revenue, including customers not listed',
    overlapText:
      'Customers were asked through which channels they had bought in the past twelve months. As several answers were possible, the percentages add up to more than 100.',
    channel: 'Channel',
    channels: ['Own website', 'Field sales', 'Wholesale', 'Marketplaces'],
    holder: 'Shareholder',
    holders: ['Founding family', 'Harbour Lane Partners', 'Employees', 'Treasury shares', 'Free float'],
    ofWhichPay: 'of which wages and salaries',
    reclassifiedText:
      'Certain comparative amounts have been reclassified to conform to the current presentation; profit is not affected.',
    reclassifiedHeads: ['Before', 'Reclassified', 'As presented'],
    continuing: 'Profit from continuing operations',
    discontinued: 'Profit/(loss) from discontinued operations',
  },
  'zh-Hans': {
    restatedText: '本公司对前期差错进行了更正，并对比较财务报表进行了追溯重述，其影响如下。',
    restatedHeads: ['调整前', '调整数', '调整后'],
    nettingText: '在具有可执行的抵销权时，以净额列示的应收应付款项如下。',
    nettingHeads: ['抵销前总额', '抵销金额', '抵销后净额'],
    groupAndParent: ['合并', '母公司'],
    proFormaText: '假设本年收购的业务自年初起即纳入合并范围，备考经营成果如下（未经审计）。',
    proFormaHead: '备考数',
    currency: '币种',
    closingAndAverage: ['期末汇率', '平均汇率'],
    customer: (count) => `第${'一二三四五'[count - 1]}名`,
    selectedText: '前五名客户情况如下，营业收入总额包括未列示的其他客户。',
    shareOfRevenue: '占营业收入比例（%）',
    topFive: '前五名客户小计',
    allOfThem: '营业收入总额（含未列示客户）',
    overlapText: '公司对客户过去十二个月的购买渠道进行了调查。由于可多选，各项比例之和大于100%。',
    channel: '渠道',
    channels: ['自有网站', '直销团队', '经销商', '电商平台'],
    holder: '股东名称',
    holders: ['创始人及其一致行动人', '远航投资合伙企业', '员工持股计划', '库存股', '社会公众股'],
    ofWhichPay: '其中：职工薪酬',
    reclassifiedText: '为与本期列报方式一致，对部分比较数据进行了重分类，对净利润没有影响。',
    reclassifiedHeads: ['重分类前', '重分类金额', '重分类后'],
    continuing: '持续经营净利润',
    discontinued: '终止经营净利润',
  },
  'zh-Hant': {
    restatedText: '本集團更正前期錯誤並追溯重編比較期間財務報表，其影響如下。',
    restatedHeads: ['重編前', '調整數', '重編後'],
    nettingText: '具有可執行之互抵權利時，以淨額列報之應收及應付款項如下。',
    nettingHeads: ['總額', '互抵金額', '淨額'],
    groupAndParent: ['合併', '個體'],
    proFormaText: '假設本年度收購之業務自年初即已併入，擬制性經營成果如下（未經查核）。',
    proFormaHead: '擬制數',
    currency: '幣別',
    closingAndAverage: ['期末匯率', '平均匯率'],
    customer: (count) => `${'甲乙丙丁戊'[count - 1]}客戶`,
    selectedText: '前五大客戶如下，營業收入總額包括未列示之其他客戶。',
    shareOfRevenue: '占營業收入比率（%）',
    topFive: '前五大客戶小計',
    allOfThem: '營業收入總額（含未列示客戶）',
    overlapText: '本集團調查客戶過去十二個月之購買通路，因可複選，各項比率合計大於100%。',
    channel: '通路',
    channels: ['官方網站', '業務人員', '經銷商', '電商平台'],
    holder: '股東名稱',
    holders: ['創辦人家族', '遠航投資', '員工持股信託', '庫藏股', '一般投資人'],
    ofWhichPay: '其中：員工薪資',
    reclassifiedText: '為配合本期表達方式，部分比較期間金額業經重分類，對淨利並無影響。',
    reclassifiedHeads: ['重分類前', '重分類金額', '重分類後'],
    continuing: '繼續營業單位淨利',
    discontinued: '停業單位淨利',
  },
  ja: {
    restatedText:
      '過年度の収益の計上時期に関する誤謬を訂正し、比較情報を修正再表示しております。その影響は次のとおりであります。',
    restatedHeads: ['修正前', '修正額', '修正再表示後'],
    nettingText: '相殺の権利を有する債権債務は相殺後の純額で表示しており、その内訳は次のとおりであります。',
    nettingHeads: ['相殺前総額', '相殺額', '純額'],
    groupAndParent: ['連結', '個別'],
    proFormaText:
      '当期に取得した事業が期首から連結されていたと仮定した場合の概算額は次のとおりであります（監査対象外）。',
    proFormaHead: '概算額',
    currency: '通貨',
    closingAndAverage: ['期末レート', '期中平均レート'],
    customer: (count) => `${'ＡＢＣＤＥ'[count - 1]}社`,
    selectedText: '主要な販売先上位５社は次のとおりであり、売上高合計には記載以外の販売先を含みます。',
    shareOfRevenue: '割合（％）',
    topFive: '上位５社計',
    allOfThem: '売上高合計（記載以外を含む）',
    overlapText: '過去12ヶ月の購入経路について顧客調査を行いました。複数回答のため合計は100％を超えます。',
    channel: '経路',
    channels: ['自社サイト', '営業担当', '卸売', 'ＥＣモール'],
    holder: '株主名',
    holders: ['創業家', '港南投資事業組合', '従業員持株会', '自己株式', 'その他'],
    ofWhichPay: '（うち人件費）',
    reclassifiedText: '当期の表示に合わせ、前期の一部の金額を組み替えております。当期純利益への影響はありません。',
    reclassifiedHeads: ['組替前', '組替額', '組替後'],
    continuing: '継続事業に係る当期純利益',
    discontinued: '非継続事業に係る当期純利益',
  },
  ko: {
    restatedText: '당사는 전기 오류를 수정하여 비교표시 재무제표를 재작성하였으며 그 영향은 다음과 같습니다.',
    restatedHeads: ['수정 전', '조정액', '수정 후'],
    nettingText: '상계권이 있는 채권과 채무는 순액으로 표시하며 내역은 다음과 같습니다.',
    nettingHeads: ['총액', '상계금액', '순액'],
    groupAndParent: ['연결', '별도'],
    proFormaText: '당기에 취득한 사업이 기초부터 연결되었다고 가정할 경우의 경영성과는 다음과 같습니다(감사받지 않음).',
    proFormaHead: '가정 금액',
    currency: '통화',
    closingAndAverage: ['기말환율', '평균환율'],
    customer: (count) => `고객 ${'가나다라마'[count - 1]}`,
    selectedText: '상위 5개 거래처는 다음과 같으며 매출액 합계에는 기재되지 않은 거래처가 포함됩니다.',
    shareOfRevenue: '매출액 대비(%)',
    topFive: '상위 5개 소계',
    allOfThem: '매출액 합계(기재되지 않은 거래처 포함)',
    overlapText: '최근 12개월간의 구매 경로를 조사하였습니다. 복수응답으로 합계는 100%를 초과합니다.',
    channel: '경로',
    channels: ['자사 홈페이지', '영업사원', '도매', '온라인몰'],
    holder: '주주명',
    holders: ['최대주주 일가', '한강투자조합', '우리사주조합', '자기주식', '기타 주주'],
    ofWhichPay: '(급여)',
    reclassifiedText: '당기 표시방법에 따라 비교표시된 일부 금액을 재분류하였으며 당기순이익에는 영향이 없습니다.',
    reclassifiedHeads: ['재분류 전', '재분류', '재분류 후'],
    continuing: '계속영업이익',
    discontinued: '중단영업이익',
  },
}
