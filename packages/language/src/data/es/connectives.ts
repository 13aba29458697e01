import type { ConnectiveWords } from '../shape/connective-words.ts'

export const connectives: ConnectiveWords = {
  respectively: { words: ['respectivamente'], example: ['12 € y 10 €, respectivamente', true] },
  and: { words: ['y', 'e', 'así como'], example: ['y', true] },
  ofWhich: {
    words: ['de los cuales', 'de las cuales', 'del cual', 'de la cual'],
    example: ['de los cuales gastos financieros', true],
  },
  heldAgainst: {
    words: ['frente a', 'respecto a', 'respecto de', 'comparado con', 'en comparación con', 'contra'],
    example: ['frente a', true],
  },
  less: { words: ['menos', 'deducido'], example: ['menos: impuesto sobre beneficios', true] },
  plus: { words: ['más'], example: ['más: amortizaciones', true] },
  above: {
    words: ['por encima', 'superior a', 'superior al', 'más que'],
    example: [' por encima del consenso de', true],
  },
  below: {
    words: ['por debajo', 'inferior a', 'inferior al', 'menos que'],
    example: [' por debajo del consenso de', true],
  },
  leftOver: { words: ['quedan', 'queda', 'restante', 'restantes'], example: ['quedan 670', true] },
  amongOthers: { words: ['incluye', 'incluyendo', 'incluidos', 'incluidas'], example: ['incluyendo 12', true] },
  madeUpOf: {
    words: ['compuesto por', 'se compone de', 'comprende', 'incluye', 'incluyendo'],
    example: ['se compone de', true],
  },
  perShare: { words: ['por acción'], example: ['por acción', true] },
  inAll: { words: ['en total', 'en conjunto'], example: ['en total', true] },
  compound: {
    words: ['TCAC', 'tasa anual compuesta', 'crecimiento anual compuesto'],
    example: ['una TCAC del 12 %', true],
  },
  over: { words: ['sobre', 'en relación con', 'en % de'], example: ['sobre', true] },
  margin: { words: ['margen', 'margen de', 'margen del'], example: ['margen de EBITDA', true] },
  otherBasis: {
    words: [
      'tipos de cambio constantes',
      'tipo de cambio constante',
      'orgánico',
      'perímetro constante',
      'anualizado',
      'anualizada',
    ],
    example: ['+12% a tipos de cambio constantes', true],
  },
  adjusted: {
    words: ['ajustado', 'ajustada', 'ajustados', 'recurrente', 'subyacente'],
    example: ['EBITDA ajustado', true],
  },
  reported: { words: ['reportado', 'contable', 'publicado'], example: ['EBITDA contable', true] },
  adjustedHead: { words: ['divisa constante', 'comparable'], example: ['Variación comparable', true] },
  expected: {
    words: ['esperado', 'esperada', 'previsto', 'estimado', 'perspectivas'],
    example: ['tipo esperado del 12%', true],
  },
}
