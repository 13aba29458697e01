/**
 * ONNX Runtime 1.30 reports to its maker what it runs and on which machine, and keeps what it could not send. It looks once, when its library
 * is loaded: this module has to be evaluated before it.
 */
process.env.ORT_DISABLE_TELEMETRY = '1'
