import { can } from '@costdraft/schema/access/can.ts'
import { assertScope } from '../access/read-only.ts'
import { solicitorsOf } from '../clients/clients.ts'
import type { Context } from '../context/context.ts'
import type { PanelStartResolvers } from '../generated/resolvers.ts'
import type { Row } from '../upstream/rows.ts'
import { assertMay } from '../viewer/assert-may.ts'
import type { QueueRow } from './case-search.ts'

/** The parts of the first panel, each of which may fail by itself. */
export interface PanelParts {
  queues: Promise<QueueRow[] | null>
  newest: Promise<Row[]>
  start: Promise<StartParts | null>
}
/** Its fields are asked for where they are selected. */
export type StartParts = Record<string, never>

/** Those of some cases that are not shown yet; they are shown now. */
const unseen = (cases: readonly Row[], shown: Set<unknown>): Row[] =>
  cases.filter(({ uuid }) => !shown.has(uuid) && shown.add(uuid))

/** Asks for the parts of the panel at once. One that is not selected must not fail unheard. */
export function panelOf(context: Context): PanelParts {
  const mayRead = assertMay(context, 'case:read')
  const part = <T>(answer: Promise<T>): Promise<T> => {
    answer.catch(() => undefined)
    return answer
  }
  const ofCases = async <T>(answer: Promise<T>): Promise<T> => (await Promise.all([answer, mayRead]))[0]
  const found = part(ofCases(context.search.search('')))
  const shown = new Set<unknown>()
  const queues = part(
    ofCases(context.search.panel()).then(
      (all) => all && all.map((queue) => ({ ...queue, cases: unseen(queue.cases, shown) })),
    ),
  )
  const newest = async (): Promise<Row[]> => {
    const { cases } = await found
    await queues.catch(() => undefined)
    return unseen(cases, shown)
  }
  const start = async (): Promise<StartParts | null> => {
    if (!can(await context.viewer(), 'case:read')) return {}
    const { cases } = await found.catch(() => ({ cases: null }))
    return cases?.length === 0 ? {} : null
  }
  return { queues, newest: part(newest()), start: part(start()) }
}

/** What is said of firms and people needs the scope that their lists need. */
const ofPeople = async (context: Context, permission?: string): Promise<void> => {
  assertScope(await context.viewer(), 'admin:read')
  if (permission) await assertMay(context, permission)
}
const ONE = { first: 1 } as const

export const startResolvers: PanelStartResolvers<Context> = {
  clients: async (_start, _args, context) => {
    await ofPeople(context, 'client:read')
    return (await context.admin.clients.list(ONE)).total_count
  },
  users: async (_start, _args, context) => {
    await ofPeople(context, 'user:read')
    return (await context.admin.users.list(ONE)).total_count
  },
  solicitors: async (_start, _args, context, info) => {
    await ofPeople(context)
    return solicitorsOf(context, info)
  },
}
