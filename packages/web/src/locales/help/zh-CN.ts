import { BRAND } from '@tickmark/document'
import type { Content } from '../content.ts'

export const texts: Content = {
  title: '帮助中心',
  lead: '从上传第一份文档到读懂审阅结果。',
  sections: [
    {
      id: 'start',
      title: '开始使用',
      items: [
        { title: '注册与登录', text: '注册需要邀请码与验证码；可用用户名、邮箱或手机号登录。' },
        {
          title: '新建任务',
          text: '在“新建审阅”页拖入、选择或粘贴文件，确认识别出的类型与模型，点击“开始审阅”；只做文字识别时为“开始提取”。上传进度在服务器确认前停在 99%。',
        },
        { title: '查看进度', text: '进度按页更新；刷新页面、换一个标签页或稍后再来都能看到同一任务。' },
        { title: '终止与重试', text: '终止在两秒内生效，已完成部分保留；结束的任务可用原文件重试。' },
      ],
    },
    {
      id: 'files',
      title: '文件与格式',
      items: [
        {
          title: '支持哪些格式？',
          text: '审阅与文字识别均支持 pdf、doc、docx、ppt、pptx、xls、xlsx、xlsm、csv、html、xhtml、jpeg、jpg、png。格式按内容判断；xlsm 的审阅副本保留原有宏，宏从不运行。',
        },
        {
          title: '为什么解析失败？',
          text: '失败的文件会写明原因，例如受密码保护、已损坏或内容与扩展名不符；其他文件继续处理。',
        },
      ],
    },
    {
      id: 'review',
      title: '阅读审阅结果',
      items: [
        {
          title: '等级',
          text: '▲ 严重：数据或表述相互矛盾，旁边列出依据；◆ 警告：很可能有误或需要解释；● 建议：值得改进之处。',
        },
        { title: '分数', text: '每个分数从 100 开始，“概览”中列出每一项扣分。可核对的内容不足时不评分，并说明原因。' },
        { title: '核对符', text: '打开后，已核对的数字旁显示 ✓。' },
        { title: '快捷键', text: 'J、K 上下切换，A 采纳，D 忽略，T 核对符，M 标记，C 复制链接，? 查看全部。' },
        { title: '链接', text: '每条问题有自己的地址。复制并保存链接，登录后打开即回到同一问题。' },
      ],
    },
    {
      id: 'results',
      title: '下载结果',
      items: [
        { title: '综合分析包', text: '包含报告、问题、数据与表格。' },
        { title: '批注 PDF', text: '在原文上标出问题并附说明，可用任何 PDF 阅读器打开。' },
        {
          title: 'API 与命令行',
          text: `同一套引擎可通过 HTTP API 与 ${BRAND.command} 命令使用，接口文档位于 /v1/api/docs。`,
        },
      ],
    },
    {
      id: 'support',
      title: '技术支持',
      text: '遇到问题时，请把任务地址与出现的提示一并通过联系我们页面的表单发来。不要在表单中粘贴文件内容。工作时间 9:00-18:00，24 小时内答复。',
    },
  ],
}
