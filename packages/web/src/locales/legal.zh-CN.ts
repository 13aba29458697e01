import type { Content } from './content.ts'

const privacy: Content = {
  title: '隐私政策',
  lead: '我们只处理提供服务所需的数据。本页说明收集什么、用来做什么、保存多久、如何删除。',
  sections: [
    {
      id: 'collect',
      title: '我们处理哪些数据',
      items: [
        { title: '账户', text: '用户名、邮箱、手机号与加密散列后的密码。我们无法得知您的密码。' },
        { title: '文件与结果', text: '您上传的文件、由其生成的结果、问题与处理决定。' },
        { title: '咨询与预约', text: '您在表单中填写的内容，仅用于答复。' },
        { title: '用量', text: '任务数、页数与报告数，用于额度统计。' },
      ],
    },
    {
      id: 'browser',
      title: '浏览器中保存什么',
      text: '登录令牌、令牌时间、用户信息、语言与外观选择，均以 ocr_ 开头保存在本地存储中；退出登录即清除前三项。网站不使用 Cookie、统计脚本或第三方资源。',
    },
    {
      id: 'use',
      title: '如何使用',
      text: '文件只用于生成您要求的结果，不用于训练模型，不提供给其他用户。默认不调用外部服务；若管理员启用外部模型，任务页面会显示所用模型的名称。',
    },
    {
      id: 'retention',
      title: '保存与删除',
      text: '文件与结果保存到您删除任务为止。删除任务会从存储中永久删除原件与全部结果。注销账户请联系管理员。',
    },
    {
      id: 'rights',
      title: '您的权利',
      text: '您可以随时查阅、导出、更正或删除自己的数据。请通过联系我们页面提出，我们会在 24 小时内答复。',
    },
  ],
}

const terms: Content = {
  title: '服务条款',
  lead: '使用本服务即表示同意以下条款。',
  sections: [
    {
      id: 'account',
      title: '账户',
      text: '账户凭邀请码开通，仅限本人使用。请妥善保管密码；发现异常请立即通知管理员。',
    },
    { id: 'content', title: '您的文件', text: '文件的权利归您所有。您确认有权上传并处理这些文件，且内容不违反法律。' },
    {
      id: 'results',
      title: '审阅结果',
      text: '结果依据公开的规则自动生成，供专业人员参考，不构成审计意见、鉴证结论、法律意见或投资建议。请在依赖结果之前自行判断。',
    },
    {
      id: 'quota',
      title: '方案与额度',
      text: '试用为 7 天、最多 5 份完整报告，无需信用卡；专业版每月 50 份报告。超出额度的任务会被拒绝并说明原因。',
    },
    { id: 'conduct', title: '合理使用', text: '不得干扰服务、规避限制或尝试访问他人的数据。' },
    {
      id: 'availability',
      title: '可用性与责任',
      text: '我们尽力保证服务连续：已接受的任务不会因重启而丢失。在法律允许的范围内，对间接损失不承担责任。',
    },
    { id: 'changes', title: '条款变更', text: '条款变更会在本页公布；重大变更会提前告知。' },
  ],
}

export const texts = { privacy, terms }
export type LegalTexts = typeof texts
