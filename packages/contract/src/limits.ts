/** The product's constants (specification, section 9). Sizes in bytes, times in milliseconds. */
export const LIMITS = {
  taskNameLength: 32,
  engagementLength: 60,
  /** Characters of a question about a document. */
  questionLength: { least: 3, most: 600 },
  /** Problems on which one call decides. */
  decisionsAtOnce: 5000,
  filesPerTask: 5,
  fileSize: 100 * 1024 * 1024,
  totalSize: 100 * 1024 * 1024,
  refreshAfter: 1_200_000,
  toastVisible: 4_000,
  toastFade: 500,
  captchaLife: 300_000,
  passwordLength: 8,
  professionalReportsPerMonth: 50,
  trialDays: 7,
  trialReports: 5,
  /** Days in which the link to a newly opened trial can be used. */
  trialLinkDays: 14,
  pageSizeMax: 100,
} as const

/** The reviewer that works by rules alone: built in, offline, always there. */
export const RULE_MODEL = 'tickmark:rules'

/** Keys of what the browser stores. */
export const STORAGE_KEYS = {
  token: 'ocr_token',
  refreshTime: 'ocr_refTokenTime',
  userInfo: 'ocr_userInfo',
  language: 'ocr_lang',
  theme: 'ocr_theme',
  /** Before the kind of the form; in the storage of the tab, not of the browser. */
  draft: 'ocr_draft',
  /** An upload that is under way; in the storage of the tab. */
  upload: 'ocr_upload',
  /** A login that is at the identity provider; in the storage of the tab. */
  signOn: 'ocr_signOn',
} as const

/** Endings of the files that a task takes, whatever its type; whether a file is what its ending says is told by its content. */
export const UPLOAD_EXTENSIONS = [
  'pdf',
  'doc',
  'docx',
  'ppt',
  'pptx',
  'xls',
  'xlsx',
  'xlsm',
  'csv',
  'html',
  'htm',
  'xhtml',
  'jpeg',
  'jpg',
  'png',
] as const
