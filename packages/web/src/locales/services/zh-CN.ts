import type { Content } from '../content.ts'

const page: Content = {
  title: '服务与价格',
  lead: '同一套引擎，按您的文档类型与用量选择方案。',
  sections: [
    {
      id: 'capabilities',
      title: '四项核心能力',
      items: [
        { title: '文档审阅', text: '财务报告、估值模型、尽职调查报告的计算、一致性、完整性与出处核查。' },
        { title: '文字识别与表格还原', text: '扫描件与图片转为可编辑的文字、表格与可搜索 PDF。' },
        { title: '工作簿复算', text: '重新计算公式，找出与周围不一致的公式和被覆盖的数值。' },
        { title: '报告与接口', text: '批注 PDF、Word、Excel 等结果文件，以及 HTTP API 与命令行。' },
      ],
    },
    {
      id: 'industries',
      title: '行业方案',
      items: [
        {
          title: '私募股权与风险投资',
          text: '标的公司的尽调报告与估值模型在同一任务中上传，报告中的数据与模型相互核对。',
        },
        { title: '券商研究报告', text: '数据、同比环比、占比与引用来源的发布前复核。' },
        { title: '公募基金合规', text: '定期报告的必备内容、期间与单位、前后数据一致性检查。' },
        { title: '银行托管数据', text: '托管报表的加总、勾稽与跨期承接核对。' },
        { title: '咨询报告质量控制', text: '交付物中的数字、引用与结论的一致性。' },
        { title: '审计报告复核', text: '报表加总、附注勾稽、审计报告要素与签署日期检查。' },
      ],
    },
    {
      id: 'features',
      title: '每个方案都包含',
      items: [
        { title: '四种语言', text: '界面、问题说明和报告可随时切换中、英、韩、日。' },
        { title: '全部结果格式', text: '不按格式收费。' },
        { title: '数据自主', text: '可部署在您的服务器上；删除即彻底删除。' },
        { title: '规则说明', text: '每条规则公开检查方法与已知局限。' },
      ],
    },
  ],
}

export const texts = {
  page,
  plans: {
    title: '方案与价格',
    lead: '价格按地区与部署方式报价，请告诉我们您的用量。',
    name: '方案',
    items: [
      { id: 'basic', name: '基础版', price: '按份计费', text: '偶尔审阅一份报告。每份报告含全部规则与结果文件。' },
      { id: 'professional', name: '专业版', price: '按月计费', text: '每月 50 份报告，适合持续、稳定的审阅需求。' },
      {
        id: 'enterprise',
        name: '企业版',
        price: '定制报价',
        text: '私有化部署、自有模型接入、用量与支持方式按合同约定。',
      },
    ],
    ask: '咨询报价',
  },
  calculator: {
    title: '用量估算',
    label: '每月需要审阅的报告份数',
    result: (reports: number, plan: string) => `每月 ${reports} 份：建议选择${plan}。`,
    share: (percent: number) => `约占专业版每月额度的 ${percent}%。`,
  },
  cases: {
    title: '应用场景示例',
    note: '以下为说明用途的虚构场景，并非客户案例或客户评价。',
    items: [
      {
        title: '投前核对',
        text: '一家基金收到标的公司的尽调报告与估值模型。两份文件在同一任务中上传后，系统列出报告中与模型不一致的三处数据，分析员逐一点开原文确认。',
      },
      {
        title: '模型移交',
        text: '估值模型由前任同事搭建。系统指出预测期第四年的一格被手工数值覆盖，另有一处求和漏掉了末行。',
      },
      {
        title: '出具前复核',
        text: '审计团队在出具报告前上传全文。附注中一张表的合计与报表相差 900，系统给出算式，并提示疑似两位数字颠倒。',
      },
    ],
  },
  faq: {
    title: '常见问题',
    items: [
      {
        title: '一份报告如何计数？',
        text: '每个审阅任务中的每个文件计为一份。只做 OCR 的任务不占用报告额度。失败的文件不计数。',
      },
      {
        title: '额度用完会怎样？',
        text: '新任务会被拒绝并说明原因，已有任务与结果不受影响。按月计费的方案下月自动恢复额度，试用可升级为正式方案。',
      },
      { title: '可以用自己的模型吗？', text: '可以接入任何兼容 OpenAI 接口的模型，由管理员配置；默认关闭。' },
      { title: '试用结束后数据怎么办？', text: '数据保留到您删除为止，可随时导出或删除。' },
    ],
  },
}
export type ServicesTexts = typeof texts
