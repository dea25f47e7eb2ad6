import { expect } from 'vitest'
import { ASHDOWN, BRYN, CALDER } from './firm.ts'
import { ADMIN, makeFirm, makePerson } from './firms.ts'
import { as, instance, type Caller } from './instance.ts'
import { tokenCall } from './sign-in.ts'
import type { Target } from './target.ts'

/** Creates an API client of a firm, with a token. */
export async function program(owner: string, client: string, change: object = {}): Promise<Caller> {
  const { status, body } = await as(owner).rest<{ client_id: string; client_secret: string }>(
    'POST',
    `clients/${client}/api-client`,
    { name: 'Reporting', client_role: 'owner', ...change },
  )
  expect([status, body]).toMatchObject([201, { client_secret: expect.any(String) }])
  return as(
    undefined,
    (
      await tokenCall(instance.authUrl, {
        grant_type: 'client_credentials',
        client_id: body.client_id,
        client_secret: body.client_secret,
        scope: 'all',
      })
    ).body.access_token,
  )
}

export const A_RIVAL = 'a rival owner'
/**
 * Callers who must not find anything of the target: rival firms, their API clients, and users of its parent without a
 * role in it, or whose role was removed.
 */
export async function makeStrangers({ parent, firm, caseUuid }: Target): Promise<Record<string, Caller>> {
  const unlinked = await makePerson(parent.owner, parent, 'costs_draftsman')
  const dropped = await makePerson(parent.owner, parent, 'costs_draftsman', 'Mary', {
    [firm.client]: 'costs_draftsman',
  })
  expect((await as(dropped.email).rest('GET', `client/case/${caseUuid}`)).status).toBe(200)
  await as(parent.owner).rest('DELETE', `clients/${firm.client}/users/${dropped.uuid}`)
  const rival = await makeFirm(ADMIN, 'solicitor')
  return {
    'a rival solicitor': as(ASHDOWN),
    'a rival team leader': as(BRYN),
    [A_RIVAL]: as(CALDER),
    'the owner of a rival costs firm': as('owner@harbour.example'),
    'a draftsman without a link': as(unlinked.email),
    'a draftsman with no access any more': as(dropped.email),
    'a program of a rival': await program(rival.owner, rival.client, { read_only: false }),
  }
}

export const OF_FIRM = 'a person of the firm'
/**
 * Users of the target's firm, and of its parent with a role in it, by the permissions they lack: for cases, or for
 * administration.
 */
export async function makeLacking({
  firm,
  parent,
  owner,
}: Target): Promise<Record<string, { cases: Caller; administration: Caller }>> {
  const ofFirm = async (role: string) => as((await makePerson(owner, firm, role)).email)
  const ofParent = async (role: string) =>
    as((await makePerson(parent.owner, parent, 'costs_draftsman', 'Mary', { [firm.client]: role })).email)
  return {
    [OF_FIRM]: { cases: await ofFirm('it_administrator'), administration: await ofFirm('solicitor') },
    'a person of the parent with a role in it': {
      cases: await ofParent('it_administrator'),
      administration: await ofParent('solicitor'),
    },
  }
}
