import { OperatorProblem } from '@tickmark/contract/operator-problem'
import { isAtLeast, ISOLATION_LEVELS, isolationLevel, type IsolationLevel } from '@tickmark/isolation'

const NAMES = ISOLATION_LEVELS.join(', ')

/** The weakest level that the operator accepts; without the setting every level is. */
export function readLeastIsolation({ TICKMARK_ISOLATION: text }: NodeJS.ProcessEnv): IsolationLevel {
  if (!text) return 'process'
  const level = ISOLATION_LEVELS.find((name) => name === text)
  if (level) return level
  throw new OperatorProblem({
    'zh-CN': `TICKMARK_ISOLATION 须为以下之一：${NAMES}，而不是“${text}”。`,
    en: `TICKMARK_ISOLATION must be one of ${NAMES}, not “${text}”.`,
    ko: `TICKMARK_ISOLATION에는 ${NAMES} 중 하나를 지정해야 합니다(입력값: ${text}).`,
    ja: `TICKMARK_ISOLATION には ${NAMES} のいずれかを指定してください（入力値：「${text}」）。`,
  })
}

/** Throws where this machine shuts readers in less than the operator wants: better no service than a weaker one that nobody noticed. */
export function checkIsolation(wanted: IsolationLevel, found: IsolationLevel = isolationLevel()): void {
  if (isAtLeast(found, wanted)) return
  throw new OperatorProblem({
    'zh-CN': `TICKMARK_ISOLATION 要求隔离级别不低于 ${wanted}，而本机仅能提供 ${found}。请安装 bubblewrap 或允许用户命名空间，或者放宽该设置。`,
    en: `TICKMARK_ISOLATION asks for isolation of level ${wanted} or stronger, and this machine grants ${found}. Install bubblewrap, allow user namespaces, or change the setting.`,
    ko: `TICKMARK_ISOLATION은 ${wanted} 이상의 격리 수준을 요구하지만 이 시스템에서는 ${found}만 가능합니다. bubblewrap을 설치하거나 사용자 네임스페이스를 허용하거나 설정을 변경하세요.`,
    ja: `TICKMARK_ISOLATION では分離レベル ${wanted} 以上が求められていますが、このシステムで利用できるのは ${found} です。bubblewrap をインストールするか、ユーザー名前空間を許可するか、設定を変更してください。`,
  })
}
