import { OperatorProblem } from '@tickmark/contract/operator-problem'

const CHOICES = ['optional', 'admins', 'everyone'] as const
const NAMES = CHOICES.join(', ')

/** Of whose accounts the operator requires a second factor; an administrator may require it of single ones. */
export function readSecondFactor({ TICKMARK_SECOND_FACTOR: text }: NodeJS.ProcessEnv): (typeof CHOICES)[number] {
  if (!text) return 'optional'
  const chosen = CHOICES.find((name) => name === text)
  if (chosen) return chosen
  throw new OperatorProblem({
    'zh-CN': `TICKMARK_SECOND_FACTOR 须为以下之一：${NAMES}，而不是“${text}”。`,
    en: `TICKMARK_SECOND_FACTOR must be one of ${NAMES}, not “${text}”.`,
    ko: `TICKMARK_SECOND_FACTOR에는 ${NAMES} 중 하나를 지정해야 합니다(입력값: ${text}).`,
    ja: `TICKMARK_SECOND_FACTOR には ${NAMES} のいずれかを指定してください（入力値：「${text}」）。`,
  })
}
