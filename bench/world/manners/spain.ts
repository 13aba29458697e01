import { SPANISH_LABELS, SPANISH_NOTES, SPANISH_SENTENCES, SPANISH_TITLES } from '../languages/spanish.ts'
import { continental } from './continental.ts'

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

export const manner = continental(
  {
    id: 'spain',
    country: 'ES',
    language: 'es',
    number: { group: '.', grouping: 'thousands', decimal: ',', negative: 'brackets', zero: '-', percent: '%' },
    scales: [
      { power: 3, decimals: 0, caption: '(Miles de euros)' },
      { power: 6, decimals: 1, caption: '(Millones de euros)' },
    ],
    prose: [
      { before: '', after: ' millones de euros', power: 6, decimals: 1 },
      { before: '', after: ' miles de euros', power: 3, decimals: 0 },
    ],
    taxRate: { percent: 25 },
    labels: SPANISH_LABELS,
    titles: SPANISH_TITLES,
    noteTitles: SPANISH_NOTES,
    say: SPANISH_SENTENCES,
  },
  {
    day: ({ year, month, day }) => `${day} de ${MONTHS[month - 1]} de ${year}`,
    year: 'ejercicio',
    months: { 3: 'primer trimestre', 6: 'primer semestre', 9: 'nueve primeros meses' },
    until: 'Periodo terminado el',
    at: 'a',
    note: 'nota',
    names: {
      companies: [
        'Herramientas Bracamonte, S.A.',
        'Óptica Levante, S.A.',
        'Envases Halcón, S.A.',
        'Maquinaria Duero, S.A.',
      ],
      segments: [
        ['Industria', 'Consumo', 'Sanidad'],
        ['Componentes', 'Sistemas', 'Servicios'],
      ],
      regions: ['España', 'Resto de Europa', 'Resto del mundo'],
      people: ['Elena Guarda', 'Jaime Ojeda', 'María Gallo'],
      auditors: ['Pellicer Auditores, S.L.', 'Rovira y Soler Auditores, S.L.'],
      cities: ['Madrid', 'Barcelona', 'Bilbao'],
    },
  },
)
