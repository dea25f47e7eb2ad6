import { request } from 'undici'
import { forkInstance, type Addresses } from '../fork-instance.ts'
import { authorizeQuery, pkce, signIn } from '../../tests/support/sign-in.ts'
import type { Figure, Section } from './figures.ts'
import { median } from './load.ts'
import { sized } from './sized.ts'

/** Fewer than an account may be tried in a quarter of an hour. */
const ROUNDS = sized(40, 2)
const WARM_UP = sized(5, 1)
const OWNER = 'owner@ashdown.example'
/**
 * How much longer, or shorter, an answer may take than that about an address that nobody has: about as much as another
 * address that nobody has, which tells how exact this is.
 */
const TARGET = 1.15

/** Whose address is tried: nobody's first, against which the others are measured. */
const addresses = {
  'an address that nobody has': 'nobody@nowhere.example',
  'another that nobody has': 'somebody@elsewhere.example',
  'a user': 'solicitor@ashdown.example',
  'a user who is deactivated': 'gone@ashdown.example',
  'a user who was invited and has no password yet': 'invited@ashdown.example',
} as const
type Whose = keyof typeof addresses

let places = 0
/** A network that nobody has asked from: none is refused for having asked too often. */
function elsewhere(): Record<string, string> {
  places++
  return { 'x-forwarded-for': `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}` }
}

/** Opens the sign-in page; answers the milliseconds that a wrong password for an address takes there. */
async function wrongPassword({ authUrl, webUrl }: Addresses, email: string): Promise<number> {
  const headers = elsewhere()
  const query = new URLSearchParams(authorizeQuery(webUrl, pkce().challenge)).toString()
  const opened = await request(`${authUrl}/oauth/authorize?${query}`, { headers })
  await opened.body.dump()
  const cookie = [opened.headers['set-cookie'] ?? []]
    .flat()
    .map((text) => text.split(';')[0])
    .join('; ')
  const page = new URL(String(opened.headers.location), authUrl).href
  return timed(page, { ...headers, cookie }, { email, password: 'not the one that opens' }, 401)
}

/** The milliseconds that *Forgot password?* takes for an address. */
const forgotten = ({ authUrl }: Addresses, email: string): Promise<number> =>
  timed(`${authUrl}/forgotten-password`, elsewhere(), { email }, 200)

async function timed(
  url: string,
  headers: Record<string, string>,
  form: Record<string, string>,
  status: number,
): Promise<number> {
  const began = performance.now()
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  await body.dump()
  if (statusCode !== status) throw new Error(`${url}: ${statusCode} instead of ${status}`)
  return performance.now() - began
}

/**
 * Medians of one door for every kind of address, in turn and each time beginning with the next, so that whatever else
 * happens happens to all.
 */
async function figuresOf(house: Addresses, ask: typeof forgotten): Promise<Figure[]> {
  const kinds = Object.keys(addresses) as Whose[]
  const times = new Map(kinds.map((whose) => [whose, [] as number[]]))
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const index of kinds.keys()) {
      const whose = kinds[(index + round + WARM_UP) % kinds.length]!
      const took = await ask(house, addresses[whose])
      if (round >= 0) times.get(whose)?.push(took)
    }
  const medians = kinds.map((whose) => [whose, median(times.get(whose) ?? [])] as const)
  const [, base] = medians[0]!
  return medians.map(([whose, value]) =>
    value === base && whose === kinds[0]
      ? { name: whose, value, unit: 'ms' }
      : { name: `${whose}, against that`, value: Math.max(value / base, base / value), unit: '×', limit: TARGET },
  )
}

/** Invites two users, and deactivates one of them. */
async function prepare(house: Addresses): Promise<void> {
  const { access_token: token } = await signIn(house, OWNER)
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> => {
    const answer = await request(`${house.apiUrl}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.statusCode >= 400) throw new Error(await answer.body.text())
    return (await answer.body.json()) as Answer
  }
  const { user_uuid: own } = await ask('GET', 'users/user')
  const { client_uuid: client, site_uuid: site } = await ask('GET', `clients/users/${own}`)
  for (const whose of ['a user who is deactivated', 'a user who was invited and has no password yet'] as const) {
    const { uuid } = await ask('POST', `users/clients/${client}/invitation`, {
      firstname: 'Ines',
      surname: 'Vited',
      email_address: addresses[whose],
      client_role: 'costs_draftsman',
      site_uuid: site,
    })
    if (whose === 'a user who is deactivated') await ask('DELETE', `users/${uuid}`)
  }
}
type Answer = Partial<Record<'uuid' | 'user_uuid' | 'client_uuid' | 'site_uuid', string>>

/**
 * Measures whether the time of an answer tells whether an address has an account. The house is another process, as what
 * it does after an answer would else be waited for here.
 */
export async function* enumerationSections(): AsyncGenerator<Section> {
  const { addresses: house, stop } = await forkInstance({ TRUST_PROXY: '1' })
  try {
    await prepare(house)
    yield { title: 'Sign-in: a wrong password', figures: await figuresOf(house, wrongPassword) }
    yield { title: 'Sign-in: Forgot password?', figures: await figuresOf(house, forgotten) }
  } finally {
    await stop()
  }
}
