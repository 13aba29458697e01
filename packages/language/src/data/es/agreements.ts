import type { AgreementWords } from '../shape/agreement-words.ts'

export const agreements: AgreementWords = {
  clauses: { words: ['cláusula {n}', 'artículo {n}', 'estipulación {n}'], example: ['conforme a la cláusula 7', '7'] },
  ofOther: { words: ['del', 'de la', 'de los', 'de las'], example: ['artículo 7 de la Ley', true] },
  ofThis: {
    words: ['del presente contrato', 'de este contrato', 'del presente acuerdo'],
    example: ['cláusula 7 del presente contrato', true],
  },
  lawsBefore: { words: ['ley', 'decreto', 'código'], example: ['de la Ley artículo 7', true] },
  notLaterThan: {
    words: ['a más tardar el', 'no más tarde del'],
    example: ['a más tardar el 31 de marzo de 2025', true],
  },
  signed: { words: ['firmado', 'firma', 'en prueba de conformidad'], example: ['Firmado por Ejemplo, S.A.', true] },
  price: {
    words: ['precio de compraventa', 'precio de compra', 'precio del contrato'],
    example: ['El precio de compraventa es de 3,2 millones de euros.', true],
  },
  instalments: { words: ['plazo {n}', 'cuota {n}'], example: ['Plazo 2', '2'] },
}
