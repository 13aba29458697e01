import type { NumberingWords } from '../shape/numbering-words.ts'

export const numbering: NumberingWords = {
  notes: { words: ['nota'], example: ['Nota 12 – Inmovilizado material', '12'] },
  tables: { words: ['tabla', 'cuadro'], example: ['Cuadro 2 Magnitudes', '2'] },
  figures: { words: ['figura', 'gráfico'], example: ['Gráfico 3 Ventas', '3'] },
  appendices: { words: ['anexo', 'apéndice'], example: ['Anexo B Glosario', 'B'] },
  items: { words: [] },
  parts: { words: ['parte'], example: ['Parte II', 'II'] },
  remarks: { words: [] },
  chapters: [{ frame: 'capítulo {n}', level: 1, example: ['Capítulo 3 Valoración', '3'] }],
  syllables: '',
  references: {
    notes: { words: ['nota', 'notas'], example: ['véanse las notas 12 y 15', ['12', '15']] },
    tables: { words: ['tabla', 'tablas', 'cuadro', 'cuadros'], example: ['véase la tabla 4', ['4']] },
    figures: { words: ['gráfico', 'gráficos', 'figura'], example: ['véase el gráfico 2', ['2']] },
    appendices: { words: ['anexo'], example: ['véase el anexo B', ['B']] },
    otherwise: '',
    joiners: [',', 'y'],
    leads: [],
    tails: [],
  },
}
