import type { RateSource } from '../generated/resolvers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    usualRates: UsualRates
  }
}

/** The rate of work for which none is entered, in pounds, and where it is from. */
export interface UsualRateRow {
  rate: number
  from: RateSource
}
export interface UsualRates {
  /** Null on a host that does not say (addition `usual_rate`), and where work has no rate of its own. */
  of: (row: CaseHead, work: { feeEarner: string; date: string }) => Promise<UsualRateRow | null>
}

const ownUsualRates = ({ readCase }: RequestHosts): UsualRates => ({
  of: async ({ uuid }, { feeEarner, date }) => {
    const query = new URLSearchParams({ fee_earner: feeEarner, date })
    const { rate, from } = await readCase<Record<keyof UsualRateRow, UsualRateRow[keyof UsualRateRow] | null>>(
      `client/case/${encodeURIComponent(uuid)}/usual-rate?${query.toString()}`,
    )
    return typeof rate === 'number' && typeof from === 'string' ? { rate, from: from as RateSource } : null
  },
})

export const createUsualRates = (request: RequestHosts): UsualRates =>
  picked(request.caseHost, 'usual_rate', ownUsualRates(request), { of: nothing })
