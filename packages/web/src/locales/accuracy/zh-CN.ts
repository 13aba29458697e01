/** The measured accuracy with its method. `what` and `on` are set in the sans serif, titles in the serif. */
export const texts = {
  title: '实测准确度',
  lead: '引擎找到了什么，误报了什么，漏掉了什么。每个数字都有公开记录与得出它的命令；不好看的数字同样列在这里。',
  measured: (days: string) => `${days}测得，2 核服务器。`,
  record: '完整记录：方法、未达到的目标、最差的样本',
  fields: '按领域查看',
  columns: { what: '测量内容', result: '结果', basis: '样本', command: '测量命令' },
  byHand: '逐页人工核对',
  method: {
    title: '怎样读这些数字',
    first: {
      what: '初见',
      on: '运行之前无人看过的文档。预计自己的文件会得到怎样的结果，应以此为准。样本不大，几份报告就可能使数字变动十个百分点。',
    },
    heldOut: { what: '留出', on: '从其他文档学得权重，再用于这份未参与学习的文档。' },
    seen: { what: '开发', on: '编写引擎期间一直在用的文档。换成您自己的文件，结果会更低。' },
  },
  groups: {
    scoreboard: '综合测评：生成文档与真实文档',
    reports: '财务报告与尽调报告',
    workbooks: '估值模型与工作簿',
    reading: '读取与文字识别',
    models: '语言模型的意见',
    service: '安全与稳定',
  },
  figures: {
    drawnErrors: {
      what: '植入生成报告的错误',
      on: '由程序生成、真实数据全部已知的报告，植入 329 处与 169 处错误，找到的比例；两个数字对应两批，后一批较新',
    },
    drawnSerious: { what: '严重问题中确有错误的', on: '上述两批生成的报告' },
    drawnWarnings: { what: '警告中确有错误的', on: '上述两批生成的报告' },
    drawnSlips: { what: '植入生成模型的差错', on: '同样两批生成的估值模型' },
    firstSightErrors: {
      what: '初见文档中植入的错误',
      on: '此前初次读取的报告中植入的 56 处错误，误报与漏报的原因查明之后再次运行',
    },
    realTotals: { what: '植入真实报告的合计错误', on: '公开报告中植入的 44 处与留作检验的报告中的 52 处' },
    realSerious: {
      what: '每 100 页的严重问题',
      on: '未经改动的公开报告，以及留作检验的报告；其中确有错误的未逐条核对',
    },
    seriousTrue: {
      what: '严重问题中确有错误的',
      on: '首次读取的公开报告，每条问题逐页人工核对：三批共 83 份，其后 15 份、11 份，最近一批 27 份。误报的原因随后逐一查明。',
    },
    falseSerious: { what: '每 100 页的严重误报', on: '上述 83 份报告，共 7,638 页' },
    tableErrors: {
      what: '植入表格的错误',
      on: '在真实报告的表格中植入 21,646 处错误，以 70 % 以上的把握找到的比例；后一数字为每份文档的误报数',
    },
    sentenceErrors: { what: '植入语句的错误', on: '语句与表格行项目对照；后一数字为每份文档的误报数' },
    proseTicked: { what: '正文数字中得到核对的', on: '八个国家 21 份报告正文中的 5,615 个数字' },
    seeded: { what: '找到的已知错误', on: '54 份真实报告与工作簿，每份有一处已知错误' },
    clean: { what: '无误文档中未提出任何问题的', on: '50 份未改动的真实文档，建议也计为问题' },
    slips: { what: '植入模型的差错', on: '40 个无人看过的模型中的 116 处差错，在出错单元格处找到的比例' },
    slipsTrue: { what: '问题确与差错有关的', on: '同一批模型中建议以上的问题' },
    soundModels: { what: '无误模型中仍有误报的', on: '110 个无人看过的模型' },
    formulas: { what: '公式错误', on: '34 个人工标注的工作簿：平均精确率与召回率' },
    recalculation: { what: '重算', on: '105 个工作簿的 54,214 个存储值中，重算结果一致的比例' },
    hardPages: {
      what: '质量差的页面',
      on: '32 页无人看过的扫描件、传真与照片，四种语言：字符错误率；后一数字为完全正确的数字所占比例',
    },
    print: { what: '印刷清晰的页面', on: '四种语言，经扫描、压缩、倾斜与拍照的字符错误率' },
    tables: { what: '表格', on: 'ICDAR 2013 公开竞赛集的 27 个 PDF、76 张表：单元格邻接 F1' },
    office: { what: 'Office 文档', on: '公开测试文件中成功读取的比例：docx；doc、ppt 与 pptx' },
    claimsKept: { what: '正确意见得到采用的', on: '由他人扮演模型所写的意见，规则逐条核对后采用的比例' },
    claimsWrong: { what: '错误意见仍被显示的', on: '同一批中的错误意见，无一列为严重' },
    hostile: { what: '恶意文件', on: '压缩炸弹、死循环、伪装与损坏的文件：均得出结果或明确的错误' },
    crashes: { what: '进程被强制终止', on: '处理途中终止进程，任务仍正确完成' },
  },
  weak: {
    title: '最薄弱之处',
    items: [
      {
        what: '警告',
        on: '初次读取时多数警告并非错误：最近一批 8 条中只有 2 条属实。它们是需要看一眼的疑问，不是结论。',
      },
      { what: '只在一处出现的数字', on: '折现率、试验结果、合同条款等在文档内无从印证，不打核对符，也不报错。' },
      {
        what: '昏暗的照片与粗糙的传真',
        on: '昏暗照片 14.8 % 的字符有误，粗糙传真 7.2 %。低于此质量的页面请核对识别出的文字。',
      },
      { what: '孤立的输入值', on: '没有相邻公式可比的单个值若被手工改写，往往无法发现。' },
    ],
  },
}
export type AccuracyTexts = typeof texts
