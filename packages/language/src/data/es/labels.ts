import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['total', 'totales', 'subtotal'], example: ['Total activo', true] },
  totalAlone: [],
  totalAtEnd: { words: [], unlike: [] },
  mean: { words: ['media', 'promedio', 'media aritmética'], example: ['Promedio', true] },
  median: { words: ['mediana'], example: ['Mediana', true] },
  lowest: { words: ['mínimo', 'mín'], example: ['Mínimo', true] },
  highest: { words: ['máximo', 'máx'], example: ['Máximo', true] },
  compoundGrowth: {
    words: ['tcac', 'tasa de crecimiento anual compuesta', 'tasa de crecimiento anual compuesto'],
    example: ['TCAC 2021-2024', true],
  },
  quantity: { words: ['cantidad', 'cant.', 'unidades'], example: ['Cantidad', true] },
  ofWhole: {
    words: ['% de {}', '% del {}', '% sobre {}', 'porcentaje de {}', 'porcentaje del {}'],
    example: ['en % del capital', 'capital'],
  },
  ownRate: {
    words: [
      'tipo impositivo',
      'tasa impositiva',
      'tipo de interés',
      'tasa de interés',
      'crecimiento',
      'inflación',
      'tasa de descuento',
      'coste de capital',
      'coste del capital',
      'payout',
    ],
    example: ['Tipo impositivo', true],
  },
  excluding: { words: ['excluido {}', 'excluida {}', 'sin {}'], example: ['Mediana (sin TDG)', 'tdg'] },
  noteHead: { words: ['nota', 'notas', 'nota n.º'], example: ['Nota', true] },
  netAssets: { words: ['patrimonio neto', 'patrimonio atribuido a partícipes'], example: ['Patrimonio neto', true] },
  valueOfUnit: { words: ['valor liquidativo'], example: ['Valor liquidativo de la participación', true] },
  unitsInIssue: {
    words: ['participaciones en circulación', 'número de participaciones'],
    example: ['Número de participaciones', true],
  },
  generic: ['gasto'],
  empty: ['del', 'los', 'las', 'por', 'para'],
}
