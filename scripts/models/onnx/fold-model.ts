import type { FloatTensor, OnnxFile, OnnxNode } from './onnx-file.ts'
import { constantNode, floatAttribute, floatOf, integersOf } from './onnx-file.ts'

/**
 * Rewrites what PP-OCR's exporter leaves between convolutions so that it computes the same in half the time: between any two stand
 * up to eight passes over the whole picture (a scalar times, a scalar plus, a "hard swish" spelt out in four steps, another scalar
 * times and plus), and each forces the convolutions out of the memory layout in which they are fast. Scalars go into the weights
 * of a convolution beside them, a hard swish becomes two steps that keep the layout. A model without such chains stays as it is.
 */
export function foldModel(file: OnnxFile): OnnxFile {
  // Graphs within nodes use values without naming them as inputs.
  if (file.nodes.some(({ type }) => HOLDS_GRAPHS.has(type))) return file
  const graph = indexGraph(file)
  for (const node of file.nodes) if (node.type === 'Conv') foldFollowingScalars(node, graph)
  for (const node of file.nodes) if (node.type === 'Clip') replaceHardSwish(node, graph)
  for (const node of file.nodes) if (node.type === 'Mul') foldIntoConsumers(node, graph)
  const nodes = [...graph.added, ...file.nodes]
    .filter((node) => !graph.dropped.has(node))
    .flatMap((node) => graph.replaced.get(node) ?? [node])
  const used = new Set([...file.outputs, ...nodes.flatMap(({ inputs }) => inputs)])
  return {
    ...file,
    nodes: nodes.filter(({ type, outputs }) => type !== 'Constant' || outputs.some((output) => used.has(output))),
  }
}

/** The name of an input or output that a node does not have, as the format writes it. */
const ABSENT = ''

/** What all operators here have: one result. */
const resultOf = ({ outputs: [result = ABSENT] }: OnnxNode): string => result

const HOLDS_GRAPHS = new Set(['If', 'Loop', 'Scan'])

interface Graph {
  constants: Map<string, FloatTensor>
  producers: Map<string, OnnxNode>
  consumers: Map<string, OnnxNode[]>
  dropped: Set<OnnxNode>
  replaced: Map<OnnxNode, OnnxNode[]>
  /** New constants. */
  added: OnnxNode[]
}

function indexGraph({ nodes, constants, outputs }: OnnxFile): Graph {
  const producers = new Map<string, OnnxNode>()
  const consumers = new Map<string, OnnxNode[]>()
  const caller: OnnxNode = { type: 'caller', name: '', inputs: outputs, outputs: [], attributes: new Map() }
  for (const node of [...nodes, caller]) {
    for (const output of node.outputs) producers.set(output, node)
    for (const input of node.inputs) consumers.set(input, [...(consumers.get(input) ?? []), node])
  }
  return { constants, producers, consumers, dropped: new Set(), replaced: new Map(), added: [] }
}

/** `Mul` or `Add` of one number: which number, and what it is applied to. */
function scalarStep(node: OnnxNode | undefined, type: 'Mul' | 'Add' | 'Div', { constants }: Graph) {
  if (node?.type !== type || node.inputs.length !== 2) return undefined
  const [left = ABSENT, right = ABSENT] = node.inputs
  const ofLeft = scalarOf(constants.get(left))
  if (ofLeft !== undefined) return type === 'Div' ? undefined : { by: ofLeft, input: right }
  const ofRight = scalarOf(constants.get(right))
  return ofRight === undefined ? undefined : { by: ofRight, input: left }
}

function scalarOf(tensor: FloatTensor | undefined): number | undefined {
  return tensor?.values.length === 1 ? tensor.values[0] : undefined
}

/** The only node that uses a value. */
function onlyConsumer(name: string, { consumers, dropped }: Graph): OnnxNode | undefined {
  const users = (consumers.get(name) ?? []).filter((node) => !dropped.has(node))
  return users.length === 1 ? users[0] : undefined
}

/** conv(x)·s + t = conv(x) with weights and bias times s, and t added to the bias. */
function foldFollowingScalars(conv: OnnxNode, graph: Graph): void {
  const [, weights = ABSENT] = conv.inputs
  if (!graph.constants.has(weights)) return
  let [scale, shift] = [1, 0]
  let output = resultOf(conv)
  for (;;) {
    const next = onlyConsumer(output, graph)
    const times = scalarStep(next, 'Mul', graph)
    const plus = scalarStep(next, 'Add', graph)
    if (!next || (!times && !plus)) break
    scale *= times?.by ?? 1
    shift = shift * (times?.by ?? 1) + (plus?.by ?? 0)
    graph.dropped.add(next)
    output = resultOf(next)
  }
  if (output === resultOf(conv)) return
  conv.outputs[0] = output
  graph.producers.set(output, conv)
  scaleConv(conv, { weights: scale, bias: scale, plus: () => shift }, graph)
}

/** Gives a convolution new weights and a new bias, `plus` by output channel. */
function scaleConv(
  conv: OnnxNode,
  by: { weights: number; bias: number; plus: (channel: number, weights: FloatTensor) => number },
  graph: Graph,
): void {
  const [input = ABSENT, weightsName = ABSENT, biasName = ABSENT] = conv.inputs
  const weights = graph.constants.get(weightsName)
  if (!weights) throw new Error(`${conv.name}: the weights of a convolution are no constant`)
  const bias = graph.constants.get(biasName)
  const [channels = 0] = weights.dims
  const values = Float32Array.from({ length: channels }, (_, channel) => {
    return (bias?.values[channel] ?? 0) * by.bias + by.plus(channel, weights)
  })
  const scaled = { dims: weights.dims, values: weights.values.map((value) => value * by.weights) }
  conv.inputs = [
    input,
    addConstant(`${conv.outputs[0]}.weights`, scaled, graph),
    addConstant(`${conv.outputs[0]}.bias`, { dims: [channels], values }, graph),
  ]
}

function addConstant(use: string, tensor: FloatTensor, { constants, added }: Graph): string {
  const name = `${use}.${added.length}`
  constants.set(name, tensor)
  added.push(constantNode(name, tensor))
  return name
}

/** x · clip(x + 3, 0, 6) / 6 in two steps: x · hardSigmoid(x), which fits the layout of convolutions. */
function replaceHardSwish(clip: OnnxNode, graph: Graph): void {
  const [clipped = ABSENT] = clip.inputs
  const add = graph.producers.get(clipped)
  const plus = scalarStep(add, 'Add', graph)
  const multiply = onlyConsumer(resultOf(clip), graph)
  const divide = multiply && onlyConsumer(resultOf(multiply), graph)
  if (!add || plus?.by !== 3 || multiply?.type !== 'Mul' || !multiply.inputs.includes(plus.input)) return
  if (!divide || scalarStep(divide, 'Div', graph)?.by !== 6) return
  const [least, most] = limitsOf(clip, graph)
  if (least !== 0 || most !== 6 || onlyConsumer(resultOf(add), graph) !== clip) return
  const sigmoid: OnnxNode = {
    type: 'HardSigmoid',
    name: `${clip.name}.sigmoid`,
    inputs: [plus.input],
    outputs: [resultOf(clip)],
    attributes: new Map([floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)]),
  }
  graph.replaced.set(clip, [sigmoid])
  graph.dropped.add(add)
  graph.dropped.add(divide)
  multiply.outputs = [...divide.outputs]
  graph.producers.set(resultOf(multiply), multiply)
}

function limitsOf(clip: OnnxNode, { constants }: Graph): [number | undefined, number | undefined] {
  const limit = (index: number, name: string) =>
    clip.inputs[index] ? constants.get(clip.inputs[index])?.values[0] : floatOf(clip, name)
  return [limit(1, 'min'), limit(2, 'max')]
}

/** y·s + t before convolutions goes into their weights; where one adds a border of zeros, t must stay, and does so as a layer that keeps the layout. */
function foldIntoConsumers(times: OnnxNode, graph: Graph): void {
  const scale = scalarStep(times, 'Mul', graph)
  const add = scale && onlyConsumer(resultOf(times), graph)
  const shift = scalarStep(add, 'Add', graph)
  if (!scale || !add || !shift || graph.dropped.has(times)) return
  const users = graph.consumers.get(resultOf(add)) ?? []
  if (users.length > 0 && users.every((user) => isBorderless(user, graph))) {
    for (const conv of users) {
      const plus = (channel: number, { values, dims: [channels = 1] }: FloatTensor) => {
        const size = values.length / channels
        return shift.by * values.subarray(channel * size, (channel + 1) * size).reduce((sum, value) => sum + value, 0)
      }
      scaleConv(conv, { weights: scale.by, bias: 1, plus }, graph)
      conv.inputs[0] = scale.input
    }
    graph.dropped.add(times)
    graph.dropped.add(add)
    return
  }
  const channels = channelsOf(scale.input, graph)
  if (channels) replaceByLayer(times, add, { scale: scale.by, shift: shift.by, channels, input: scale.input }, graph)
}

function isBorderless(node: OnnxNode, { constants }: Graph): boolean {
  const [, weights = ABSENT] = node.inputs
  return node.type === 'Conv' && constants.has(weights) && integersOf(node, 'pads').every((pad) => pad === 0)
}

function channelsOf(name: string, { producers, constants }: Graph): number | undefined {
  // A hard swish: what it multiplies comes from a convolution.
  const product = producers.get(name)
  const conv = product?.inputs.map((input) => producers.get(input)).find((node) => node?.type === 'Conv')
  const [, weights = ABSENT] = conv?.inputs ?? []
  return constants.get(weights)?.dims[0]
}

function replaceByLayer(
  times: OnnxNode,
  add: OnnxNode,
  { scale, shift, channels, input }: { scale: number; shift: number; channels: number; input: string },
  graph: Graph,
): void {
  const constant = (part: string, value: number) =>
    addConstant(
      `${add.outputs[0]}.${part}`,
      { dims: [channels], values: new Float32Array(channels).fill(value) },
      graph,
    )
  graph.dropped.add(times)
  graph.replaced.set(add, [
    {
      type: 'BatchNormalization',
      name: `${add.name}.layer`,
      inputs: [input, constant('scale', scale), constant('shift', shift), constant('mean', 0), constant('variance', 1)],
      outputs: [...add.outputs],
      attributes: new Map([floatAttribute('epsilon', 0)]),
    },
  ])
}
