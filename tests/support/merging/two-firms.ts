import { careCase } from '../care-case.ts'
import { fillFirm } from '../fill-firm.ts'
import { ADMIN, makeFirm, word, type Firm } from '../firms.ts'
import { as } from '../instance.ts'
import { interPartesCase } from '../inter-partes-case.ts'
import { sent } from '../sent.ts'

export type OwnedFirm = Firm & { owner: string }
/** Two firms below one of costs draftsmen: the first is kept, and the second merged into it. */
export interface TwoFirms {
  parent: OwnedFirm
  kept: OwnedFirm
  merged: OwnedFirm
}

export async function twoFirms(): Promise<TwoFirms> {
  const parent = await makeFirm(ADMIN, 'costs_draftsman')
  return { parent, kept: await makeFirm(parent.owner, 'solicitor'), merged: await makeFirm(parent.owner, 'solicitor') }
}

/** Both with every kind of content in six cases. */
export async function filledFirms(): Promise<TwoFirms> {
  const firms = await twoFirms()
  for (const { owner } of [firms.kept, firms.merged]) await fillFirm(owner, () => word('Text').slice(0, 12))
  return firms
}

/** A case whose work of two hours is paid by the rate card of its firm. */
export async function caseByCard({ owner, client, ...firm }: OwnedFirm): Promise<string> {
  const { uuid } = await sent(
    owner,
    'POST',
    `client/${client}/case/inter-parties`,
    interPartesCase({ ...firm, client }),
  )
  await sent(owner, 'POST', `client/case/${uuid}/time-recording`, {
    date: '2025-06-03',
    fee_earner: firm.feeEarner,
    activity_type: 'preparation',
    phase: 'disclosure',
    time: 2,
    description: 'Preparing the statement',
  })
  return uuid
}
export const gradeCard = ({ owner, client }: OwnedFirm, rate: number, grade = 'A') =>
  sent(owner, 'POST', `client/${client}/rate-card`, { grade, effective_from: '2020-01-01', rate })
export const careCaseOf = ({ owner, client, ...firm }: OwnedFirm, change: Record<string, unknown> = {}) =>
  sent<{ uuid: string; version: number }>(
    owner,
    'POST',
    `client/${client}/case/legal-aid`,
    careCase({ ...firm, client }, change),
  )

export interface Preview {
  stamp: string
  kept: { uuid: string; name: string }
  merged: { uuid: string; name: string }
  counts: { kind: string; count: number }[]
  collisions: {
    kind: string
    key: string
    name: string
    outcome: string
    choices: Record<'kept' | 'merged', string> | null
    blocks: boolean
  }[]
  cases: {
    total_count: number
    examined: number
    nodes: { uuid: string | null; case_name: string | null; before: number; after: number }[]
  }
}
type Choices = Record<string, 'kept' | 'merged'>

export const previewed = (email: string, { kept, merged }: TwoFirms, choices: Choices = {}) =>
  as(email).rest<Preview>('POST', `clients/${kept.client}/merge/preview`, { client: merged.client, choices })
/** Chooses the same for all that has to be chosen, looks at the preview again, and merges. */
export async function merged(email: string, firms: TwoFirms, whose: 'kept' | 'merged' = 'kept') {
  const first = await previewed(email, firms)
  const choices = Object.fromEntries(
    first.body.collisions.flatMap(({ key, choices: asked }) => (asked ? [[key, whose] as const] : [])),
  )
  const { body: preview } = await previewed(email, firms, choices)
  const answer = await merge(email, firms, { stamp: preview.stamp, choices })
  return { preview, answer }
}
export const merge = (email: string, { kept, merged: other }: TwoFirms, body: { stamp: string; choices?: Choices }) =>
  as(email).rest<{ uuid: string; message?: string; details?: Record<string, string> }>(
    'POST',
    `clients/${kept.client}/merge`,
    { client: other.client, ...body },
  )
