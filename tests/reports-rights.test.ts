import { beforeAll, describe, expect, test } from 'vitest'
import { reports, TOTAL } from '@costdraft/schema/reports/report.ts'
import { as, instance, type Caller } from './support/instance.ts'
import { careCase } from './support/care-case.ts'
import { makePerson } from './support/firms.ts'
import { makeLacking, makeStrangers, program } from './support/identities.ts'
import { askReport, listCases, readPriced, type Report } from './support/reports/read.ts'
import { tokenCall } from './support/sign-in.ts'
import { makeTarget, type Target } from './support/target.ts'

const paths = Object.values(reports).map(({ path }) => path)
let target: Target
let strangers: [who: string, caller: Caller][]
beforeAll(async () => {
  target = await makeTarget()
  strangers = Object.entries(await makeStrangers(target))
}, 120_000)

/** How often a case is counted in a report. */
const countsOf = ({ rows, total }: Report): number => [...rows, total].reduce((sum, { count }) => sum + count, 0)

describe.each(paths)('%s', (path) => {
  test('counts the cases of a firm for its owner, and no figure of them for a stranger', async () => {
    const own = await askReport(as(target.owner), path)
    expect([own.status, own.body.total.section]).toEqual([200, TOTAL])
    for (const [who, caller] of strangers) {
      const { status, body } = await askReport(caller, path)
      expect([who, [200, 403].includes(status)]).toEqual([who, true])
      const said = JSON.stringify(body)
      for (const secret of [target.canary, target.firm.client, target.caseUuid, target.firm.feeEarner])
        expect([who, said.includes(secret)]).toEqual([who, false])
      const asked = await askReport(caller, `${path}?client=${target.firm.client}`)
      expect([who, asked.status === 403 || countsOf(asked.body)]).toEqual([who, asked.status === 403 ? true : 0])
      expect([who, JSON.stringify(asked.body).includes(target.canary)]).toEqual([who, false])
    }
  })

  test('is forbidden to who may not read cases, or not reports, in any firm', async () => {
    for (const [who, { cases, administration }] of Object.entries(await makeLacking(target)))
      for (const caller of [cases, administration]) {
        const { status, body } = await askReport(caller, path)
        expect([who, status, JSON.stringify(body).includes(target.canary)]).toEqual([who, 403, false])
      }
  })

  test('asks who has no token to sign in', async () => {
    expect((await askReport(as(undefined), path)).status).toBe(401)
    expect((await askReport(as(undefined, 'forged'), path)).status).toBe(401)
  })
})

describe('API clients', () => {
  const withScopes = async (scopes: readonly string[]): Promise<Caller> => {
    const given = { name: 'Reporting', client_role: 'owner', read_only: true, scopes }
    const { body } = await as(target.owner).rest<Record<'client_id' | 'client_secret', string>>(
      'POST',
      `clients/${target.firm.client}/api-client`,
      given,
    )
    const { client_id, client_secret } = body
    const token = await tokenCall(instance.authUrl, { grant_type: 'client_credentials', client_id, client_secret })
    return as(undefined, token.body.access_token)
  }

  test('read reports with the scope reports:read, and are refused by name without', async () => {
    const reader = await withScopes(['reports:read'])
    const other = await withScopes(['cases:read', 'admin:read'])
    for (const path of paths) {
      expect([path, (await askReport(reader, path)).status]).toEqual([path, 200])
      expect(await askReport(other, path)).toMatchObject({
        status: 403,
        body: { message: 'This token lacks the scope reports:read.' },
      })
    }
  })

  test('whose role reads no reports are refused', async () => {
    const drafts = await program(target.owner, target.firm.client, { client_role: 'costs_draftsman' })
    for (const path of paths) expect([path, (await askReport(drafts, path)).status]).toEqual([path, 403])
  })
})

test('a firm in which one may read cases and no reports adds nothing, not even to a count', async () => {
  const { parent, firm, owner } = target
  const { email } = await makePerson(parent.owner, parent, 'team_leader', 'Mary', { [firm.client]: 'costs_draftsman' })
  const viewer = as(email)
  const before = []
  for (const path of paths) before.push(await readPriced(viewer, path))
  const add = await as(owner).rest('POST', `client/${firm.client}/case/legal-aid`, careCase(firm))
  expect(add.status).toBe(201)
  for (const [i, path] of paths.entries()) {
    const report = await readPriced(viewer, path)
    expect({ ...report, as_of: '' }).toEqual({ ...before[i], as_of: '' })
    expect([path, countsOf(report)]).toEqual([path, 0])
    expect(report.notes[0]).toBe('One of your firms is not counted: your role there may not read its reports.')
    expect(JSON.stringify(report)).not.toContain(target.canary)
  }
  // The list has them, unless it is asked for those that are reported.
  expect((await listCases(viewer, { client: firm.client })).length).toBeGreaterThan(4)
  expect(await listCases(viewer, { client: firm.client, reported: 'true' })).toEqual([])
})
