import { itemAt } from '@tickmark/document'
import type { Piece } from '../../draft/content.ts'
import { say } from '../../draft/content.ts'
import { ONE, divideRounded } from '../../exact.ts'
import type { Language } from '../../truth.ts'
import { collect, section, tieStatements, writeAudit, writeStatements } from '../annual.ts'
import { writeNotes } from '../notes.ts'
import { label, noteReference, percentOf, proseAmount, toldOf } from '../scene.ts'
import type { Scene } from '../scene.ts'

type Pieces = readonly Piece[]

interface MatterParts {
  what: string
  amount: Pieces
  percent: Pieces
  of: string
  note: Pieces
}

const MATTERS: Record<Language, { title: string; matter: (one: MatterParts) => Piece[]; answer: string }> = {
  en: {
    title: 'Key audit matters',
    matter: (one) =>
      say`${one.what} of ${one.amount} represent ${one.percent} of ${one.of.toLowerCase()} (see ${one.note}). Their measurement requires judgement by management.`,
    answer:
      'We tested the design of controls, recalculated a sample of 25 items and compared the outcome with payments received after year end.',
  },
  'zh-Hans': {
    title: '关键审计事项',
    matter: (one) =>
      say`如${one.note}所述，${one.what}为${one.amount}，占${one.of}的${one.percent}，其计量涉及管理层的重大判断。`,
    answer: '我们测试了相关内部控制的设计，抽取25个样本重新计算，并检查了期后回款。',
  },
  'zh-Hant': {
    title: '關鍵查核事項',
    matter: (one) =>
      say`如${one.note}所述，${one.what}為${one.amount}，占${one.of}之${one.percent}，其衡量涉及管理階層之重大判斷。`,
    answer: '本會計師測試內部控制之設計，抽核25筆重新計算，並檢查期後收款。',
  },
  ja: {
    title: '監査上の主要な検討事項',
    matter: (one) =>
      say`${one.note}に記載のとおり、${one.what}${one.amount}は${one.of}の${one.percent}を占めており、その評価には経営者の判断を伴う。`,
    answer: '当監査法人は、内部統制の整備状況を評価し、25件を抽出して再計算を行い、期末日後の入金を確かめた。',
  },
  ko: {
    title: '핵심감사사항',
    matter: (one) =>
      say`${one.note}에서 설명한 바와 같이 ${one.what}은(는) ${one.amount}으로 ${one.of}의 ${one.percent}이며, 그 측정에는 경영진의 판단이 수반됩니다.`,
    answer: '우리는 내부통제의 설계를 평가하고 25건의 표본을 재계산하였으며 보고기간 후 회수를 확인하였습니다.',
  },
  de: {
    title: 'Besonders wichtige Prüfungssachverhalte',
    matter: (one) =>
      say`${one.what} in Höhe von ${one.amount} machen ${one.percent} der Position ${one.of} aus (${one.note}). Ihre Bewertung erfordert Ermessen.`,
    answer: 'Wir haben 25 Posten nachgerechnet und Zahlungseingänge nach dem Stichtag geprüft.',
  },
  fr: {
    title: 'Points clés de l’audit',
    matter: (one) =>
      say`${one.what} s’élève à ${one.amount}, soit ${one.percent} du poste ${one.of} (${one.note}). Son évaluation repose sur le jugement de la direction.`,
    answer: 'Nous avons recalculé 25 éléments et examiné les encaissements postérieurs à la clôture.',
  },
  it: {
    title: 'Aspetti chiave della revisione',
    matter: (one) =>
      say`${one.what} ammonta a ${one.amount}, pari al ${one.percent} della voce ${one.of} (${one.note}). La valutazione richiede giudizio degli amministratori.`,
    answer: 'Abbiamo ricalcolato 25 voci ed esaminato gli incassi successivi alla chiusura.',
  },
  es: {
    title: 'Cuestiones clave de la auditoría',
    matter: (one) =>
      say`${one.what} asciende a ${one.amount}, un ${one.percent} de la partida ${one.of} (${one.note}). Su valoración exige juicio de la dirección.`,
    answer: 'Hemos recalculado 25 partidas y examinado los cobros posteriores al cierre.',
  },
}

/** The auditor's report with its matters, and the statements that it speaks of. */
export function writeAuditReport(scene: Scene): void {
  const { draft, manner } = scene
  const statements = collect(scene, () => writeStatements(scene))
  const notes = collect(scene, () => {
    section(scene, 'notes')
    writeNotes(scene)
  })
  tieStatements(scene)
  const front = collect(scene, () => {
    draft.heading(1, manner.titles.auditReport)
    writeAudit(scene)
    writeMatters(scene)
  })
  draft.blocks.push(...front, ...statements, ...notes)
}

function writeMatters(scene: Scene): void {
  const { draft, manner } = scene
  const words = MATTERS[manner.language]
  const end = itemAt(scene.ends, 0)
  draft.heading(2, words.title)
  for (const [concept, note] of [
    ['receivables', 'receivables'],
    ['inventories', 'inventories'],
    ['ppe', 'ppe'],
  ] as const) {
    const whole = toldOf(scene, 'totalAssets', end)
    const reference = noteReference(scene, note)
    if (!whole || !reference) continue
    const { pieces, token } = proseAmount(scene, concept, end)
    const percent = percentOf(scene, {
      value: divideRounded(token.exact * 100n * ONE, whole.exact),
      decimals: 1,
      span: end,
      isEnd: true,
    })
    draft.relate(
      'ratio',
      'share-in-prose',
      percent,
      [
        [token, 1],
        [whole, 1],
      ],
      { factor: 100n * ONE },
    )
    const parts = {
      what: label(scene, concept),
      amount: pieces,
      percent: [percent],
      of: label(scene, 'totalAssets'),
      note: reference,
    }
    draft.paragraph(words.matter(parts))
    draft.paragraph([words.answer])
  }
}
