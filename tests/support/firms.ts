import { randomUUID } from 'node:crypto'
import { PASSWORD } from './sign-in.ts'
import { as } from './instance.ts'

export const ADMIN = 'admin@costdraft.example'
interface Made {
  uuid: string
}
export interface Firm {
  client: string
  site: string
  feeEarner: string
  person: string
}

/** A unique word of letters only, so that it is also valid as a name. */
export const word = (beginning: string): string =>
  `${beginning}${randomUUID().replaceAll(/[-\d]/g, (c) => (c === '-' ? '' : 'ghjkmnpqrs'.charAt(Number(c))))}`
export const office = (name: string, change: object = {}) => ({
  site_name: name,
  first_line_address: '1 High Street',
  town: 'York',
  postcode: 'YO1 8AN',
  region: 'North',
  location: 'Non-London',
  headquarters: true,
  ...change,
})

async function made(email: string, path: string, body: unknown): Promise<Made> {
  const { status, body: row } = await as(email).rest<Made>('POST', path, body)
  if (status !== 201) throw new Error(`${path} ${status} ${JSON.stringify(row)}`)
  return row
}

/**
 * Creates a user of a firm. `name` is the first name, so that a marker text can be found wherever the user is shown.
 */
export async function makePerson(
  by: string,
  { client, site }: Pick<Firm, 'client' | 'site'>,
  role: string,
  name = 'Mary',
  links: Record<string, string> = {},
): Promise<{ email: string; uuid: string }> {
  const email = `${word('p').slice(0, 16)}@firm.example`
  const { uuid } = await made(by, `users/clients/${client}`, {
    firstname: name,
    surname: 'Tester',
    email_address: email,
    password: PASSWORD,
    client_role: role,
    site_uuid: site,
    child_client_roles: links,
    ...(role === 'solicitor' && { solicitor_sra_number: '650001' }),
  })
  return { email, uuid }
}

/** Creates a firm with a site, a fee earner and an owner; `name` is used for every name. */
export async function makeFirm(
  by: string,
  type: 'solicitor' | 'costs_draftsman',
  name = word('Firm'),
): Promise<Firm & { owner: string }> {
  const { uuid: client } = await made(by, 'clients', {
    name,
    type,
    solicitor_sra_number: '640100',
    primary_contact_name: name,
    sites: [office(name)],
    fee_earners: [{ site: '0', firstname: name, surname: 'Earner', type: 'solicitor', grade: 'A' }],
  })
  const {
    body: [site],
  } = await as(by).rest<Made[]>('GET', `clients/${client}/sites`)
  const {
    body: [earner],
  } = await as(by).rest<Made[]>('GET', `client/${client}/fee-earner`)
  const firm = { client, site: site?.uuid ?? '', feeEarner: earner?.uuid ?? '' }
  const { email, uuid } = await makePerson(by, firm, 'owner', name)
  return { ...firm, owner: email, person: uuid }
}
