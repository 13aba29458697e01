import { constantNode, integerAttribute, integersAttribute, textAttribute, writeNode } from './onnx-file.ts'
import type { OnnxNode } from './onnx-file.ts'
import { encode, join, writeBytes, writeNumber } from './protobuf.ts'

/** A graph of operations in the making. Values are known by the names that these functions return. */
export interface GraphBuilder {
  input(name: string, type: 'float' | 'int32', rank: number): string
  floats(dims: number[], values: Float32Array): string
  integers(...values: number[]): string
  /** Adds an operation; which of its outputs is wanted counts from 0. */
  add(type: string, inputs: string[], attributes?: Record<string, number | number[] | string>, output?: number): string
  /** The graph as an ONNX file with one result. */
  finish(output: string): Uint8Array
}

/** Numbers of fields of onnx.proto. */
const MODEL = { version: 1, graph: 7, operators: 8 }
const GRAPH = { node: 1, name: 2, input: 11, output: 12 }
const ELEMENT = { float: 1, int32: 6 }
const FORMAT_VERSION = 8
const OPERATORS_VERSION = 17

/** Begins a graph. */
export function buildGraph(): GraphBuilder {
  const nodes: OnnxNode[] = []
  const inputs: Uint8Array[] = []
  const nextName = () => `v${nodes.length}`
  const addConstant = (tensor: Parameters<typeof constantNode>[1]) => {
    const name = nextName()
    nodes.push(constantNode(name, tensor))
    return name
  }
  return {
    input(name, type, rank) {
      inputs.push(describeValue(name, ELEMENT[type], rank))
      return name
    },
    floats: (dims, values) => addConstant({ dims, values }),
    integers: (...values) => addConstant({ dims: [values.length], values: BigInt64Array.from(values, BigInt) }),
    add(type, from, attributes = {}, output = 0) {
      const name = nextName()
      const outputs = [...Array.from({ length: output }, () => ''), name]
      const written = Object.entries(attributes).map(([key, value]) => writeAttribute(key, value))
      nodes.push({ type, name: '', inputs: from, outputs, attributes: new Map(written) })
      return name
    },
    finish: (output) =>
      join([
        writeNumber(MODEL.version, FORMAT_VERSION),
        writeBytes(
          MODEL.graph,
          join([
            ...nodes.map((node) => writeBytes(GRAPH.node, writeNode(node))),
            writeBytes(GRAPH.name, encode('graph')),
            ...inputs.map((input) => writeBytes(GRAPH.input, input)),
            writeBytes(GRAPH.output, describeValue(output, ELEMENT.float)),
          ]),
        ),
        writeBytes(MODEL.operators, writeNumber(2, OPERATORS_VERSION)),
      ]),
  }
}

function writeAttribute(name: string, value: number | number[] | string): [string, Uint8Array] {
  if (typeof value === 'string') return textAttribute(name, value)
  return Array.isArray(value) ? integersAttribute(name, value) : integerAttribute(name, value)
}

/** Name and type of a value that enters or leaves the graph; its dimensions are told by number alone. */
function describeValue(name: string, element: number, rank?: number): Uint8Array {
  const dimensions = Array.from({ length: rank ?? 0 }, (_, index) => writeBytes(1, writeBytes(2, encode(`d${index}`))))
  const shape = rank === undefined ? [] : [writeBytes(2, join(dimensions))]
  const tensor = join([writeNumber(1, element), ...shape])
  return join([writeBytes(1, encode(name)), writeBytes(2, writeBytes(1, tensor))])
}
