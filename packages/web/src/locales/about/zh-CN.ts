import type { Content } from '../content.ts'

export const texts: Content = {
  title: '关于我们',
  lead: '我们做一件事：让专业文档里的每个数字都经得起核对。',
  sections: [
    {
      id: 'mission',
      title: '使命与愿景',
      items: [
        { title: '使命', text: '把复核人员从机械的加总与比对中解放出来，让时间用在判断上。' },
        { title: '愿景', text: '任何一份交到投资人手里的报告，都能说清楚哪些数字核对过、怎么核对的。' },
      ],
    },
    {
      id: 'different',
      title: '我们的不同',
      items: [
        { title: '证据优先', text: '没有证据的问题不输出；位置、原文与复算列在一处，供您判断。' },
        { title: '可复现', text: '同一文件得到同一结果，规则公开。' },
        { title: '说明边界', text: '公布测量方法与未达到的目标，写明已知局限。' },
      ],
    },
    {
      id: 'technology',
      title: '技术',
      text: '版面与表格还原、规则引擎均为自有代码，读取 PDF、Office 与识别文字采用成熟的开源组件；文件在受限的独立进程中处理；内置 OCR 离线运行；数据保存在 PostgreSQL 与您指定的存储中。',
    },
    {
      id: 'roadmap',
      title: '路线图',
      items: [
        { title: '现在', text: '财务报告、估值模型、尽调报告的规则审阅；四种语言；OCR 工具。' },
        { title: '接下来', text: '更多披露准则的规则集，跨年度的自动比对。' },
        { title: '之后', text: '客户自定义核查清单，与文档管理系统对接。' },
      ],
    },
    {
      id: 'team',
      title: '团队分工',
      items: [
        { title: '文档工程', text: '读取、OCR 与表格还原。' },
        { title: '审阅规则', text: '按会计准则与估值实务编写并测试规则。' },
        { title: '产品与安全', text: '界面、部署、数据保护。' },
      ],
    },
    {
      id: 'news',
      title: '新闻动态',
      items: [{ title: '0.1.0 首个版本', text: '审阅三类文档，提供 OCR 工具、网站、HTTP API 与命令行。' }],
    },
    {
      id: 'join',
      title: '加入我们',
      text: '我们欢迎文档工程、会计规则、前端与安全方面的同行。请通过联系我们页面的表单留言，注明“加入我们”。',
    },
    {
      id: 'partners',
      title: '合作伙伴计划',
      items: [
        { title: '实施伙伴', text: '为客户部署与集成，我们提供技术培训与支持。' },
        { title: '规则伙伴', text: '与专业机构共同编写行业规则集，署名发布。' },
        { title: '模型伙伴', text: '接入兼容接口的视觉与分析模型，按统一的取证标准评测。' },
      ],
    },
  ],
}
