import { findExisting, firstOf } from '@tickmark/document'
import type { Field } from './protobuf.ts'
import {
  decode,
  encode,
  join,
  LENGTH,
  readFields,
  readVarints,
  textOf,
  writeBytes,
  writeNumber,
  writeVarint,
} from './protobuf.ts'

/**
 * As much of the ONNX file format (protocol buffers) as is needed to rewrite a model: nodes and constants can be changed, all
 * else is carried over byte for byte. Numbers of fields are those of onnx.proto.
 */

export interface OnnxNode {
  type: string
  name: string
  inputs: string[]
  outputs: string[]
  /** Attributes as they stand in the file, by name. */
  attributes: Map<string, Uint8Array>
}

/** A constant of 32-bit floats. */
export interface FloatTensor {
  dims: number[]
  values: Float32Array
}

/** A constant of 64-bit integers: shapes and axes. */
export interface IntegerTensor {
  dims: number[]
  values: BigInt64Array
}

export interface OnnxFile {
  nodes: OnnxNode[]
  /** Constants of floats by name, be they nodes of their own or initializers. */
  constants: Map<string, FloatTensor>
  /** Names of the model's results. */
  outputs: string[]
  /** Everything of the model and of its graph that is no node. */
  modelRest: Field[]
  graphRest: Field[]
}

const MODEL_GRAPH = 7
const GRAPH = { node: 1, initializer: 5, output: 12 }
const VALUE_NAME = 1
const NODE = { input: 1, output: 2, name: 3, type: 4, attribute: 5 }
const ATTRIBUTE = { name: 1, float: 2, integer: 3, text: 4, tensor: 5, integers: 8, type: 20 }
const ATTRIBUTE_TYPE = { float: 1, integer: 2, text: 3, tensor: 4, integers: 7 }
const TENSOR = { dims: 1, type: 2, floats: 4, name: 8, raw: 9 }
const TENSOR_FLOAT = 1
const TENSOR_INT64 = 7

/** Parses a model. */
export function parseOnnx(file: Uint8Array): OnnxFile {
  const model = readFields(file)
  const graph = readFields(findExisting(model, ({ number }) => number === MODEL_GRAPH).bytes)
  const nodes = graph.filter(({ number }) => number === GRAPH.node).map(({ bytes }) => parseNode(bytes))
  const constants = new Map<string, FloatTensor>()
  for (const { number, bytes } of graph) {
    if (number === GRAPH.initializer) keep(textOf(bytes, TENSOR.name), bytes)
  }
  for (const { type, outputs, attributes } of nodes) {
    const value = type === 'Constant' && attributes.get('value')
    if (value)
      keep(firstOf(outputs), findExisting(readFields(value), ({ number }) => number === ATTRIBUTE.tensor).bytes)
  }
  return {
    nodes,
    constants,
    outputs: graph.filter(({ number }) => number === GRAPH.output).map(({ bytes }) => textOf(bytes, VALUE_NAME)),
    modelRest: model.filter(({ number }) => number !== MODEL_GRAPH),
    graphRest: graph.filter(({ number }) => number !== GRAPH.node),
  }

  function keep(name: string, tensor: Uint8Array) {
    const read = parseTensor(tensor)
    if (read) constants.set(name, read)
  }
}

/** The model as a file again. */
export function writeOnnx({ nodes, modelRest, graphRest }: OnnxFile): Uint8Array {
  const graph = join([
    ...nodes.map((node) => writeBytes(GRAPH.node, writeNode(node))),
    ...graphRest.map(({ raw }) => raw),
  ])
  return join([...modelRest.map(({ raw }) => raw), writeBytes(MODEL_GRAPH, graph)])
}

/** A node that holds a constant. */
export function constantNode(name: string, { dims, values }: FloatTensor | IntegerTensor): OnnxNode {
  const tensor = join([
    ...dims.map((dim) => writeNumber(TENSOR.dims, dim)),
    writeNumber(TENSOR.type, values instanceof Float32Array ? TENSOR_FLOAT : TENSOR_INT64),
    writeBytes(TENSOR.raw, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ])
  const value = writeAttribute('value', ATTRIBUTE_TYPE.tensor, writeBytes(ATTRIBUTE.tensor, tensor))
  return { type: 'Constant', name: '', inputs: [], outputs: [name], attributes: new Map([value]) }
}

/** An attribute that holds one float. */
export function floatAttribute(name: string, value: number): [string, Uint8Array] {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setFloat32(0, value, true)
  return writeAttribute(name, ATTRIBUTE_TYPE.float, join([writeVarint(ATTRIBUTE.float * 8 + 5), bytes]))
}

/** An attribute that holds integers. */
export function integersAttribute(name: string, values: readonly number[]): [string, Uint8Array] {
  const contents = join(values.map((value) => writeNumber(ATTRIBUTE.integers, value)))
  return writeAttribute(name, ATTRIBUTE_TYPE.integers, contents)
}

/** An attribute that holds one integer. */
export function integerAttribute(name: string, value: number): [string, Uint8Array] {
  return writeAttribute(name, ATTRIBUTE_TYPE.integer, writeNumber(ATTRIBUTE.integer, value))
}

/** An attribute that holds a text. */
export function textAttribute(name: string, value: string): [string, Uint8Array] {
  return writeAttribute(name, ATTRIBUTE_TYPE.text, writeBytes(ATTRIBUTE.text, encode(value)))
}

function writeAttribute(name: string, type: number, contents: Uint8Array): [string, Uint8Array] {
  return [name, join([writeBytes(ATTRIBUTE.name, encode(name)), contents, writeNumber(ATTRIBUTE.type, type)])]
}

/** The float that an attribute holds. */
export function floatOf(node: OnnxNode, name: string): number | undefined {
  const field = attributeFields(node, name).find(({ number }) => number === ATTRIBUTE.float)
  return field && new DataView(field.bytes.buffer, field.bytes.byteOffset).getFloat32(0, true)
}

/** The integers that an attribute holds. */
export function integersOf(node: OnnxNode, name: string): number[] {
  return attributeFields(node, name)
    .filter(({ number }) => number === ATTRIBUTE.integers || number === ATTRIBUTE.integer)
    .flatMap(({ wire, value, bytes }) => (wire === LENGTH ? readVarints(bytes) : [value]))
}

function attributeFields(node: OnnxNode, name: string): Field[] {
  const attribute = node.attributes.get(name)
  return attribute ? readFields(attribute) : []
}

function parseNode(bytes: Uint8Array): OnnxNode {
  const fields = readFields(bytes)
  const texts = (number: number) =>
    fields.filter((field) => field.number === number).map((field) => decode(field.bytes))
  return {
    type: firstOf(texts(NODE.type)),
    name: texts(NODE.name)[0] ?? '',
    inputs: texts(NODE.input),
    outputs: texts(NODE.output),
    attributes: new Map(
      fields
        .filter(({ number }) => number === NODE.attribute)
        .map((field) => [textOf(field.bytes, ATTRIBUTE.name), field.bytes]),
    ),
  }
}

/** A node as it stands in a graph. */
export function writeNode({ type, name, inputs, outputs, attributes }: OnnxNode): Uint8Array {
  return join([
    ...inputs.map((input) => writeBytes(NODE.input, encode(input))),
    ...outputs.map((output) => writeBytes(NODE.output, encode(output))),
    writeBytes(NODE.name, encode(name)),
    writeBytes(NODE.type, encode(type)),
    ...[...attributes.values()].map((attribute) => writeBytes(NODE.attribute, attribute)),
  ])
}

function parseTensor(bytes: Uint8Array): FloatTensor | undefined {
  const fields = readFields(bytes)
  const field = (number: number) => fields.find((candidate) => candidate.number === number)
  const data = field(TENSOR.raw)?.bytes ?? field(TENSOR.floats)?.bytes
  if (field(TENSOR.type)?.value !== TENSOR_FLOAT || !data) return undefined
  const dims = fields
    .filter(({ number }) => number === TENSOR.dims)
    .flatMap(({ wire, value, bytes: packed }) => (wire === LENGTH ? readVarints(packed) : [value]))
  // A copy: floats must lie on a multiple of four.
  return { dims, values: new Float32Array(Uint8Array.from(data).buffer) }
}
