import { BRAND } from '@tickmark/document'
import type { DescriptionsTexts } from './zh-CN.ts'
export const texts: DescriptionsTexts = {
  home: 'Upload an annual report, a valuation model or a due diligence report. Tables are re-added, repeated figures compared, disclosures checked, and every problem is marked in place with its arithmetic.',
  introduce: `How ${BRAND.name.en} works: ten steps from reading each figure to a finding with its evidence, the rules, the accuracy we measured and the limits we know.`,
  services:
    'Document review, OCR and tables, workbook recalculation and an API, for funds, brokerages, custodians, consultants and accountants. Plans and pricing.',
  auditors:
    'Before a report is issued: footing, notes to statements, text to tables and disclosure checklists; sign-off by preparer, reviewer and partner under the firm’s letterhead.',
  investors:
    'Before the committee: due diligence report checked against the model, adjustments re-added, formulas and assumptions checked, claims traced to a source.',
  brokers:
    'Before research is published: growth and shares recomputed, one figure compared wherever it stands, words of direction, references and sources checked.',
  funds:
    'Before the periodic report: net assets, portfolio and notes agreed to one another; manager and custodian share a workspace, inside your network.',
  about:
    'We make every figure of a professional document stand up to checking: mission, approach, technology, roadmap and partner programmes.',
  contact:
    'Send an enquiry, ask for a free 7-day trial or book a demo. Working hours 9:00–18:00; answered within 24 hours.',
  accuracy:
    'What the engine finds, raises wrongly and misses in reports, models and scans. Each figure with its kind of sample and its command; documents met for the first time stand apart.',
  security:
    'Who can see your files, the most a hostile file can do, how accounts are protected, how actions are recorded, and which risks are not covered.',
  changelog: 'What has changed in the product so far: new features, improvements and security.',
  help: 'From the first upload to reading a review: formats and limits, severities and scores, keyboard shortcuts, downloads and technical support.',
  privacy:
    'What we process, what for, how long we keep it and how it is deleted. By default, files stay within the service; they train no model.',
  terms:
    'The terms of the service: accounts and invitation codes, acceptable use, who owns what, what a review is and the limits of liability.',
}
