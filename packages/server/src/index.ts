export { serve } from './main.ts'
export { startService, type Service } from './serve.ts'
export type { Config, ServiceRole } from './config/config.ts'
export type { AuditVerdict } from './audit/verify.ts'
export type { ReceiptVerdict } from './deletion/receipt.ts'
export {
  backUp,
  createCode,
  createUser,
  diagnose,
  restore,
  verifyAuditLog,
  verifyReceipt,
  type Diagnosis,
} from './operator.ts'
export { encryptFiles, rotateKeys } from './operator-storage.ts'
export type { BackupManifest } from './backup/manifest.ts'
export { ownOcrModelsOf, readModelFile } from './models/model-file.ts'
export { findEndpoint, listModels } from './models/models.ts'
export { endpointByOwnKey } from './models/own-key-models.ts'
export { tryModels, type TriedModel } from './models/try-model.ts'
export { reviewWithModel, type ModelReview } from './model-stage/review-with-model.ts'
