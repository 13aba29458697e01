import './without-telemetry.ts'

/** The only way to ONNX Runtime: whoever imports it from here has it silent. */
export { InferenceSession, Tensor } from 'onnxruntime-node'
