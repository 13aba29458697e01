import type { Names } from '../manner.ts'

/** Invented; none is meant to be a company that exists. */
export const ENGLISH_NAMES: Names = {
  companies: [
    'Brackwater Holdings',
    'Calder & Finch',
    'Dunmore Instruments',
    'Eastlake Polymers',
    'Fenwold Foods',
    'Garrow Marine',
    'Hallam Bridge',
    'Ironmere Tools',
    'Kestrel Ridge Energy',
    'Lorne Valley Packaging',
    'Marlowe Precision',
    'Northgate Optics',
  ],
  segments: [
    ['Industrial', 'Consumer', 'Healthcare'],
    ['Components', 'Systems', 'Services', 'Licensing'],
    ['Packaging', 'Specialty Films', 'Recycling'],
    ['Marine', 'Offshore', 'Aftermarket'],
  ],
  regions: ['North America', 'Europe', 'Asia Pacific'],
  people: ['Helen Ward', 'James Okafor', 'Priya Raman', 'Thomas Lindqvist', 'Maria Gallo'],
  auditors: ['Pell Harcourt LLP', 'Rowan & Stead LLP', 'Brookfield Ames LLP'],
  cities: ['Boston', 'London', 'Leeds', 'Chicago', 'Dublin'],
}
