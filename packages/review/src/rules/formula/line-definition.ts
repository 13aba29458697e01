import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { isCalculation, lineNameOf, misdefinedLinesOf, nameOf } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const lineDefinition = defineRule({
  meta: {
    id: 'formula/line-definition',
    catalogue: ['FORM-011'],
    category: 'calculation',
    severity: 'serious',
    basis: 'stated',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    lifetime: {
      title: {
        'zh-CN': '生命周期应为流失率的倒数',
        en: 'A lifetime multiplies by churn',
        ko: '고객 생애가 이탈률의 역수가 아닙니다',
        ja: '継続期間が解約率の逆数になっていません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 得出 {value}，是 {other}“{otherLabel}”（{otherValue}）本身，而不是其倒数。',
        en: '{cell} ({label}) holds {actual} and gives {value}: it takes {other}, “{otherLabel}” ({otherValue}), as it is, not one over it.',
        ko: '{cell}({label})의 수식 {actual}의 결과 {value}은(는) {other}(‘{otherLabel}’, {otherValue})의 역수가 아니라 그 값 자체에서 나온 것입니다.',
        ja: '{cell}（{label}）の数式 {actual} の結果{value}は、{other}「{otherLabel}」（{otherValue}）の逆数ではなく、その値自体によるものです。',
      },
      explanation: {
        'zh-CN': '平均生命周期 = 1 ÷ 流失率：每月流失 2%，平均留存 50 个月。',
        en: 'The average lifetime is one over churn: with 2% leaving each month, a customer stays 50 months.',
        ko: '평균 생애 = 1 ÷ 이탈률입니다. 매월 2%가 이탈하면 평균 50개월 유지됩니다.',
        ja: '平均継続期間＝1÷解約率です。毎月2％が解約すれば、平均50か月継続します。',
      },
    },
    days: {
      title: {
        'zh-CN': '周转天数与期间天数不匹配',
        en: 'Days of a balance are divided by those of another period',
        ko: '회전일수를 다른 기간의 일수로 나누었습니다',
        ja: '回転日数を別の期間の日数で除しています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 按“{otherLabel}”（{otherValue}）计算余额，所除天数与该列期间的长度不符；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual}: the days of “{otherLabel}” ({otherValue}) are divided by days that are not those of the period. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) ‘{otherLabel}’({otherValue})을(를) 해당 기간의 길이와 다른 일수로 나눕니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は、「{otherLabel}」（{otherValue}）を対象期間の長さと異なる日数で除しています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '余额 = 期间发生额 × 周转天数 ÷ 该期间天数：年度数除以 365（或 360），月度数除以 30。',
        en: 'The balance is the amount of the period times its days over the days of that period: 365 or 360 for a year, 30 for a month.',
        ko: '잔액 = 기간 금액 × 회전일수 ÷ 그 기간의 일수입니다. 연간 금액은 365(또는 360), 월간 금액은 30으로 나눕니다.',
        ja: '残高＝期間の金額×回転日数÷その期間の日数です。年額は365（または360）、月額は30で除します。',
      },
    },
    yield: {
      title: {
        'zh-CN': '收益与资本化率相乘',
        en: 'An income is multiplied by its capitalisation rate',
        ko: '순영업소득에 자본환원율을 곱했습니다',
        ja: '純収益に還元利回りを掛けています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 乘以 {other}“{otherLabel}”（{otherValue}），而不是除以该比率；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual}: it multiplies by {other}, “{otherLabel}” ({otherValue}), where the value is the income over it. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {other}(‘{otherLabel}’, {otherValue})(으)로 나누지 않고 곱합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は、{other}「{otherLabel}」（{otherValue}）で除さずに掛けています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '价值 = 净收益 ÷ 资本化率；资本化率越低，价值越高。',
        en: 'Value is income over the capitalisation rate: the lower the rate, the higher the value.',
        ko: '가치 = 순영업소득 ÷ 자본환원율입니다. 환원율이 낮을수록 가치가 높습니다.',
        ja: '価格＝純収益÷還元利回りです。利回りが低いほど価格は高くなります。',
      },
    },
    price: {
      title: {
        'zh-CN': '每股价格以投后估值除以融资前股数',
        en: 'A price per share divides the value after the money by the shares before it',
        ko: '투자 후 가치를 투자 전 주식 수로 나누었습니다',
        ja: '調達後の評価額を調達前の株式数で除しています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 的分子含 {other}“{otherLabel}”（{otherValue}），分母却是融资前股数。',
        en: '{cell} ({label}) holds {actual}: {other}, “{otherLabel}” ({otherValue}), is in the value, but the shares are those before the round.',
        ko: '{cell}({label})의 수식 {actual}은(는) 분자에 {other}(‘{otherLabel}’, {otherValue})을(를) 포함하나, 분모는 투자 전 주식 수입니다.',
        ja: '{cell}（{label}）の数式 {actual} は、分子に{other}「{otherLabel}」（{otherValue}）を含みますが、分母は調達前の株式数です。',
      },
      explanation: {
        'zh-CN': '每股价格 = 投前估值 ÷ 融资前股数 = 投后估值 ÷ 融资后股数。',
        en: 'The price is the pre-money value over the shares before, or the post-money value over the shares after.',
        ko: '주당 가격 = 투자 전 가치 ÷ 투자 전 주식 수 = 투자 후 가치 ÷ 투자 후 주식 수입니다.',
        ja: '1株当たりの価格＝プレマネー評価額÷調達前株式数＝ポストマネー評価額÷調達後株式数です。',
      },
    },
    loan: {
      title: {
        'zh-CN': '出售所得未偿还剩余贷款',
        en: 'A sale leaves the loan unpaid',
        ko: '매각대금에서 잔여 대출을 상환하지 않습니다',
        ja: '売却代金から借入残高が返済されていません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 计入股东现金流，但期末仍有 {other}“{otherLabel}”{otherValue} 未偿还。',
        en: '{cell} ({label}) holds {actual} and goes to the owners, while {other}, “{otherLabel}”, still stands at {otherValue} in that period.',
        ko: '{cell}({label})의 수식 {actual}은(는) 지분 현금흐름에 포함되나, 그 기간에 {other}(‘{otherLabel}’) {otherValue}이(가) 상환되지 않고 남아 있습니다.',
        ja: '{cell}（{label}）の数式 {actual} は株主のキャッシュ・フローに含まれますが、その期に{other}「{otherLabel}」{otherValue}が未返済のまま残っています。',
      },
      explanation: {
        'zh-CN': '出售时应先偿还贷款余额，余下部分才归股东，否则内部收益率虚高。',
        en: 'The lender is repaid first; otherwise the return to the owners is overstated by the balance of the loan.',
        ko: '매각 시 대출 잔액을 먼저 상환해야 합니다. 그렇지 않으면 지분 수익률이 과대평가됩니다.',
        ja: '売却時にはまず借入残高を返済します。そうでなければ株主のリターンが過大になります。',
      },
    },
    dividends: {
      title: {
        'zh-CN': '留存收益未扣除股利',
        en: 'Retained earnings keep the dividends',
        ko: '이익잉여금에서 배당금을 차감하지 않았습니다',
        ja: '利益剰余金から配当が控除されていません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 未扣除 {other}“{otherLabel}”（{otherValue}）；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} without {other}, “{otherLabel}” ({otherValue}), which the model pays. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 지급되는 {other}(‘{otherLabel}’, {otherValue})을(를) 차감하지 않습니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は、支払われる{other}「{otherLabel}」（{otherValue}）を控除していません。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '期末留存收益 = 期初留存收益 + 净利润 − 股利。',
        en: 'Retained earnings are those of the period before plus the profit less the dividends.',
        ko: '기말 이익잉여금 = 기초 이익잉여금 + 순이익 − 배당금입니다.',
        ja: '期末の利益剰余金＝期首の利益剰余金＋純利益−配当です。',
      },
    },
    share: {
      title: {
        'zh-CN': '将占比当作增长率使用',
        en: 'A line grows by its share of another',
        ko: '비중을 성장률로 사용했습니다',
        ja: '構成比を成長率として使っています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 以 {other}“{otherLabel}”（{otherValue}）为增长率，而该行历史数据为本项目占另一项目的比例；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and grows by {other}, “{otherLabel}” ({otherValue}), which in the past of its row is the share of this line in another. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {other}(‘{otherLabel}’, {otherValue})만큼 성장시키나, 그 행의 과거 값은 이 항목이 다른 항목에서 차지하는 비중입니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{other}「{otherLabel}」（{otherValue}）を成長率としていますが、その行の実績は当項目の他項目に対する割合です。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '占比应乘以本期的另一项目（如：息税前利润率 × 收入），而不是作用于上期余额。',
        en: 'A share is multiplied with the other line of the same period (margin × revenue), not with this line of the period before.',
        ko: '비중은 같은 기간의 다른 항목에 곱해야 합니다(이익률 × 매출). 직전 기간 값에 더하는 비율이 아닙니다.',
        ja: '割合は同じ期の他項目に掛けます（利益率×売上高）。前期の値に対する伸び率ではありません。',
      },
    },
    compounded: {
      title: {
        'zh-CN': '现值乘以了复利终值系数',
        en: 'A present value is compounded instead of discounted',
        ko: '현재가치를 할인하지 않고 복리로 늘렸습니다',
        ja: '現在価値が割引ではなく複利計算になっています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 乘以 {other}（{otherValue}），该值为 (1 + r)^t，大于 1；现值应除以它。共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and multiplies by {other} ({otherValue}), which is (1 + r)^t: the present value is the flow divided by it. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) (1 + r)^t인 {other}({otherValue})을(를) 곱합니다. 현재가치는 이 값으로 나누어야 합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は(1＋r)^tである{other}（{otherValue}）を掛けています。現在価値はこれで除した値です。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '现值 = 现金流 ÷ (1 + r)^t；乘以该系数得到的是终值，估值被成倍高估。',
        en: 'Present value is the flow over (1 + r)^t; multiplied by it, later flows count for more than earlier ones.',
        ko: '현재가치 = 현금흐름 ÷ (1 + r)^t입니다. 곱하면 나중의 현금흐름이 더 크게 평가됩니다.',
        ja: '現在価値＝キャッシュ・フロー÷(1＋r)^tです。掛けると、後の期のキャッシュ・フローほど大きく評価されます。',
      },
    },
    head: {
      title: {
        'zh-CN': '将年份当作金额计算',
        en: 'A year is taken for an amount',
        ko: '연도를 금액으로 계산했습니다',
        ja: '年度を金額として計算しています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 乘以 {other}，即列标题中的年份 {otherValue}；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and multiplies {other}, the year {otherValue} over a column. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 열 머리글의 연도 {otherValue}인 {other}을(를) 곱합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は列見出しの年度{otherValue}である{other}を掛けています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '引用已滑到标题行，所得金额没有意义。',
        en: 'The reference has slipped to the row of the heads; the amount means nothing.',
        ko: '참조가 머리글 행으로 어긋나 금액에 의미가 없습니다.',
        ja: '参照が見出し行にずれており、金額に意味がありません。',
      },
    },
    beta: {
      title: {
        'zh-CN': '贝塔的加杠杆公式缺少 1 +',
        en: 'A beta is scaled by debt over equity itself',
        ko: '베타의 레버리지 조정식에 1 + 가 빠졌습니다',
        ja: 'ベータのリレバー式に「1＋」がありません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 得 {value}，直接以 {other}“{otherLabel}”（{otherValue}）乘除贝塔，而不是 1 +（1 − t）× D/E；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and gives {value}: it scales by {other}, “{otherLabel}” ({otherValue}), itself, not by one plus it after tax. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}의 결과는 {value}입니다. 1 + (1 − t) × D/E가 아니라 {other}(‘{otherLabel}’, {otherValue}) 자체로 베타를 조정합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{value}となりますが、1＋(1−t)×D/Eではなく{other}「{otherLabel}」（{otherValue}）そのもので調整しています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '有杠杆贝塔 = 无杠杆贝塔 ×（1 +（1 − t）× D/E）：没有负债时，贝塔保持不变，而不是归零。',
        en: 'Levered beta is the unlevered one × (1 + (1 − t) × D/E): without debt it stays what it is and does not fall to nought.',
        ko: '레버드 베타 = 언레버드 베타 × (1 + (1 − t) × D/E)입니다. 부채가 없으면 베타는 0이 아니라 그대로입니다.',
        ja: 'レバード・ベータ＝アンレバード・ベータ×(1＋(1−t)×D/E)です。負債がなければベータはゼロではなく元のままです。',
      },
    },
    weights: {
      title: {
        'zh-CN': '以债务权益比作为资本权重',
        en: 'Capital is weighed by debt over equity',
        ko: '부채/자기자본 비율을 자본 가중치로 사용했습니다',
        ja: '負債資本倍率を資本のウェイトに用いています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 以 {other}“{otherLabel}”（{otherValue}）为债务权重，以 1 减该值为权益权重。',
        en: '{cell} ({label}) holds {actual}: it weighs debt by {other}, “{otherLabel}” ({otherValue}), and equity by one less it.',
        ko: '{cell}({label})의 수식 {actual}은(는) {other}(‘{otherLabel}’, {otherValue})을(를) 부채 가중치로, 1에서 이를 뺀 값을 자기자본 가중치로 사용합니다.',
        ja: '{cell}（{label}）の数式 {actual} は、{other}「{otherLabel}」（{otherValue}）を負債のウェイト、1からこれを引いた値を株主資本のウェイトとしています。',
      },
      explanation: {
        'zh-CN': '权重应为 D/(D+E) 与 E/(D+E)；D/E 越高，偏差越大。',
        en: 'The weights are D/(D+E) and E/(D+E); the higher the leverage, the further D/E is from them.',
        ko: '가중치는 D/(D+E)와 E/(D+E)입니다. 레버리지가 높을수록 D/E와의 차이가 커집니다.',
        ja: 'ウェイトはD/(D＋E)とE/(D＋E)です。レバレッジが高いほどD/Eとの差が大きくなります。',
      },
    },
    inverted: {
      title: {
        'zh-CN': '估值倍数分子与分母颠倒',
        en: 'A multiple is turned upside down',
        ko: '배수의 분자와 분모가 뒤바뀌었습니다',
        ja: '倍率の分子と分母が逆になっています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 得 {value}，以 {other}“{otherLabel}”（{otherValue}）为分母；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and gives {value}: it divides by {other}, “{otherLabel}” ({otherValue}), which belongs over the bar. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}의 결과는 {value}입니다. 분자에 있어야 할 {other}(‘{otherLabel}’, {otherValue})(으)로 나눕니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{value}となりますが、分子に置くべき{other}「{otherLabel}」（{otherValue}）で除しています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '市盈率 = 股价 ÷ 每股收益；颠倒后得到的是收益率。',
        en: 'A price-earnings ratio is the price over the earnings; upside down it is their yield.',
        ko: '주가수익비율 = 주가 ÷ 주당순이익입니다. 뒤바뀌면 이익수익률이 됩니다.',
        ja: '株価収益率＝株価÷1株当たり利益です。逆にすると益回りになります。',
      },
    },
    perpetuity: {
      title: {
        'zh-CN': '永续增长公式的分母加上了增长率',
        en: 'A perpetuity adds its growth to the discount rate',
        ko: '영구성장 산식의 분모에 성장률을 더했습니다',
        ja: '永久成長式の分母で成長率を足しています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 得 {value}，分母将 {other}“{otherLabel}”（{otherValue}）加到折现率上；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and gives {value}: under the bar it adds {other}, “{otherLabel}” ({otherValue}), to the discount rate. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}의 결과는 {value}입니다. 분모에서 할인율에 {other}(‘{otherLabel}’, {otherValue})을(를) 더합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{value}となりますが、分母で割引率に{other}「{otherLabel}」（{otherValue}）を足しています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '终值 = 现金流 ×（1 + g）÷（r − g）；增长越快，终值应越高，而不是越低。',
        en: 'Terminal value is the flow × (1 + g) ÷ (r − g): faster growth is worth more, not less.',
        ko: '잔존가치 = 현금흐름 × (1 + g) ÷ (r − g)입니다. 성장이 빠를수록 가치는 낮아지는 것이 아니라 높아집니다.',
        ja: '継続価値＝キャッシュ・フロー×(1＋g)÷(r−g)です。成長が速いほど価値は下がるのではなく上がります。',
      },
    },
    brackets: {
      title: {
        'zh-CN': '“×1−税率”缺少括号',
        en: 'Brackets are missing around “1 − rate”',
        ko: '‘1 − 율’에 괄호가 빠졌습니다',
        ja: '「1−率」のかっこが抜けています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 得 {value}：先乘以 1，再从金额中加减 {other}“{otherLabel}”（{otherValue}）本身；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and gives {value}: it multiplies by one and then takes {other}, “{otherLabel}” ({otherValue}), off or onto the amount itself. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}의 결과는 {value}입니다. 1을 곱한 뒤 금액에 {other}(‘{otherLabel}’, {otherValue}) 자체를 더하거나 뺍니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{value}となりますが、1を掛けた後、金額に{other}「{otherLabel}」（{otherValue}）そのものを加減しています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '先乘后减：应写为 金额 ×（1 − 税率），否则税几乎没有扣除。',
        en: 'A product goes before a difference: amount × (1 − rate) is meant, or next to nothing is deducted.',
        ko: '곱셈이 뺄셈보다 먼저 계산됩니다. 금액 × (1 − 율)로 써야 하며, 그렇지 않으면 거의 차감되지 않습니다.',
        ja: '掛け算は引き算より先に計算されます。金額×(1−率) とすべきで、そうでないとほとんど控除されません。',
      },
    },
    leavers: {
      title: {
        'zh-CN': '流失数被加入期末余额',
        en: 'What leaves is added to the balance',
        ko: '이탈분을 잔액에 더했습니다',
        ja: '減少分を残高に加えています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 得 {value}，加上了 {other}“{otherLabel}”（{otherValue}）；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and gives {value}: it adds {other}, “{otherLabel}” ({otherValue}). Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}의 결과는 {value}입니다. {other}(‘{otherLabel}’, {otherValue})을(를) 더합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{value}となりますが、{other}「{otherLabel}」（{otherValue}）を加えています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '流失、退订或离职的数量减少余额；以正数列示时应扣除。',
        en: 'What is lost reduces the balance: shown as a positive number it is deducted.',
        ko: '이탈이나 해지는 잔액을 줄입니다. 양수로 표시했다면 빼야 합니다.',
        ja: '解約や離脱は残高を減らします。正の数で示すなら差し引きます。',
      },
    },
    change: {
      title: {
        'zh-CN': '营运资金变动取的是余额而非变动额',
        en: 'A change in working capital takes its level',
        ko: '운전자본 증감에 증감액이 아닌 잔액을 사용했습니다',
        ja: '運転資本の増減が増減額ではなく残高になっています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 得 {value}，取的是 {other}“{otherLabel}”（{otherValue}）对应的余额，而不是两期之差；共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual} and gives {value}: by {other}, “{otherLabel}” ({otherValue}), that is the balance of the period, not its difference from the period before. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}의 결과는 {value}입니다. {other}(‘{otherLabel}’, {otherValue})에 따르면 이는 전기 대비 증감액이 아니라 당기 잔액입니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{value}となりますが、{other}「{otherLabel}」（{otherValue}）によれば、これは前期からの増減額ではなく当期の残高です。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '现金流只受营运资金增减影响：本期余额减上期余额；若每期都扣除余额，现金流会被大幅低估。',
        en: 'Cash moves by the change alone: this balance less the one before. A flow that deducts the balance every period is far too low.',
        ko: '현금흐름에는 증감(당기 잔액 − 전기 잔액)만 반영됩니다. 매기 잔액을 차감하면 현금흐름이 크게 과소평가됩니다.',
        ja: 'キャッシュ・フローに影響するのは増減（当期残高−前期残高）だけです。毎期残高を控除すると大幅な過小評価になります。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    // Lines of one block that make the same of their own assumptions ("% of sales" taken for growth in each of them) are one mistake.
    const causes = Map.groupBy(misdefinedLinesOf(model), ({ definition, cells: [cell, ...more], other }) =>
      cell.shape
        ? [definition, cell.sheet, cell.column, more.length, cell.shape.structure, other.column - cell.column].join('|')
        : [definition, nameOf(cell)].join('|'),
    )
    for (const cause of causes.values()) {
      const { definition, cells, other } = firstOf(cause)
      const [[cell], copies] = [cells, cause.slice(1)]
      yield cellDraft(model, definition, cell, {
        to: lastOf(cells),
        operands: [other, ...copies.map((copy) => copy.cells[0])],
        data: {
          actual: isCalculation(cell) ? `=${cell.cell.formula}` : cell.cell.text,
          value: cell.cell.text.trim(),
          other: nameOf(other),
          otherLabel: lineNameOf(model, other),
          otherValue: other.cell.text.trim(),
          count: cells.length + copies.flatMap((copy) => copy.cells).length,
        },
        confidence: 0.85,
      })
    }
  },
})
