interface Audience {
  title: string
  lead: string
  /** An extract of a document of theirs; the last row is the wrong one. Figures: `audience-cases.ts`. */
  extract: { document: string; unit: string; rows: readonly string[]; check: string; text: string; place: string }
  checks: { title: string; items: readonly { title: string; text: string }[] }
  work: { title: string; items: readonly { title: string; text: string }[] }
  limits: { title: string; text: string }
}

type Words = 'printed' | 'expected' | 'difference' | 'serious' | 'warning' | 'illustration' | 'sample' | 'accuracy'
export type AudienceName = 'auditors' | 'investors' | 'brokers' | 'funds'
export type AudiencesTexts = { common: Record<Words, string> } & Record<AudienceName, Audience>

/** A page each for those who use the product: their document, a finding in it, what is checked, how they work with it. */
export const texts: AudiencesTexts = {
  common: {
    printed: '列示为',
    expected: '应为',
    difference: '差额',
    serious: '严重',
    warning: '警告',
    illustration: '示意，数据为虚构',
    sample: '看一份样例审阅',
    accuracy: '实测准确度',
  },
  auditors: {
    title: '会计师事务所：出具报告之前',
    lead: '报表、附注与正文在付印前最后一次合上。每个数字都标明已与什么核对，未核对的也照实列出。',
    extract: {
      document: '年度报告 · 合并资产负债表',
      unit: '单位：人民币万元',
      rows: ['货币资金', '应收账款', '预付款项', '存货', '其他流动资产', '流动资产合计'],
      check: '加总核对',
      text: '五项之和为 249,800，报表列示 248,900，两位数字可能颠倒。',
      place: '第 4 页 · 合并资产负债表',
    },
    checks: {
      title: '核对什么',
      items: [
        { title: '加总与交叉加总', text: '报表、附注、分部与变动表逐列逐行重新加总，按披露的精度判断误差。' },
        { title: '附注与报表勾稽', text: '附注合计与所对应的报表项目、上年比较数、期初与上期期末逐一核对。' },
        { title: '正文与表格', text: '正文中的金额、增减幅度与方向，与句中数字及报表复算。' },
        {
          title: '披露清单',
          text: '按企业会计准则、IFRS、K-IFRS、J-GAAP、US GAAP 逐项列出：已披露、不充分、未见披露。',
        },
      ],
    },
    work: {
      title: '怎样用在项目上',
      items: [
        { title: '上传终稿', text: '连同上年报告一起上传，比较数据随之核对。' },
        { title: '逐条处理', text: '采纳或忽略并写明理由；可指派、批注，同事实时看到。' },
        { title: '修改稿再审', text: '处理决定沿用，已改正、仍存在、新出现的分别列出。' },
        { title: '签字归档', text: '编制人、复核人、合伙人依次签字；报告带事务所名称与标志，附签字内容的散列值。' },
      ],
    },
    limits: {
      title: '不替代什么',
      text: '只检查文件自身能够印证的内容，不形成审计意见，也不判断会计估计是否恰当。',
    },
  },
  investors: {
    title: '私募股权与风险投资：投决会之前',
    lead: '尽调报告与估值模型放进同一个任务：报告里的数字与模型对得上，调整事项加得起来，假设有出处。',
    extract: {
      document: '财务尽调报告 · 调整后 EBITDA（2024 年度）',
      unit: '单位：人民币万元',
      rows: ['账面 EBITDA', '厂房搬迁费用', '政府补助', '股东超额薪酬', '调整后 EBITDA 合计'],
      check: '加总核对',
      text: '四项之和为 19,090，报告列示 19,900，两位数字可能颠倒。',
      place: '第 3 页 · 表 4',
    },
    checks: {
      title: '核对什么',
      items: [
        { title: '盈利质量调整', text: '调整表逐项加总，与利润表、净负债和营运资金表相互核对。' },
        { title: '报告与模型', text: '报告引用的折现率、增长率、企业价值与模型单元格比对。' },
        { title: '模型本身', text: '重新计算公式，找出被覆盖的公式、漏加的行、错位的期间与异常假设。' },
        { title: '结论的出处', text: '市场规模、排名等论断有没有来源，引用的章节和附录在不在。' },
      ],
    },
    work: {
      title: '怎样用在项目上',
      items: [
        { title: '一次上传', text: '尽调报告、模型与路演材料一起上传，互相核对。' },
        { title: '追到单元格', text: '点开问题即到出错的单元格；改动一个输入，立即看到对结果的影响。' },
        { title: '问回顾问', text: '把问题清单导出为 Excel 或带批注的 PDF，发给顾问逐条答复。' },
      ],
    },
    limits: {
      title: '不替代什么',
      text: '不评价标的公司值多少钱，也无法发现文件之外的事实；单独录入、无处可比的数值可能看不出错误。',
    },
  },
  brokers: {
    title: '券商：研究报告发布之前',
    lead: '正文、图表与模型里的同一个数字，在几十页里写了许多次。发布前让它们彼此一致。',
    extract: {
      document: '深度研究报告 · 盈利预测与评级',
      unit: '单位：人民币百万元',
      rows: ['2024 年营业收入', '2025 年营业收入', '正文所述同比增长'],
      check: '正文增长率复算',
      text: '按两年收入复算为 12.5%，正文写作 15.2%。',
      place: '第 1 页 · 投资要点',
    },
    checks: {
      title: '核对什么',
      items: [
        { title: '增长率与占比', text: '同比、环比、占比与复合增长率，按文中或表中的数字重新计算。' },
        { title: '前后一致', text: '首页摘要、正文、财务摘要与附表中的同一数字逐处比对。' },
        { title: '方向用语', text: '“增长”“下降”“改善”与数字的方向是否相符。' },
        { title: '引用与来源', text: '图表编号、章节引用是否存在，量化结论是否注明来源。' },
      ],
    },
    work: {
      title: '怎样用在流程里',
      items: [
        { title: '分析师自查', text: '定稿前拖入 Word 或 PDF，几秒钟得到问题清单。' },
        { title: '质控复核', text: '质控人员在同一任务里处理，谁在何时作了什么决定一并留痕。' },
        { title: '接入流程', text: '通过 API 或命令行接入发布系统，存在严重问题即可拦下。' },
      ],
    },
    limits: {
      title: '不替代什么',
      text: '不判断投资观点，也不核实外部数据源；只在一处出现、文中无从印证的数字不打核对符。',
    },
  },
  funds: {
    title: '公募基金与托管：定期报告披露之前',
    lead: '净资产、持仓与费用在一份报告里互相印证。管理人与托管人各自核对，结论写在同一处。',
    extract: {
      document: '基金年度报告 · 期末股票投资明细',
      unit: '单位：人民币元',
      rows: [
        '北辰能源 120,000 股 × 48.50',
        '远航海运 250,000 股 × 21.40',
        '清溪精工 90,000 股 × 73.20',
        '海港水泥 310,000 股 × 15.60',
        '雾谷食品 60,000 股 × 66.00',
        '公允价值合计',
      ],
      check: '市值复算',
      text: '清溪精工的市值按数量与单价复算为 6,588,000，列示 6,858,000。',
      place: '第 58 页 · 投资组合报告',
    },
    checks: {
      title: '核对什么',
      items: [
        { title: '净资产与份额变动', text: '资产减负债等于净资产；期初、申购、赎回与期末承接。' },
        { title: '投资组合', text: '数量乘以价格等于市值，占净值比例合计相符，前十大与明细一致。' },
        { title: '报表与附注', text: '资产负债表、利润表、净资产变动表与附注互相核对。' },
        { title: '披露与期间', text: '必备章节、单位、币种、期间与比较数据是否齐备。' },
      ],
    },
    work: {
      title: '怎样用在流程里',
      items: [
        { title: '批量审阅', text: '季报集中披露时逐份排队处理，列表按严重程度排序。' },
        { title: '管理人与托管人', text: '在同一工作区分工：一方处理，一方查看，均有留痕。' },
        { title: '不出内网', text: '可部署在自有服务器，默认不调用任何外部服务。' },
      ],
    },
    limits: {
      title: '不替代什么',
      text: '不重新估值，也不核对交易流水；只就报告自身能够印证的数字给出结论。',
    },
  },
}
