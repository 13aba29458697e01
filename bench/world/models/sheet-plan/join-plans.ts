import { itemAt } from '@tickmark/document'
import type { PlanBody } from './plan.ts'

/** Several models in one book, as a file grows: each keeps its own blocks, the first gives the book its name. */
export function joinPlans(plans: readonly PlanBody[]): PlanBody {
  const scoped = plans.map((plan, index) => (index === 0 ? plan : withScope(plan, `m${index + 1}_`)))
  return {
    kind: itemAt(plans, 0).kind,
    blocks: scoped.flatMap(({ blocks }) => blocks),
    tables: scoped.flatMap(({ tables }) => tables ?? []),
    slips: scoped.flatMap(({ slips }) => slips),
    outputs: scoped.flatMap(({ outputs }) => outputs),
    iterate: scoped.some(({ iterate }) => iterate),
  }
}

function withScope(plan: PlanBody, scope: string): PlanBody {
  const moved = (key: string): string => `${scope}${key}`
  return {
    ...plan,
    blocks: plan.blocks.map((block) => ({ ...block, id: moved(block.id), scope })),
    tables: plan.tables?.map((table) => ({
      ...table,
      output: moved(table.output),
      across: { ...table.across, input: moved(table.across.input) },
      down: { ...table.down, input: moved(table.down.input) },
    })),
    slips: plan.slips.map((slip) => ({ ...slip, at: moved(slip.at), alsoAt: slip.alsoAt?.map(moved) })),
    outputs: plan.outputs.map(moved),
  }
}
