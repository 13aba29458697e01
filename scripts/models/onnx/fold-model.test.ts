import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { describe, expect, it } from 'vitest'
import { PP_OCR } from '../convert.ts'
import { foldModel } from './fold-model.ts'
import { parseOnnx, writeOnnx } from './onnx-file.ts'

const file = (name: string): string => join(PP_OCR, name)
const detection = file('ch_PP-OCRv4_det_infer.onnx')
const orientation = file('ch_ppocr_mobile_v2.0_cls_infer.onnx')
const recognition = file('ch_PP-OCRv4_rec_infer.onnx')

describe('foldModel', () => {
  it.each([
    ['detector', detection, [1, 3, 96, 128]],
    ['orientation classifier', orientation, [1, 3, 48, 192]],
    ['recogniser', recognition, [1, 3, 48, 200]],
  ])('leaves what the %s computes as it is, in far fewer steps', async (_, path, shape) => {
    const given = readFileSync(path)
    const folded = foldModel(parseOnnx(given))
    const steps = (nodes: readonly { type: string }[]) => nodes.filter(({ type }) => type !== 'Constant').length
    expect(steps(folded.nodes)).toBeLessThan(steps(parseOnnx(given).nodes) * 0.85)
    const picture = new Tensor('float32', pattern(shape), shape)
    const [before, after] = [await run(given, picture), await run(writeOnnx(folded), picture)]
    expect(after.length).toBe(before.length)
    const largest = after.reduce((most, value, index) => Math.max(most, Math.abs(value - before[index]!)), 0)
    expect(largest).toBeLessThan(1e-4)
  })

  it('carries over a model that it does not touch', () => {
    const given = parseOnnx(readFileSync(orientation))
    const again = parseOnnx(writeOnnx(given))
    expect(again.nodes).toEqual(given.nodes)
    expect([...again.constants.keys()]).toEqual([...given.constants.keys()])
  })
})

/** Something between −1 and 1 that is not the same everywhere. */
function pattern(shape: readonly number[]): Float32Array {
  return Float32Array.from({ length: shape.reduce((a, b) => a * b) }, (_, index) => Math.sin(index * 0.37))
}

async function run(model: Uint8Array, picture: Tensor): Promise<Float32Array> {
  const session = await InferenceSession.create(model, { logSeverityLevel: 3 })
  const results = await session.run({ [session.inputNames[0]!]: picture })
  return results[session.outputNames[0]!]!.data as Float32Array
}
