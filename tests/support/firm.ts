import type { KindName } from '@costdraft/schema/items/index.ts'
import { careCase, twoPartCase } from './care-case.ts'
import { courtOfProtectionCase, isCourtOfProtectionKind } from './court-of-protection-case.ts'
import { highCostCase, isHighCostKind } from './high-cost-case.ts'
import { interPartesCase, isStepKind } from './inter-partes-case.ts'
import type { Firm } from './firms.ts'
import { as } from './instance.ts'

/** Users of the demonstration firms the tests work with. */
export const ASHDOWN = 'solicitor@ashdown.example'
export const CALDER = 'owner@calder.example'
export const DRAFTSMAN = 'draftsman@harbour.example'
export const BRYN = 'leader@bryn.example'

const firms = new Map<string, Promise<Firm>>()

/** The firm of a user, with a site and a fee earner to create cases with. */
export function firmOf(email: string): Promise<Firm> {
  const before = firms.get(email)
  if (before) return before
  const firm = (async () => {
    const { rest } = as(email)
    const { body: viewer } = await rest<{ client_uuid: string; user_uuid: string }>('GET', 'users/user')
    const {
      body: [site],
    } = await rest<{ uuid: string }[]>('GET', `clients/${viewer.client_uuid}/sites`)
    const {
      body: [earner],
    } = await rest<{ uuid: string }[]>('GET', `client/${viewer.client_uuid}/fee-earner`)
    return {
      client: viewer.client_uuid,
      site: site?.uuid ?? '',
      feeEarner: earner?.uuid ?? '',
      person: viewer.user_uuid,
    }
  })()
  firms.set(email, firm)
  return firm
}

type Body = Record<string, unknown>
export interface CaseAnswer extends Body {
  uuid: string
  version: number
  case_name: string
  stage: string
  details?: Record<string, string>
}
async function create(email: string, area: string, bodyOf: (firm: Firm) => object): Promise<CaseAnswer> {
  const firm = await firmOf(email)
  const { status, body } = await as(email).rest<CaseAnswer>('POST', `client/${firm.client}/case/${area}`, bodyOf(firm))
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
/** Creates a care case in the user's own firm. */
export const newCase = (email: string, change: Body = {}, certificate: Body = {}): Promise<CaseAnswer> =>
  create(email, 'legal-aid', (firm) => careCase(firm, change, certificate))
/** Creates a Court of Protection case in the user's own firm. */
export const newCourtOfProtectionCase = (email: string, change: Body = {}): Promise<CaseAnswer> =>
  create(email, 'court-of-protection', (firm) => courtOfProtectionCase(firm, change))
/** Creates a legal aid case of two parts in the user's own firm. */
export const newTwoPartCase = (email: string): Promise<CaseAnswer> => create(email, 'legal-aid', twoPartCase)
/** Creates an inter partes case in the user's own firm. */
export const newInterPartesCase = (email: string, change: Body = {}): Promise<CaseAnswer> =>
  create(email, 'inter-parties', (firm) => interPartesCase(firm, change))
/**
 * Creates a high cost case in the user's own firm: care proceedings with a leading and a junior advocate, unless the
 * certificate says otherwise.
 */
export const newHighCostCase = (email: string, change: Body = {}, certificate: Body = {}): Promise<CaseAnswer> =>
  create(email, 'high-cost', (firm) =>
    highCostCase(firm, change, { advocacy_scheme: 'leading_counsel_junior_counsel', ...certificate }),
  )
/** Creates a case in the user's own firm that can have items of a kind. */
export function newCaseWith(email: string, kind: KindName): Promise<CaseAnswer> {
  if (isHighCostKind(kind)) return newHighCostCase(email)
  if (isStepKind(kind)) return newInterPartesCase(email)
  return isCourtOfProtectionKind(kind) ? newCourtOfProtectionCase(email) : newCase(email)
}
