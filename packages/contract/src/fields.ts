import * as z from 'zod'
import type { ErrorKey } from './error-keys.ts'
import { LIMITS } from './limits.ts'
import { phoneReadings } from './phone.ts'

// Every issue's message is an ErrorKey, so that browser and server say the same in four languages.
const key = (name: ErrorKey): ErrorKey => name
const required = (max: number) =>
  z
    .string({ error: key('required') })
    .trim()
    .min(1, key('required'))
    .max(max, key('too_long'))

export const TaskName = z
  .string({ error: key('task_name_required') })
  .min(1, key('task_name_required'))
  .refine((name) => [...name].length <= LIMITS.taskNameLength, key('task_name_too_long'))
  .refine((name) => !/\s/u.test(name), key('task_name_has_spaces'))
  .regex(/^[\p{L}\p{M}\p{N}_-]+$/u, key('task_name_characters'))

export const Username = z
  .string({ error: key('required') })
  .min(1, key('required'))
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,31}$/u, key('username_invalid'))
export const Email = z
  .string({ error: key('required') })
  .min(1, key('required'))
  .max(254, key('too_long'))
  .pipe(z.email(key('email_invalid')))
export const Password = z
  .string({ error: key('required') })
  .min(LIMITS.passwordLength, key('password_short'))
  .max(256, key('too_long'))

/** E.164, or a local number of China, Korea, Japan or the United States; blanks, dots, brackets and hyphens are ignored. */
export const Phone = z
  .string({ error: key('required') })
  .min(1, key('required'))
  .refine((text) => phoneReadings(text).length > 0, key('phone_invalid'))

export const CompanySize = z.enum(['1-10', '11-50', '51-200', '201-1000', '1000+'])
export type CompanySize = z.infer<typeof CompanySize>
export const Industry = z.enum(['investment_bank', 'corporate_finance', 'other'])
export type Industry = z.infer<typeof Industry>
export const ServiceOfInterest = z.enum([
  'pe_vc_review',
  'brokerage_research_review',
  'public_fund_compliance',
  'bank_custody_review',
  'consulting_quality_control',
  'audit_report_review',
  'enterprise_custom',
])
export type ServiceOfInterest = z.infer<typeof ServiceOfInterest>
export const TimeSlot = z.enum(['morning', 'afternoon', 'evening'], {
  error: key('time_slot_required'),
})
export type TimeSlot = z.infer<typeof TimeSlot>

const person = { name: required(80), company: required(120), email: Email, phone: Phone }
const enquiry = {
  ...person,
  industry: z.enum(Industry.options, { error: key('required') }),
  company_size: z.enum(CompanySize.options, { error: key('required') }),
  services: z
    .array(ServiceOfInterest, { error: key('services_required') })
    .min(1, key('services_required'))
    .max(ServiceOfInterest.options.length),
  requirements: required(4000),
  agreement: z.literal(true, { error: key('agreement_required') }),
}

export const Inquiry = z.object({ kind: z.literal('inquiry'), ...enquiry })
export type Inquiry = z.infer<typeof Inquiry>
export const Trial = z.object({ kind: z.literal('trial'), ...enquiry })
export type Trial = z.infer<typeof Trial>
export const Booking = z.object({
  kind: z.literal('booking'),
  ...person,
  time_slot: TimeSlot,
  notes: z.string().trim().max(4000, key('too_long')).default(''),
})
export type Booking = z.infer<typeof Booking>
export const Consult = z.discriminatedUnion('kind', [Inquiry, Trial, Booking])
export type Consult = z.infer<typeof Consult>

/** Six digits of an authenticator app, blanks and hyphens aside, or a recovery code. */
export const SecondFactorCode = z
  .string({ error: key('required') })
  .trim()
  .min(1, key('required'))
  .max(32, key('too_long'))

export const LoginRequest = z.object({
  username: z
    .string({ error: key('required') })
    .trim()
    .min(1, key('required'))
    .max(254, key('too_long')),
  password: z
    .string({ error: key('required') })
    .min(1, key('required'))
    .max(256, key('too_long')),
  /** Of accounts with a second factor. */
  code: SecondFactorCode.optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

export const RegisterRequest = z.object({
  username: Username,
  password: Password,
  phone: Phone,
  email: Email,
  verification_code: required(16),
  captcha_id: z.string().min(1, key('captcha_wrong')).max(64),
  invitation_code: required(64),
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

export const TaskType = z.enum(['ocr', 'financial_report', 'valuation_model', 'due_diligence'], {
  error: key('task_type_required'),
})
export type TaskType = z.infer<typeof TaskType>

/** Folders of tasks have no rows of their own: tasks of one name are together. */
export const Engagement = z.string().trim().max(LIMITS.engagementLength, key('too_long'))

export const WorkspaceName = required(LIMITS.engagementLength)

/** The text fields of the multipart form that starts a task; its `files` are streamed beside them. */
export const StartTaskFields = z.object({
  name: TaskName,
  type: TaskType,
  ocr_model: z
    .string({ error: key('ocr_model_required') })
    .min(1, key('ocr_model_required'))
    .max(200),
  analysis_model: z
    .string({ error: key('analysis_model_required') })
    .min(1, key('analysis_model_required'))
    .max(200),
  /** Language of the document; empty or absent: detected. A hint, and with `!` an order: scanned text is read in it whatever it looks like. */
  language: z.enum(['auto', 'zh-CN', 'en', 'ko', 'ja', 'zh-CN!', 'en!', 'ko!', 'ja!']).default('auto'),
  /** The engagement that the task belongs to, as people name it; empty or absent: none. */
  engagement: Engagement.optional(),
  /** The workspace that the task belongs to; empty or absent: the personal one. */
  workspace_id: z.string().max(64).optional(),
  /** The task of which this one reviews a corrected draft: its decisions are carried over. Empty or absent: none. */
  previous_task_id: z.string().max(64).optional(),
})
export type StartTaskFields = z.infer<typeof StartTaskFields>

export const KeyName = required(80)
export const WebhookUrl = z
  .string({ error: key('required') })
  .max(2000, key('too_long'))
  .pipe(z.url({ protocol: /^https?$/, error: key('url_invalid') }))
