import { buildGraph } from '../onnx/build-onnx.ts'
import type { GraphBuilder } from '../onnx/build-onnx.ts'
import type { Gates, Layer, Matrix } from './parse-network.ts'

/**
 * Names, as the recognition room knows them, of what goes into the network: pictures of lines with an edge around them (lines × 1 × height × width), and their
 * lengths in steps.
 */
const LINES_INPUT = 'lines'
const LENGTHS_INPUT = 'lengths'

/**
 * A line recogniser of Tesseract as an ONNX model. What comes out are the probabilities of all codes: steps × lines × codes.
 * The same weights, but computed by a runtime that uses the processor fully and takes several lines at once.
 */
export function networkToOnnx(network: Layer): Uint8Array {
  const graph = buildGraph()
  const lines = graph.input(LINES_INPUT, 'float', 4)
  const lengths = graph.input(LENGTHS_INPUT, 'int32', 1)
  return graph.finish(addLayer(network, lines, { graph, lengths, isReversed: false }))
}

interface Context {
  graph: GraphBuilder
  lengths: string
  isReversed: boolean
}

function addLayer(layer: Layer, value: string, context: Context): string {
  const { graph } = context
  switch (layer.type) {
    case 'Input':
      return value
    case 'Series':
      return addSeries(layer.layers, value, context)
    case 'RTLReversed':
      return addSeries(layer.layers, value, { ...context, isReversed: true })
    case 'XYTranspose':
      return addSummary(layer.layers, value, context)
    case 'Maxpool': {
      const size = [layer.height, layer.width]
      return graph.add('MaxPool', [value], { kernel_shape: size, strides: size })
    }
    case 'LSTM': {
      const { weights, hidden } = addGates(layer.gates, layer.inputs, graph)
      const direction = context.isReversed ? 'reverse' : 'forward'
      const all = graph.add('LSTM', [value, ...weights, context.lengths], { hidden_size: hidden, direction })
      return graph.add('Squeeze', [all, graph.integers(1)])
    }
    case 'Softmax':
      return graph.add('Softmax', [addWeights(layer.weights, value, graph)], { axis: 2 })
    default:
      throw new Error(`${layer.type} cannot stand here`)
  }
}

function addSeries(layers: readonly Layer[], value: string, context: Context): string {
  const [first, second] = layers
  if (first?.type === 'Convolve' && second?.type === 'Tanh')
    return addSeries(layers.slice(2), addConvolution(first, second.weights, value, context.graph), context)
  if (!first) return value
  return addSeries(layers.slice(1), addLayer(first, value, context), context)
}

/** Tesseract lines up what is around a pixel column by column, and then takes a matrix of it. */
function addConvolution(
  { halfWidth, halfHeight }: { halfWidth: number; halfHeight: number },
  matrix: Matrix,
  value: string,
  graph: GraphBuilder,
): string {
  const { rows, columns, values } = matrix
  const [width, height] = [2 * halfWidth + 1, 2 * halfHeight + 1]
  const depth = (columns - 1) / (width * height)
  const kernel = new Float32Array(rows * depth * width * height)
  for (let row = 0, write = 0; row < rows; row += 1) {
    for (let feature = 0; feature < depth; feature += 1) {
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) kernel[write++] = values[row * columns + (x * height + y) * depth + feature]!
      }
    }
  }
  const weights = [graph.floats([rows, depth, height, width], kernel), graph.floats([rows], biasOf(matrix))]
  return graph.add('Tanh', [graph.add('Conv', [value, ...weights])])
}

/**
 * Reads each column of the picture from top to bottom and keeps what is known at its foot. From here on there are steps in place
 * of columns: lines × depth × height × width becomes steps × lines × depth.
 */
function addSummary([layer]: readonly Layer[], value: string, { graph }: Context): string {
  if (layer?.type !== 'SummLSTM') throw new Error('unknown layer in a transposition')
  const { weights, hidden } = addGates(layer.gates, layer.inputs, graph)
  const columns = graph.add('Transpose', [value], { perm: [2, 3, 0, 1] })
  const asBatch = graph.add('Reshape', [columns, graph.integers(0, -1, layer.inputs)])
  const last = graph.add('LSTM', [asBatch, ...weights], { hidden_size: hidden }, 1)
  const width = graph.add('Shape', [value], { start: 3, end: 4 })
  const shape = graph.add('Concat', [width, graph.integers(-1), graph.integers(hidden)], { axis: 0 })
  return graph.add('Reshape', [last, shape])
}

function addWeights(matrix: Matrix, value: string, graph: GraphBuilder): string {
  const { rows, columns, values } = matrix
  const turned = new Float32Array(rows * (columns - 1))
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - 1; column += 1)
      turned[column * rows + row] = values[row * columns + column]!
  }
  const product = graph.add('MatMul', [value, graph.floats([columns - 1, rows], turned)])
  return graph.add('Add', [product, graph.floats([rows], biasOf(matrix))])
}

/** Weights in the order that ONNX wants: input, output, forget, cell; those of the input, those of the last output, the bias. */
function addGates({ input, output, forget, cell }: Gates, inputs: number, graph: GraphBuilder) {
  const gates = [input, output, forget, cell]
  const hidden = cell.rows
  const bias = new Float32Array(8 * hidden)
  bias.set(columnsOf(gates, inputs + hidden, inputs + hidden + 1))
  const weights = [
    graph.floats([1, 4 * hidden, inputs], columnsOf(gates, 0, inputs)),
    graph.floats([1, 4 * hidden, hidden], columnsOf(gates, inputs, inputs + hidden)),
    graph.floats([1, 8 * hidden], bias),
  ]
  return { weights, hidden }
}

function biasOf(matrix: Matrix): Float32Array {
  return columnsOf([matrix], matrix.columns - 1, matrix.columns)
}

/** Some columns of matrices that stand one under the other. */
function columnsOf(matrices: readonly Matrix[], start: number, end: number): Float32Array {
  const width = end - start
  const part = new Float32Array(matrices.reduce((sum, { rows }) => sum + rows, 0) * width)
  let write = 0
  for (const { rows, columns, values } of matrices) {
    for (let row = 0; row < rows; row += 1, write += width)
      part.set(values.subarray(row * columns + start, row * columns + end), write)
  }
  return part
}
