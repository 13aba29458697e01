import type { Language } from '../truth.ts'

/** What a report says of companies that are not the one that it is on. */
export interface EntityWords {
  parent: (parent: string) => string
  renamed: (parts: { now: string; before: string; day: string }) => string
  /** Before the reprinted report on the statements of a company that was bought. */
  reprinted: (bought: string) => string
}

export const ENTITY_WORDS: Record<Language, EntityWords> = {
  en: {
    parent: (parent) => `The ultimate parent is ${parent}, whose consolidated financial statements are public.`,
    renamed: ({ now, before, day }) => `By resolution of ${day} the company changed its name from ${before} to ${now}.`,
    reprinted: (bought) =>
      `The report of the independent auditor on ${bought}, acquired during the year, is reprinted below.`,
  },
  'zh-Hans': {
    parent: (parent) => `本公司的控股股东为${parent}，其编制的合并财务报表可供公开查阅。`,
    renamed: ({ now, before, day }) => `经股东大会批准，公司名称于${day}由${before}变更为${now}。`,
    reprinted: (bought) => `本年收购的${bought}的审计报告附后如下。`,
  },
  'zh-Hant': {
    parent: (parent) => `本公司之最終母公司為${parent}，其合併財務報告可供公眾查閱。`,
    renamed: ({ now, before, day }) => `經股東會決議，本公司於${day}由${before}更名為${now}。`,
    reprinted: (bought) => `本年度收購之${bought}之查核報告如下。`,
  },
  ja: {
    parent: (parent) => `当社の親会社は${parent}であり、その連結財務諸表は公表されております。`,
    renamed: ({ now, before, day }) => `当社は、${day}をもって商号を${before}から${now}に変更いたしました。`,
    reprinted: (bought) => `当連結会計年度に取得した${bought}に係る監査報告書は、次のとおりであります。`,
  },
  ko: {
    parent: (parent) => `지배기업의 최상위 지배기업은 ${parent}이며, 그 연결재무제표는 공시되어 있습니다.`,
    renamed: ({ now, before, day }) => `회사는 ${day}에 상호를 ${before}에서 ${now}(으)로 변경하였습니다.`,
    reprinted: (bought) => `당기 중 취득한 ${bought}에 대한 감사보고서는 다음과 같습니다.`,
  },
  de: {
    parent: (parent) => `Oberstes Mutterunternehmen ist die ${parent}, deren Konzernabschluss veröffentlicht wird.`,
    renamed: ({ now, before, day }) => `Mit Beschluss vom ${day} wurde die ${before} in ${now} umfirmiert.`,
    reprinted: (bought) =>
      `Der Bestätigungsvermerk der im Berichtsjahr erworbenen ${bought} ist nachstehend abgedruckt.`,
  },
  fr: {
    parent: (parent) => `La société mère ultime est ${parent}, dont les comptes consolidés sont publiés.`,
    renamed: ({ now, before, day }) => `Par décision du ${day}, la société ${before} a pris la dénomination ${now}.`,
    reprinted: (bought) =>
      `Le rapport sur les comptes de la société ${bought}, acquise au cours de l’exercice, est reproduit ci-après.`,
  },
  it: {
    parent: (parent) => `La controllante ultima è ${parent}, il cui bilancio consolidato è pubblico.`,
    renamed: ({ now, before, day }) =>
      `Con delibera del ${day} la società ${before} ha assunto la denominazione ${now}.`,
    reprinted: (bought) => `La relazione sul bilancio di ${bought}, acquisita nell’esercizio, è riprodotta di seguito.`,
  },
  es: {
    parent: (parent) => `La sociedad dominante última es ${parent}, cuyas cuentas anuales consolidadas son públicas.`,
    renamed: ({ now, before, day }) => `Por acuerdo de ${day}, ${before} pasó a denominarse ${now}.`,
    reprinted: (bought) =>
      `A continuación se reproduce el informe sobre las cuentas de ${bought}, adquirida en el ejercicio.`,
  },
}
