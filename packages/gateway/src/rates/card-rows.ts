import type { Grade, GuidelineBand, RateCardInput } from '../generated/resolvers.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { FeeEarnerRow, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    rateCards: RateCards
  }
}

/** The guideline rate of a band in pounds; null if none is held. */
export interface GuidelineRateRow {
  band: GuidelineBand
  rate: number | null
}
/** A rate of a firm's own as hosts answer it; rates are in pounds. */
export interface RateCardRow {
  uuid: string
  fee_earner: FeeEarnerRow | null
  grade: Grade | null
  effective_from: string
  rate: number
  guideline?: GuidelineRateRow[]
  by: string | null
  recorded_at: string | null
  version?: number | null
}

type Optional = string | null | undefined

/**
 * The rates of firms' own on a host that has them (addition `rate_cards`); null where it has none, and changes are
 * refused.
 */
export interface RateCards {
  list: (client: string) => Promise<RateCardRow[] | null>
  add: (client: string, input: RateCardInput, idempotencyKey: Optional) => Promise<RateCardRow>
  edit: (client: string, uuid: string, input: RateCardInput, version: Optional) => Promise<RateCardRow>
  remove: (client: string, uuid: string, version: Optional) => Promise<void>
}

const at = encodeURIComponent
const listOf = (client: string): string => `client/${at(client)}/rate-card`
const rowOf = (client: string, uuid: string): string => `client/${at(client)}/rate-card/${at(uuid)}`
/** The body of a change: the whole rate, so that one of a grade can become one of a person. */
const bodyOf = ({ feeEarner, grade, effectiveFrom, rate }: RateCardInput): Row => ({
  fee_earner: feeEarner ?? null,
  grade: grade ?? null,
  effective_from: effectiveFrom,
  rate,
})

const ownRateCards = ({ caseHost: { call }, readCase }: RequestHosts): RateCards => ({
  list: (client) => readCase(listOf(client)),
  add: (client, input, idempotencyKey) =>
    call('POST', listOf(client), bodyOf(input), idempotencyHeader(idempotencyKey)),
  edit: (client, uuid, input, version) => call('PATCH', rowOf(client, uuid), bodyOf(input), ifMatchHeader(version)),
  remove: (client, uuid, version) => call('DELETE', rowOf(client, uuid), undefined, ifMatchHeader(version)),
})

export const createRateCards = (request: RequestHosts): RateCards =>
  picked(request.caseHost, 'rate_cards', ownRateCards(request), { list: nothing })
