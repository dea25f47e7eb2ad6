import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, office, word } from './support/firms.ts'
import { as } from './support/instance.ts'
import { sent } from './support/sent.ts'

// Clients with one number of the Solicitors Regulation Authority: named to whoever may see them, and to nobody else.

interface Client {
  uuid: string
  name: string
}
type Owned = Awaited<ReturnType<typeof makeFirm>>
let parent: Owned
let rival: Owned
let mine: Client
let theirs: Client
/** A number of this run, as people write it. */
const digits = String(Math.trunc(Math.random() * 1e9))
const number = `SRA ${digits}`

const add = (owner: string, sraNumber: string) =>
  sent<Client>(owner, 'POST', 'clients', {
    ...{ name: word('Twin'), type: 'solicitor', solicitor_sra_number: sraNumber, sites: [office('Main')] },
  })
const found = async (email: string, sraNumber: string): Promise<string[]> =>
  (await sent<Client[]>(email, 'GET', `clients?${new URLSearchParams({ sra_number: sraNumber }).toString()}`)).map(
    ({ uuid }) => uuid,
  )

beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  rival = await makeFirm(ADMIN, 'costs_draftsman')
  mine = await add(parent.owner, number)
  theirs = await add(rival.owner, number)
})

describe('clients with one SRA number', () => {
  test('are found without regard to spaces and case, among those that one may see', async () => {
    for (const typed of [number, `sra${digits}`, ` S R A  ${digits} `, number.toLowerCase()]) {
      expect(await found(parent.owner, typed), typed).toEqual([mine.uuid])
      expect(await found(rival.owner, typed), typed).toEqual([theirs.uuid])
    }
    expect((await found(ADMIN, number)).toSorted()).toEqual([mine.uuid, theirs.uuid].toSorted())
    expect(await found(parent.owner, `${number}0`)).toEqual([])
    expect(await found(parent.owner, `SRA ${digits.slice(1)}`)).toEqual([])
  })

  test('are named by GraphQL too, without the one that is changed', async () => {
    const query = 'query ($n: String!, $u: ID) { clientDuplicates(sraNumber: $n, exceptUuid: $u) { uuid name } }'
    const named = async (email: string, exceptUuid?: string) =>
      (await as(email).graphql(query, { n: `sra${digits}`, u: exceptUuid })).data?.clientDuplicates
    expect(await named(parent.owner)).toEqual([{ uuid: mine.uuid, name: mine.name }])
    expect(await named(parent.owner, mine.uuid)).toEqual([])
    expect(JSON.stringify(await named(parent.owner))).not.toContain(theirs.uuid)
  })

  test('are left out once archived, and a creation is never refused', async () => {
    const again = await add(parent.owner, number)
    expect((await found(parent.owner, number)).toSorted()).toEqual([mine.uuid, again.uuid].toSorted())
    await sent(parent.owner, 'POST', `clients/${again.uuid}/archive`)
    expect(await found(parent.owner, number)).toEqual([mine.uuid])
  })
})
