export const texts = {
  title: '演示中心',
  lead: '选择审阅类型，上传自己的文件，或直接使用样例文档。引擎会真实地读取、复算并给出依据。',
  step1: '1. 选择审阅类型',
  step2: '2. 选择文档',
  types: {
    financial_report: {
      name: '财务报告',
      text: '加总与勾稽、附注核对、正文与报表比对、披露完整性',
    },
    valuation_model: {
      name: '估值模型',
      text: '公式一致性、硬编码、重新计算、折现与终值假设',
    },
    due_diligence: {
      name: '尽职调查报告',
      text: '数据来源、前后一致性、范围与限制、风险提示',
    },
  },
  sample: '使用样例文档',
  upload: '上传自己的文档',
  noSample: '此类型暂无样例文档，请上传文件。',
  chooseBoth: '请选择审阅类型和文档',
  start: '开始审阅',
  analysing: '正在审阅',
  finished: '审阅完成',
  download: '下载完整报告',
  again: '重新分析',
  sales: '联系销售',
  reset: '重置演示',
  resetDone: '演示已重置',
  cancelled: '演示任务已终止。',
  allResults: '全部结果文件',
}
export type DemoTexts = typeof texts
