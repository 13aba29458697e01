export const texts = {
  title: '联系我们',
  lead: '工作时间 9:00-18:00，24 小时内答复。',
  channels: {
    title: '联系方式',
    email: '邮箱',
    phone: '电话',
    /** Where the operator has made no address or number public. */
    emailForm: '请通过下方表单留言，我们以邮件答复。',
    phoneForm: '请在表单中留下号码，我们在工作时间回电。',
    online: '在线服务',
    onlineText: '直接填写下方表单；使用中的问题可先查阅帮助中心。',
    demo: '预约演示',
    demoText: '选择方便的时段，由专人演示并解答。',
    hours: '工作时间',
    hoursText: '周一至周五 9:00-18:00',
  },
  form: { title: '给我们留言', inquiry: '提交咨询', trial: '申请免费试用', booking: '预约演示' },
  progress: {
    title: '申请进度',
    unknown: '没有找到这项申请，请核对链接是否完整。',
    sent: (date: string) => `提交于 ${date}`,
    logIn: '去登录',
    steps: { sent: '已收到申请', opened: '账户已开通', running: '试用中' },
    states: {
      new: () => '已收到您的申请，将在 1 个工作日内处理。',
      in_progress: () => '正在处理您的申请。',
      done: () => '您的申请已处理完毕。',
      opened: () => '账户已开通。请通过收到的链接设置密码，试用期自此开始计算。',
      running: (end: string) => `试用进行中，${end} 到期。`,
      over: (end: string) => `试用已于 ${end} 结束。如需继续使用，请与我们联系。`,
    },
  },
  process: {
    title: '服务流程',
    items: [
      { title: '提交需求', text: '通过表单告诉我们文档类型与用量。' },
      { title: '答复与演示', text: '24 小时内答复，按预约时段演示。' },
      { title: '开通试用', text: '1 个工作日内开通，7 天免费，最多 5 份完整报告。' },
      { title: '正式使用', text: '确认方案与部署方式，持续支持。' },
    ],
  },
  faq: {
    title: '常见问题',
    items: [
      { title: '如何获得邀请码？', text: '申请试用无需邀请码，我们会直接为您开通账户；企业部署由您的管理员生成。' },
      { title: '试用需要信用卡吗？', text: '不需要。试用期为 7 天，最多 5 份完整报告。' },
      { title: '演示可以用我们自己的文件吗？', text: '可以。演示结束后可当场删除文件与结果。' },
    ],
  },
}
export type ContactTexts = typeof texts
