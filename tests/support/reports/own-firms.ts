import { inject } from 'vitest'
import type { startApi } from '@costdraft/api/app.ts'
import { startPostgres } from '../../../dev/postgres.ts'
import { word } from '../firms.ts'
import type { Caller } from '../instance.ts'
import { startOwnApi } from '../own-api.ts'
import { PASSWORD } from '../sign-in.ts'
import { post } from '../worked-firm.ts'

/** An API of the test on the engine of the run; `clock` is its clock. */
export async function startReportsApi(clock?: () => Date) {
  const postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  const options: Parameters<typeof startApi>[1] = clock ? { now: clock } : {}
  const own = await startOwnApi(postgres ? { DATABASE_URL: postgres.url } : {}, options)
  const tokens = new Map<string, Caller>()
  return {
    ...own,
    /** Calls the API as a person, who signs in once. */
    by: (email: string): Caller => {
      const known = tokens.get(email) ?? own.as(email)
      tokens.set(email, known)
      return known
    },
    stop: async () => {
      await own.stop()
      await postgres?.stop()
    },
  }
}
export type ReportsApi = Awaited<ReturnType<typeof startReportsApi>>

export interface OwnFirm {
  client: string
  site: string
  name: string
  owner: string
  /** The uuids of its fee earners by name. */
  earners: Map<string, string>
}

const office = {
  site_name: 'Office',
  first_line_address: '1 High Street',
  town: 'Leeds',
  postcode: 'LS1 2PF',
  region: 'North',
  location: 'Non-London',
  headquarters: true,
}

/** Adds a person of a firm; `links` are roles in other firms, by client. */
export async function addPerson(
  api: ReportsApi,
  by: string,
  firm: Pick<OwnFirm, 'client' | 'site'>,
  role: string,
  [firstname, surname]: readonly [string, string] = ['Mary', 'Tester'],
  links: Readonly<Record<string, string>> = {},
): Promise<{ email: string; uuid: string }> {
  const email = `${word('p').slice(0, 20)}@firm.example`
  const uuid = await post(api.by(by), `users/clients/${firm.client}`, {
    firstname,
    surname,
    email_address: email,
    password: PASSWORD,
    client_role: role,
    site_uuid: firm.site,
    child_client_roles: links,
    ...(role === 'solicitor' && { solicitor_sra_number: '650001' }),
  })
  return { email, uuid }
}

/** Adds a firm with an office in the North, fee earners of grade A, and an owner. */
export async function addFirm(
  api: ReportsApi,
  by: string,
  type: 'solicitor' | 'costs_draftsman',
  name: string,
  earners: readonly (readonly [string, string])[],
): Promise<OwnFirm> {
  const caller = api.by(by)
  const client = await post(caller, 'clients', {
    name,
    type,
    solicitor_sra_number: '640100',
    primary_contact_name: 'Mary Tester',
    sites: [office],
    fee_earners: [{ site: '0', firstname: 'First', surname: 'Earner', type: 'solicitor', grade: 'A' }],
  })
  const { body: sites } = await caller.rest<{ uuid: string }[]>('GET', `clients/${client}/sites`)
  const site = sites[0]?.uuid ?? ''
  const { email: owner } = await addPerson(api, by, { client, site }, 'owner')
  const uuids = new Map<string, string>()
  for (const [firstname, surname] of earners) {
    const earner = { site, firstname, surname, type: 'solicitor', grade: 'A' }
    uuids.set(`${firstname} ${surname}`, await post(api.by(owner), `client/${client}/fee-earner`, earner))
  }
  return { client, site, name, owner, earners: uuids }
}
