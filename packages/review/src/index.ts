export { describe } from './describe/describe.ts'
export { describeClaim, describeNothing } from './explain/describe-claim.ts'
export type { ClaimText } from './explain/describe-claim.ts'
export { explainDocument, explainFigures } from './explain/explain-figures.ts'
export type { ClaimReason, ExplainedClaim, ExplainedFigure } from './explain/explain-figures.ts'
export { describeSummary } from './describe/describe-summary.ts'
export { describeUnscored } from './describe/describe-unscored.ts'
export { detectDocumentType } from './detect-document-type.ts'
export { estimateTokens } from './language-model/ask/estimate-tokens.ts'
export { excerptsOf } from './language-model/ask/excerpts.ts'
export { type ExcerptAnswer, type GroundedClaims, groundClaims } from './language-model/prove/ground-claims.ts'
export { type DocumentQuestion, documentQuestion } from './language-model/ask/document-question.ts'
export { checkAnswer } from './language-model/prove/check-answer.ts'
export { type ModelQuestions, modelQuestions, type QuestionOptions } from './language-model/ask/model-questions.ts'
export {
  CLAIMS_SCHEMA,
  PROMPTS_VERSION,
  REFUTE_SYSTEM_PROMPT,
  RESTATE_SYSTEM_PROMPT,
  RESTATED_SCHEMA,
  SENTENCES_SCHEMA,
  SYSTEM_PROMPT,
  VERDICTS_SCHEMA,
} from './language-model/ask/prompts.ts'
export { chosenSources } from './language-model/prove/restatements.ts'
export { isReadableAnswer, readVerdicts } from './language-model/answer/read-claims.ts'
export { applyOwnRules } from './own-rules/apply-own-rules.ts'
export type { OwnDraft, OwnRule, OwnRuleInput } from './own-rules/own-rule.ts'
export { review, reviewDocuments, type ReviewOptions, reviewWithReasons, type ReviewWithReasons } from './review.ts'
export type { Rule, RuleMeta } from './rule/rule.ts'
export { checkStatement } from './statement/check-statement.ts'
export type { CheckedFigure, CheckedStatement, StatementVerdict } from './statement/check-statement.ts'
export { Tuning } from './profiles/tuning.ts'
export { ruleIndex, type RuleEntry } from './rule-index.ts'
export { scoreReview } from './score/score.ts'
export { compareReviewed } from './versions/compare-reviewed.ts'
export type { ComparedChange, Comparison, ReviewedVersion } from './versions/compare-reviewed.ts'
