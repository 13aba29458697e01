import type { StatementWords } from '../shape/statement-words.ts'

export const statements: StatementWords = {
  balanceSheet: {
    words: [
      'balance de situación',
      'balance consolidado',
      'balances consolidados',
      'estado de situación financiera',
      'estados de situación financiera',
    ],
    example: ['Balance consolidado', true],
  },
  incomeStatement: {
    words: [
      'cuenta de pérdidas y ganancias',
      'cuentas de pérdidas y ganancias',
      'cuenta de resultados',
      'estado de resultados',
      'estado de resultado',
    ],
    example: ['Cuenta de pérdidas y ganancias consolidada', true],
  },
  cashFlow: {
    words: ['estado de flujos de efectivo', 'estados de flujos de efectivo'],
    example: ['Estado de flujos de efectivo consolidado', true],
  },
  equity: {
    words: [
      'estado de cambios en el patrimonio',
      'estado de cambios en el patrimonio neto',
      'cambios en el patrimonio neto',
    ],
    example: ['Estado de cambios en el patrimonio neto', true],
  },
  equityParts: { words: ['capital', 'reservas', 'patrimonio neto'], example: ['Patrimonio neto', true] },
  consolidated: {
    words: ['consolidado', 'consolidada', 'consolidados', 'consolidadas'],
    example: ['Balance consolidado', true],
  },
  addressed: {
    words: ['a los accionistas', 'a los socios', 'a la junta general', 'al consejo de administración'],
    example: ['A los accionistas de Ejemplo, S.A.', true],
  },
  audited: { words: ['hemos auditado'], example: ['Hemos auditado las cuentas anuales de Ejemplo, S.A.', true] },
  auditorReport: {
    words: ['informe de auditoría', 'informe de los auditores', 'informe del auditor'],
    example: ['Informe de auditoría', true],
  },
  opinion: {
    words: ['opinión favorable', 'opinión sin salvedades', 'opinión de auditoría'],
    example: ['emitió una opinión sin salvedades', true],
  },
  annualReport: {
    words: ['informe anual', 'informe financiero anual', 'memoria anual'],
    example: ['Informe anual 2024', true],
  },
  unaudited: {
    words: ['no auditado', 'no auditados', 'no auditadas', 'sin auditar'],
    example: ['Cifras no auditadas', true],
  },
  notApplicable: { words: ['no aplicable', 'no aplica'], example: ['Estado de cambios: no aplica', true] },
  operations: {
    words: [
      'actividades continuadas',
      'actividades interrumpidas',
      'actividades discontinuadas',
      'operaciones continuadas',
      'operaciones interrumpidas',
      'operaciones discontinuadas',
    ],
    example: ['Resultado de operaciones continuadas', true],
  },
  operationsAlone: { words: [] },
}
