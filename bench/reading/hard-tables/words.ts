import type { Draw } from '../../world/random.ts'

/** How one language labels rows and heads, and prints amounts. */
export interface Wording {
  fonts: readonly string[]
  labels: readonly string[]
  heads: readonly string[]
  sections: readonly string[]
  currencies: readonly string[]
  sentence: string
  register: RegisterWording
  amount: (whole: number, cents: number) => string
}

/** What registers say: rows of property, loans or cases, each with a text of several lines beside one row of figures. */
export interface RegisterWording {
  /** Of the label, the amount, the holder, the answer, the date and the text. */
  heads: readonly [string, string, string, string, string, string]
  items: readonly string[]
  holders: readonly string[]
  answers: readonly string[]
  sections: readonly string[]
  total: string
  date: (year: string, month: string, day: string) => string
  reasons: readonly string[]
}

const grouped = (whole: number, mark: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)
const western = (whole: number, cents: number): string => `${grouped(whole, ',')}.${String(cents).padStart(2, '0')}`
const continental = (whole: number, cents: number): string => `${grouped(whole, '.')},${String(cents).padStart(2, '0')}`
const plain = (whole: number): string => grouped(whole, ',')

const LATIN = ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'TeX Gyre Heros', 'TeX Gyre Pagella', 'Caladea']

export const WORDINGS: Record<string, Wording> = {
  en: {
    fonts: LATIN,
    labels: [
      'Freight and storage',
      'Cleaning',
      'Monthly licence',
      'Room charges',
      'Travel to site',
      'Spare parts',
      'Repairs to boilers',
      'Postage',
      'Training days',
      'Insurance',
      'Printing of forms',
      'Advice',
    ],
    heads: ['Amount', 'Paid', 'Open', 'Share', 'Budget', 'Prior year', 'Men', 'Women', 'Under 18', '18 years'],
    sections: ['Running costs', 'Projects of last year', 'Services (monthly)', 'Measures abroad'],
    currencies: ['USD', 'Rs', '£', 'CHF', 'AED'],
    sentence: 'The work was done in two steps because the road to the site was closed during most of the winter',
    register: {
      heads: [
        'Description of the property',
        'Gross carrying value',
        'Held in name of',
        'Related party?',
        'Held since',
        'Reason for not being held in name of the company',
      ],
      items: [
        'Land for staff quarters',
        'Freehold land',
        'Leasehold land (3 cases)',
        'Office building at the harbour road',
        'Workshop and stores',
        'Land at the river crossing',
        'Pump house',
        'Guest house and grounds',
        'Flats',
      ],
      holders: [
        'Government of the Province',
        'Harbour Trust',
        'Not available',
        'Northern Steel Company Limited',
        'Railways',
        'Ministry of Defence',
      ],
      answers: ['No', 'Yes'],
      sections: ['Freehold land', 'Buildings', 'Right-of-use assets'],
      total: 'Total',
      date: (year, month, day) => `${day}-${month}-${year}`,
      reasons: [
        'The deed could not be executed because the seller asks for an additional payment of 1,250 for each plot; the matter is pending with the High Court and the company has been advised that its claim is sound.',
        'Transfer is under process.',
        'Lease renewal fee has been paid in 2019 and the renewal is awaited from the port authority.',
        'The land was taken over with the works of a former subsidiary. The order of merger has been lodged with the registrar, who has asked for stamp duty to be assessed again before the change can be entered.',
        'Case is pending in court',
        'Permission was given on condition that the company pays the value fixed by the authority, less the amount deposited earlier. The company has contested the valuation of 30 June 2016.',
        'The agreement has not been signed owing to a dispute over the clause on minimum traffic.',
      ],
    },
    amount: western,
  },
  de: {
    fonts: LATIN,
    labels: [
      'Fracht und Lagerung',
      'Reinigung',
      'Lizenz je Monat',
      'Zimmer',
      'Anfahrt',
      'Ersatzteile',
      'Wartung Kessel',
      'Porto',
      'Schulungstage',
      'Versicherung',
      'Druck von Formularen',
      'Beratung',
    ],
    heads: ['Betrag', 'Bezahlt', 'Offen', 'Anteil', 'Plan', 'Vorjahr', 'Menge', 'Preis', 'Netto', 'Brutto'],
    sections: ['Laufende Kosten', 'Vorhaben des Vorjahres', 'Dienste (monatlich)', 'Maßnahmen im Ausland'],
    currencies: ['€', 'EUR', 'CHF', 'Kč', 'zł'],
    sentence: 'Die Arbeiten wurden in zwei Schritten ausgeführt, weil die Zufahrt im Winter lange Zeit gesperrt war',
    register: {
      heads: [
        'Bezeichnung des Grundstücks',
        'Buchwert brutto',
        'Eingetragen auf',
        'Nahe stehend?',
        'Besitz seit',
        'Grund, weshalb die Gesellschaft nicht eingetragen ist',
      ],
      items: [
        'Grundstück für Werkswohnungen',
        'Grundstück Nord',
        'Erbbaurecht (3 Fälle)',
        'Bürogebäude an der Hafenstraße',
        'Werkstatt und Lager',
        'Gelände am Flussübergang',
        'Pumpenhaus',
        'Gästehaus mit Garten',
        'Wohnungen',
      ],
      holders: [
        'Freistaat Sachsen',
        'Hafenverwaltung',
        'Nicht bekannt',
        'Nordstahl Beteiligungs GmbH',
        'Bundesbahn',
        'Stadt Emden',
      ],
      answers: ['Nein', 'Ja'],
      sections: ['Eigene Grundstücke', 'Gebäude', 'Nutzungsrechte'],
      total: 'Summe',
      date: (year, month, day) => `${day}.${month}.${year}`,
      reasons: [
        'Die Auflassung konnte nicht erklärt werden, weil der Verkäufer für jedes Flurstück eine Nachzahlung von 1.250 verlangt; das Verfahren ist beim Oberlandesgericht anhängig.',
        'Umschreibung beantragt.',
        'Das Entgelt für die Verlängerung wurde 2019 gezahlt, die Bestätigung der Hafenverwaltung steht noch aus.',
        'Das Gelände wurde mit dem Betrieb einer früheren Tochtergesellschaft übernommen. Der Verschmelzungsbeschluss liegt dem Grundbuchamt vor, das vor der Eintragung die Grunderwerbsteuer neu festsetzen lässt.',
        'Rechtsstreit anhängig',
        'Die Zustimmung wurde unter der Bedingung erteilt, dass die Gesellschaft den festgesetzten Wert abzüglich der früheren Anzahlung entrichtet.',
        'Der Vertrag ist wegen der Klausel über den Mindestumschlag noch nicht unterzeichnet.',
      ],
    },
    amount: continental,
  },
  zh: {
    fonts: ['Noto Serif CJK SC', 'Noto Sans CJK SC', 'WenQuanYi Micro Hei'],
    labels: [
      '运输及仓储',
      '清洁费',
      '软件授权',
      '房间费用',
      '差旅费',
      '备件',
      '锅炉维修',
      '邮寄',
      '培训',
      '保险',
      '印刷',
      '咨询',
    ],
    heads: ['金额', '已付', '未付', '占比', '预算', '上年', '男', '女', '数量', '单价'],
    sections: ['日常费用', '上年度项目', '服务类', '境外措施'],
    currencies: ['¥', 'RMB', '人民币'],
    sentence: '由于冬季大部分时间通往现场的道路封闭，本项工作分两个阶段完成，其中第二阶段于次年春季方告结束',
    register: {
      heads: ['项目名称', '账面原值', '登记权利人', '是否关联方', '取得日期', '未办妥产权证书的原因'],
      items: [
        '职工宿舍用地',
        '自有土地',
        '租赁土地（3宗）',
        '港口路办公楼及附属设施',
        '维修车间及仓库',
        '跨河通道沿线用地',
        '泵房',
        '招待所及院落',
        '住宅',
      ],
      holders: ['省人民政府', '港务管理局', '不详', '北方钢铁股份有限公司', '铁路局', '市国有资产经营公司'],
      answers: ['否', '是'],
      sections: ['自有土地', '房屋建筑物', '使用权资产'],
      total: '合计',
      date: (year, month, day) => `${year}-${month}-${day}`,
      reasons: [
        '因出让方要求就每宗土地另行补缴1,250元，过户手续尚未办理；该事项正由高级人民法院审理，公司法律顾问认为公司的主张成立。',
        '过户手续正在办理。',
        '续租费用已于2019年支付，目前等待港务管理局批复。',
        '该土地随原子公司的经营性资产一并转入，吸收合并文件已提交登记机关，登记机关要求重新核定税费后方可办理变更登记。',
        '诉讼尚未终结',
        '主管部门同意转让，条件是公司按核定价值扣除已缴保证金后的余额付款，公司对评估结果提出了异议。',
        '因对最低吞吐量条款存在争议，协议尚未签署。',
      ],
    },
    amount: western,
  },
  ja: {
    fonts: ['Noto Serif CJK JP', 'Noto Sans CJK JP', 'IPAMincho'],
    labels: [
      '運送及び保管',
      '清掃',
      '月額利用料',
      '宿泊',
      '出張',
      '予備部品',
      'ボイラー修理',
      '郵送',
      '研修',
      '保険',
      '印刷',
      '助言',
    ],
    heads: ['金額', '支払済', '未払', '割合', '予算', '前年度', '男', '女', '数量', '単価'],
    sections: ['経常費用', '前年度の事業', '役務（月額）', '海外の措置'],
    currencies: ['¥', '￥'],
    sentence: '冬の間の大半は現場への道路が閉鎖されていたため、作業は二段階に分けて行われ、春に完了した',
    register: {
      heads: ['物件の名称', '取得原価', '登記名義人', '関連当事者', '取得日', '当社名義となっていない理由'],
      items: [
        '社宅用地',
        '自社所有地',
        '借地（3件）',
        '港湾通り事務所棟及び附属設備',
        '整備工場及び倉庫',
        '河川横断部沿いの用地',
        'ポンプ室',
        '保養所及び庭園',
        '社員寮',
      ],
      holders: ['県', '港湾管理組合', '不明', '北方製鋼株式会社', '旧国鉄', '市土地開発公社'],
      answers: ['無', '有'],
      sections: ['土地', '建物', '使用権資産'],
      total: '合計',
      date: (year, month, day) => `${year}/${month}/${day}`,
      reasons: [
        '売主が一筆ごとに1,250千円の追加支払を求めているため移転登記が完了しておらず、高等裁判所で係争中であるが、当社の主張は認められるものと考えている。',
        '移転登記の手続中である。',
        '更新料は2019年に支払済みであり、港湾管理組合の承認を待っている。',
        '旧子会社の事業とともに承継した土地であり、合併に伴う名義変更を申請しているが、登録免許税の再計算を求められている。',
        '訴訟が継続している',
        '所管官庁は、当社が評価額から既払金を控除した残額を支払うことを条件に譲渡を認めたが、当社は評価額に異議を申し立てている。',
        '最低取扱量に関する条項について合意に至らず、契約は未締結である。',
      ],
    },
    amount: plain,
  },
  ko: {
    fonts: ['Noto Serif CJK KR', 'NanumGothic', 'NanumMyeongjo'],
    labels: [
      '운송 및 보관',
      '청소비',
      '월 사용료',
      '객실 요금',
      '출장비',
      '예비 부품',
      '보일러 수리',
      '우편',
      '교육',
      '보험',
      '인쇄',
      '자문',
    ],
    heads: ['금액', '지급', '미지급', '비율', '예산', '전년도', '남', '여', '수량', '단가'],
    sections: ['경상 비용', '전년도 사업', '용역(월)', '해외 조치'],
    currencies: ['₩', 'KRW'],
    sentence: '겨울 동안 현장으로 가는 도로가 대부분 폐쇄되어 작업은 두 단계로 나누어 진행되었고 봄에 끝났다',
    register: {
      heads: ['자산의 내역', '취득원가', '등기 명의인', '특수관계자', '취득일', '회사 명의로 등기되지 않은 사유'],
      items: [
        '사택 부지',
        '소유 토지',
        '임차 토지(3건)',
        '항만로 사무동 및 부속 설비',
        '정비 공장 및 창고',
        '하천 횡단 구간 부지',
        '펌프실',
        '연수원 및 정원',
        '기숙사',
      ],
      holders: ['도청', '항만공사', '확인 불가', '북방제강 주식회사', '철도공사', '시 도시개발공사'],
      answers: ['아니오', '예'],
      sections: ['토지', '건물', '사용권자산'],
      total: '합계',
      date: (year, month, day) => `${year}.${month}.${day}`,
      reasons: [
        '매도인이 필지마다 1,250천원의 추가 지급을 요구하여 소유권 이전 등기가 완료되지 않았으며, 현재 고등법원에 계류 중이나 회사의 주장이 받아들여질 것으로 판단하고 있다.',
        '이전 등기 진행 중이다.',
        '갱신료는 2019년에 지급하였고 항만공사의 승인을 기다리고 있다.',
        '종전 종속기업의 사업과 함께 승계한 토지로서 합병에 따른 명의 변경을 신청하였으나 등기소가 취득세를 다시 산정할 것을 요구하고 있다.',
        '소송이 계속되고 있다',
        '주무 관청은 회사가 평가액에서 기지급액을 뺀 잔액을 지급하는 조건으로 양도를 승인하였으나 회사는 평가액에 이의를 제기하였다.',
        '최소 물동량 조항에 대한 이견으로 계약이 체결되지 않았다.',
      ],
    },
    amount: plain,
  },
}

export const drawWording = (draw: Draw): Wording => draw.pick(Object.values(WORDINGS))

/** An amount of one to seven digits before the point. */
export function drawAmount(wording: Wording, draw: Draw): string {
  const whole = Math.floor(10 ** draw.between(1, 6.5))
  return wording.amount(whole, draw.whole(0, 99))
}
