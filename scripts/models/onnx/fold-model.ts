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
  return { ...file, nodes: nodes.filter(({ type, outputs }) => type !== 'Constant' || used.has(outputs[0]!)) }
}

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
  const index = node.inputs.findIndex((input) => constants.get(input)?.values.length === 1)
  if (index < 0 || (type === 'Div' && index !== 1)) return undefined
  return { by: constants.get(node.inputs[index]!)!.values[0]!, input: node.inputs[1 - index]! }
}

/** The only node that uses a value. */
function onlyConsumer(name: string, { consumers, dropped }: Graph): OnnxNode | undefined {
  const users = (consumers.get(name) ?? []).filter((node) => !dropped.has(node))
  return users.length === 1 ? users[0] : undefined
}

/** conv(x)·s + t = conv(x) with weights and bias times s, and t added to the bias. */
function foldFollowingScalars(conv: OnnxNode, graph: Graph): void {
  if (!graph.constants.has(conv.inputs[1]!)) return
  let [scale, shift] = [1, 0]
  let output = conv.outputs[0]!
  for (;;) {
    const next = onlyConsumer(output, graph)
    const times = scalarStep(next, 'Mul', graph)
    const plus = scalarStep(next, 'Add', graph)
    if (!next || (!times && !plus)) break
    scale *= times?.by ?? 1
    shift = shift * (times?.by ?? 1) + (plus?.by ?? 0)
    graph.dropped.add(next)
    output = next.outputs[0]!
  }
  if (output === conv.outputs[0]) return
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
  const weights = graph.constants.get(conv.inputs[1]!)!
  const bias = conv.inputs[2] ? graph.constants.get(conv.inputs[2])! : undefined
  const channels = weights.dims[0]!
  const values = Float32Array.from({ length: channels }, (_, channel) => {
    return (bias?.values[channel] ?? 0) * by.bias + by.plus(channel, weights)
  })
  const scaled = { dims: weights.dims, values: scaleValues(weights.values, by.weights) }
  conv.inputs = [
    conv.inputs[0]!,
    addConstant(`${conv.outputs[0]}.weights`, scaled, graph),
    addConstant(`${conv.outputs[0]}.bias`, { dims: [channels], values }, graph),
  ]
}

function scaleValues(values: Float32Array, by: number): Float32Array {
  const scaled = new Float32Array(values.length)
  for (let i = 0; i < values.length; i += 1) scaled[i] = values[i]! * by
  return scaled
}

function addConstant(use: string, tensor: FloatTensor, { constants, added }: Graph): string {
  const name = `${use}.${added.length}`
  constants.set(name, tensor)
  added.push(constantNode(name, tensor))
  return name
}

/** x · clip(x + 3, 0, 6) / 6 in two steps: x · hardSigmoid(x), which fits the layout of convolutions. */
function replaceHardSwish(clip: OnnxNode, graph: Graph): void {
  const add = graph.producers.get(clip.inputs[0]!)
  const plus = scalarStep(add, 'Add', graph)
  const multiply = onlyConsumer(clip.outputs[0]!, graph)
  const divide = multiply && onlyConsumer(multiply.outputs[0]!, graph)
  if (!add || plus?.by !== 3 || multiply?.type !== 'Mul' || !multiply.inputs.includes(plus.input)) return
  if (scalarStep(divide, 'Div', graph)?.by !== 6) return
  const [least, most] = limitsOf(clip, graph)
  if (least !== 0 || most !== 6 || onlyConsumer(add.outputs[0]!, graph) !== clip) return
  const sigmoid: OnnxNode = {
    type: 'HardSigmoid',
    name: `${clip.name}.sigmoid`,
    inputs: [plus.input],
    outputs: [clip.outputs[0]!],
    attributes: new Map([floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)]),
  }
  graph.replaced.set(clip, [sigmoid])
  graph.dropped.add(add)
  graph.dropped.add(divide!)
  multiply.outputs = [...divide!.outputs]
  graph.producers.set(multiply.outputs[0]!, multiply)
}

function limitsOf(clip: OnnxNode, { constants }: Graph): [number | undefined, number | undefined] {
  const limit = (index: number, name: string) =>
    clip.inputs[index] ? constants.get(clip.inputs[index])?.values[0] : floatOf(clip, name)
  return [limit(1, 'min'), limit(2, 'max')]
}

/** y·s + t before convolutions goes into their weights; where one adds a border of zeros, t must stay, and does so as a layer that keeps the layout. */
function foldIntoConsumers(times: OnnxNode, graph: Graph): void {
  const scale = scalarStep(times, 'Mul', graph)
  const add = scale && onlyConsumer(times.outputs[0]!, graph)
  const shift = scalarStep(add, 'Add', graph)
  if (!scale || !add || !shift || graph.dropped.has(times)) return
  const users = graph.consumers.get(add.outputs[0]!) ?? []
  if (users.length > 0 && users.every((user) => isBorderless(user, graph))) {
    for (const conv of users) {
      const plus = (channel: number, { values, dims }: FloatTensor) => {
        const size = values.length / dims[0]!
        let sum = 0
        for (let i = channel * size; i < (channel + 1) * size; i += 1) sum += values[i]!
        return shift.by * sum
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
  return node.type === 'Conv' && constants.has(node.inputs[1]!) && integersOf(node, 'pads').every((pad) => pad === 0)
}

function channelsOf(name: string, { producers, constants }: Graph): number | undefined {
  // A hard swish: what it multiplies comes from a convolution.
  const product = producers.get(name)
  const conv = product?.inputs.map((input) => producers.get(input)).find((node) => node?.type === 'Conv')
  return conv && constants.get(conv.inputs[1]!)?.dims[0]
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
