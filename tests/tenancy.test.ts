import { randomUUID } from 'node:crypto'
import { restApi } from '@costdraft/api/rest-api.ts'
import { createDoor } from '@costdraft/api/http/door.ts'
import { reportNames, reports } from '@costdraft/schema/reports/report.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import type { Dispatcher } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { ASHDOWN, CALDER, firmOf, newCase, newCourtOfProtectionCase, newInterPartesCase } from './support/firm.ts'
import { graphql } from './support/graphql-operations.ts'
import { A_RIVAL, makeLacking, makeStrangers, OF_FIRM, program } from './support/identities.ts'
import { isOfScim, operations, type Operation, type Outcome } from './support/operations.ts'
import { rest } from './support/rest-operations.ts'
import { routesOf } from './support/routes-of.ts'
import { scimRest } from './support/scim-operations.ts'
import { unchangedBy } from './support/snapshot.ts'
import { itemBody, makeTarget, type Target } from './support/target.ts'

/** All operations are asked by several people: most of a minute alone, and minutes on a machine with other work. */
const forOperations = { timeout: 900_000 }
let target: Target
beforeAll(async () => {
  target = await makeTarget()
})

const withReason = (why: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, why]))
/** Routes that need no authentication. */
const OPEN = {
  ...withReason('says that a process lives, and nothing else', 'GET /health', 'GET /ready'),
  ...withReason('a token of nobody does nothing', 'POST /users/unsubscribe'),
  ...withReason('a secret of nobody is not found', 'POST /client/calendar'),
}
/** Operations available to every signed-in user. */
const OF_ONESELF = {
  ...withReason('one’s own profile', 'GET /users/user', 'PATCH /users/user', 'Query.viewer', 'Mutation.editProfile'),
  ...withReason(
    'one’s own password, second factors and sign-ins',
    'POST /users/user/password',
    'GET /users/user/second-factor',
    'POST /users/user/second-factor',
    'POST /users/user/second-factor/:factor/removal',
    'GET /users/user/session',
    'DELETE /users/user/session',
    'DELETE /users/user/session/:session',
    'GET /users/user/sign-ins',
    'POST /users/user/absence',
    'DELETE /users/user/absence',
    'Mutation.changePassword',
    'Mutation.addSecondFactor',
    'Mutation.removeSecondFactor',
    'Query.signIns',
  ),
  ...withReason(
    'what one was told, and wants to be told of',
    'GET /users/user/notification',
    'GET /users/user/notification/unread',
    'GET /users/user/notification/settings',
    'PATCH /users/user/notification/settings',
    'POST /users/user/notification/read',
    'Mutation.markNotificationsRead',
    'Mutation.editNotificationSettings',
  ),
  ...withReason(
    'what the product is',
    'Query.administrationKinds',
    'Query.about',
    'Query.vocabulary',
    'GET /client/additions',
    'GET /users/additions',
  ),
  ...withReason('a list of the law', 'GET /expert-type', 'Query.expertTypes'),
}
/** Operations that require a permission but take no record of a firm. */
const OF_NO_FIRM = {
  ...withReason('a new client is below one’s own', 'POST /clients', 'Mutation.addClient'),
  ...withReason(
    'system administrators are of no firm',
    'GET /users/administrators',
    'POST /users/administrators',
    'POST /users/administrators/invitation',
    'Query.administrators',
    'Mutation.addAdministrator',
    'Mutation.inviteAdministrator',
  ),
}
/** Operations that require a permission for one's own firm, and make a record of one's own. */
const OF_OWN_FIRM = withReason('a view of a list is one’s own', 'POST /client/case-view', 'Mutation.addCaseView')
/** Operations on a record of one's own for whoever may read cases in the own firm. */
const OF_OWN_CALENDAR = withReason(
  'the link of one’s own calendar',
  'GET /client/calendar-link',
  'POST /client/calendar-link',
  'DELETE /client/calendar-link',
  'Query.calendarLink',
  'Mutation.makeCalendarLink',
  'Mutation.removeCalendarLink',
)
const ROLES = withReason('the same for every firm', 'Query.roles')
/**
 * Operations on what is shared in one's own firm alone: whoever is of another firm does not find it, whatever their
 * roles.
 */
const WITHIN_A_FIRM = withReason(
  'a view of a list is shared with the people of its owner’s firm',
  'PATCH /client/case-view/:uuid',
  'DELETE /client/case-view/:uuid',
  'Mutation.editCaseView',
  'Mutation.removeCaseView',
)
/** Operations that return only what the viewer may see: nothing, for a stranger. */
const LISTS = withReason(
  'a list',
  'GET /client/case',
  'GET /client/deadline',
  'Query.deadlines',
  'GET /client/case/by-stage',
  'GET /client/case/choices',
  'GET /client/case-view',
  'POST /client/case/batch',
  'POST /client/case/lists',
  'GET /clients',
  'GET /clients/removal',
  'GET /client/case/removal',
  'GET /client/fee-earner',
  'GET /users',
  'GET /users/audit',
  'Query.administrationAudit',
  'Query.administrationAuditSheet',
  'GET /client/search',
  'GET /client/search/queues',
  'GET /client/search/panel',
  'Query.search',
  'Query.queues',
  'Query.panel',
  'Query.cases',
  'Query.caseStages',
  'Query.caseChoices',
  'Query.caseViews',
  'Query.changes',
  'GET /client/changes',
  'Query.caseSheet',
  'Query.reports',
  'Query.reportSheet',
  ...reportNames.map((name) => `GET /client/reports/${reports[name].path}`),
  'Query.clients',
  'Query.clientDuplicates',
  'Query.users',
  'Query.solicitors',
)
/** Operations every role of a firm may perform. */
const OF_EVERY_ROLE = {
  ...withReason(
    'every role holds client:read',
    'GET /clients',
    'GET /clients/:client',
    'GET /clients/:client/children',
    'GET /clients/:client/mark',
    'GET /clients/:client/sites',
    'GET /clients/:client/users',
    'GET /client/fee-earner',
    'GET /client/:client/fee-earner',
    'Query.clients',
    'Query.clientDuplicates',
    'Query.client',
    'Query.feeEarner',
  ),
  ...withReason(
    'an office or a fee earner is added by who administers, and by who drafts',
    'POST /clients/:client/sites',
    'POST /client/:client/fee-earner',
    'Mutation.addSite',
    'Mutation.addFeeEarner',
  ),
}
/** Operations on users of the parent firm: not found, also for the firm's own users. */
const OF_THE_PARENT = withReason(
  'roles in a firm are given to its parent’s people',
  'POST /clients/:client/users/:user',
  'PATCH /clients/:client/users/:user',
  'DELETE /clients/:client/users/:user',
)
const isIn = (list: Record<string, string>, { name }: Operation): boolean => Object.hasOwn(list, name)
/** Operations of a firm's administration, which need no permission for cases. */
const isAdministration = ({ name, isRest }: Operation): boolean =>
  isRest
    ? /^\w+ \/(?:clients|users|client\/:client)\b/.test(name)
    : /(?:[cC]lients?|removals|[wW]ebhooks?|[wW]ebhook(?:Deliveries|Secret)|Site|FeeEarner(?:Period)?|(?:feeEarner|site)Preview|[uU]ser(?:s|Groups?)?|Password(?:Link)?|[sS]essions?|[aA]dministrators?|mergePreview|clientDuplicates|[cC]lientParent(?:Preview)?|[hH]andOver(?:User)?|Absence|archiveCounts|[fF]irmArchives?|[cC]lientMark|administrationAudit(?:Sheet)?|[sS]econdFactor(?:Rule)?|roles)$/.test(
        name,
      )

const expectNoCanary = (name: string, { answer }: Outcome): void => {
  expect(JSON.stringify(answer ?? ''), name).not.toContain(target.canary)
}
const methodOf = (route: string): Dispatcher.HttpMethod => route.split(' ')[0] as Dispatcher.HttpMethod

describe('the operations tested here', () => {
  test('include every route of the API', () => {
    const app = restApi(
      { db: undefined as never, kept: undefined as never, engine: 'PGlite' },
      createDoor({ readToken: async () => undefined }),
      undefined as never,
      {} as never,
    )
    expect(Object.keys({ ...rest, ...scimRest }).toSorted()).toEqual(routesOf(app))
  })

  test('include every root field of the schema', () => {
    const schema = buildSchema(typeDefs)
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      type && isObjectType(getNamedType(type))
        ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
        : [],
    )
    expect(Object.keys(graphql).toSorted()).toEqual(roots.toSorted())
  })

  test('and every exception refers to an existing operation', () => {
    const names = new Set(operations.map(({ name }) => name))
    for (const list of [
      OPEN,
      OF_ONESELF,
      OF_NO_FIRM,
      OF_OWN_FIRM,
      OF_OWN_CALENDAR,
      WITHIN_A_FIRM,
      ROLES,
      LISTS,
      OF_EVERY_ROLE,
      OF_THE_PARENT,
    ])
      expect(Object.keys(list).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('another firm', () => {
  test('is accessible to its own users', async () => {
    for (const route of [
      'GET /client/case/:uuid',
      'GET /clients/:client',
      'GET /clients/users/:user',
      'GET /clients/:client/user-group',
      'GET /users',
      'GET /clients',
      'GET /client/search',
    ]) {
      expect(JSON.stringify((await as(target.owner).rest('GET', rest[route]!(target)[0])).body), route).toContain(
        target.canary,
      )
    }
  })

  test('is monitored: a change is detected, with the name of the call', async () => {
    const write = () => as(target.owner).rest('POST', `client/case/${target.caseUuid}/note`, { body: 'Of its own.' })
    await expect(
      unchangedBy(target, [
        ['a look', () => as(target.owner).rest('GET', 'clients')],
        ['a note', write],
      ]),
    ).rejects.toThrow('Something was changed by a note.')
  })

  test(
    'is not found by any stranger through any operation, exactly like a record that does not exist',
    forOperations,
    async () => {
      const { items } = target
      const none = randomUUID
      const absent: Target = {
        ...target,
        caseUuid: none(),
        addCourtOfProtectionCase: none(),
        addInterPartesCase: none(),
        complete: none(),
        note: none(),
        comment: none(),
        output: none(),
        file: none(),
        person: none(),
        group: none(),
        apiClient: none(),
        webhook: none(),
        webhookDelivery: none(),
        rateEdition: none(),
        rateCard: none(),
        billListEntry: none(),
        view: none(),
        notification: none(),
        firm: { ...target.firm, client: none() },
        parent: { ...target.parent, person: none() },
        items: Object.fromEntries(Object.keys(items).map((name) => [name, none()])) as Target['items'],
      }
      const strangers = Object.entries(await makeStrangers(target))
      expect(strangers.length).toBeGreaterThan(6)
      await unchangedBy(
        target,
        strangers.flatMap(([who, caller]) =>
          operations.map(
            (operation) =>
              [
                `${who}: ${operation.name}`,
                async () => {
                  const theirs = await operation.ask(target, caller)
                  const said = `${who}: ${operation.name} ${JSON.stringify(theirs)}`
                  expectNoCanary(said, theirs)
                  if (isIn(OPEN, operation))
                    return expect(theirs.code, said).toBe(
                      operation.name === 'POST /client/calendar' ? 'NOT_FOUND' : 'OK',
                    )
                  if (isIn(OF_OWN_CALENDAR, operation))
                    return expect(['OK', 'FORBIDDEN', 'NOT_FOUND'], said).toContain(theirs.code)
                  if (isIn(OF_ONESELF, operation))
                    return expect(['OK', 'INVALID_INPUT', 'NOT_FOUND'], said).toContain(theirs.code)
                  if (isIn(OF_NO_FIRM, operation) || isIn(OF_OWN_FIRM, operation))
                    return expect(['INVALID_INPUT', 'FORBIDDEN'], said).toContain(theirs.code)
                  if (isIn(ROLES, operation)) return expect(['OK', 'FORBIDDEN'], said).toContain(theirs.code)
                  if (isOfScim(operation)) expect(theirs.code, said).toBe('FORBIDDEN')
                  else if (isIn(LISTS, operation))
                    expect(theirs.code === 'FORBIDDEN' || emptied(theirs.answer, operation), said).toBe(true)
                  else
                    expect([theirs.code, operation.isRest ? theirs.answer : undefined], said).toEqual([
                      'NOT_FOUND',
                      operation.isRest ? { message: 'Not found.', details: {} } : undefined,
                    ])
                  // One's own records are asked for without a record of anybody, and others change them meanwhile.
                  if (OF_ONES_OWN.has(operation.name)) return undefined
                  // The gateway returns the API's answer, so checking one stranger is enough.
                  if (operation.isRest || who === A_RIVAL)
                    expect(await operation.ask(absent, caller), said).toEqual(theirs)
                  return undefined
                },
              ] as const,
          ),
        ),
      )
    },
  )

  test('an item of another firm is not found through one’s own case', async () => {
    const { uuid: caseUuid } = await newCase(ASHDOWN)
    const firm = await firmOf(ASHDOWN)
    const { uuid: addCourtOfProtectionCase } = await newCourtOfProtectionCase(ASHDOWN)
    const { uuid: addInterPartesCase } = await newInterPartesCase(ASHDOWN)
    const mixed: Target = { ...target, caseUuid, addCourtOfProtectionCase, addInterPartesCase, firm }
    for (const [route, ask] of Object.entries(rest)) {
      if (!/:(?:item|note|file)/.test(route)) continue
      const [path, sent] = ask(mixed)
      expect([route, (await as(ASHDOWN).rest(methodOf(route), path, sent)).status]).toEqual([route, 404])
    }
    for (const [field, ask] of Object.entries(graphql)) {
      if (!/\$[un]\b/.test(ask(mixed)[0]) || !ask(mixed)[0].includes('caseUuid')) continue
      expect([field, (await as(ASHDOWN).graphql(...ask(mixed))).errors?.[0]?.extensions.code]).toEqual([
        field,
        'NOT_FOUND',
      ])
    }
  })

  test('a record cannot refer to records of another firm', async () => {
    const own = await firmOf(CALDER)
    const { uuid } = await newCase(CALDER)
    const { uuid: addCourtOfProtectionCase } = await newCourtOfProtectionCase(CALDER)
    const { uuid: addInterPartesCase } = await newInterPartesCase(CALDER)
    const steps = `client/case/${addInterPartesCase}/procedural-step`
    const { firm, items, person } = target
    const calder = as(CALDER)
    const hearing = await calder.rest<{ uuid: string }>('POST', `client/case/${uuid}/hearing`, itemBody('hearing', own))
    const step = await calder.rest<{ uuid: string }>('POST', steps, itemBody('proceduralStep', own))
    expect([hearing.status, step.status]).toEqual([201, 201])
    const asked: [Dispatcher.HttpMethod, string, object, number][] = [
      ['PATCH', `client/case/legal-aid/${uuid}`, { fee_earner: firm.feeEarner }, 422],
      ['PATCH', `client/case/legal-aid/${uuid}`, { site: firm.site }, 422],
      ['PATCH', `client/case/legal-aid/${uuid}`, { staff_member: person }, 422],
      ...(['hearing', 'timeRecording'] as const).map((kind): [Dispatcher.HttpMethod, string, object, number] => [
        'POST',
        `client/case/${uuid}/${kind === 'hearing' ? 'hearing' : 'time-recording'}`,
        itemBody(kind, firm),
        422,
      ]),
      ['PATCH', `client/case/${uuid}/hearing/${hearing.body.uuid}`, { fee_earner: firm.feeEarner }, 422],
      [
        'PATCH',
        `client/case/${uuid}/hearing/${hearing.body.uuid}/hearing-disbursement/${items.hearingDisbursement}`,
        {},
        404,
      ],
      ...(['time-recording', 'disbursement'] as const).flatMap((list) =>
        [{ party: items.party }, { cop_case_part: items.casePart }].map(
          (of): [Dispatcher.HttpMethod, string, object, number] => [
            'POST',
            `client/case/${addCourtOfProtectionCase}/${list}`,
            { ...itemBody(list === 'disbursement' ? 'disbursement' : 'timeRecording', own), ...of },
            422,
          ],
        ),
      ),
      ...[
        { procedural_step_attendances: [itemBody('stepAttendance', firm)] },
        { procedural_step_disbursements: [{ amount: 1, party: items.party }] },
      ].map((rows): [Dispatcher.HttpMethod, string, object, number] => [
        'POST',
        steps,
        { ...itemBody('proceduralStep', own), ...rows },
        422,
      ]),
      ['POST', `${steps}/${step.body.uuid}/attendance`, itemBody('stepAttendance', firm), 422],
      ['POST', `${steps}/${step.body.uuid}/disbursement`, { amount: 1, party: items.party }, 422],
      ['PATCH', `${steps}/${step.body.uuid}/attendance/${items.stepAttendance}`, {}, 404],
      ['PATCH', `${steps}/${step.body.uuid}/disbursement/${items.stepDisbursement}`, {}, 404],
      [
        'PATCH',
        `${steps}/${step.body.uuid}?lists=whole`,
        { procedural_step_attendances: [{ uuid: items.stepAttendance, ...itemBody('stepAttendance', own) }] },
        422,
      ],
      ['POST', `clients/${own.client}/user-group`, { name: 'Mixed', users: [person] }, 422],
      [
        'POST',
        `client/${own.client}/fee-earner`,
        { site: firm.site, firstname: 'A', surname: 'B', type: 'solicitor', grade: 'A' },
        422,
      ],
      [
        'POST',
        `clients/${own.client}/api-client`,
        { name: 'Mixed', client_role: 'solicitor', child_client_roles: { [firm.client]: 'owner' } },
        404,
      ],
      ['POST', `clients/${own.client}/users/${person}`, { client_role: 'owner' }, 404],
      ['POST', `clients/${firm.client}/users/${own.person}`, { client_role: 'owner' }, 404],
      // A comment is addressed by entity type and uuid: tries another firm's uuid under every type, and the own uuid
      // under wrong types.
      ...['case_fee', 'case_disbursement', 'case_time_recording', 'note', 'case'].map(
        (type): [Dispatcher.HttpMethod, string, object, number] => [
          'POST',
          `client/entity/${type}/${items.hearing}/comment`,
          { body: 'Not mine.' },
          404,
        ],
      ),
      ['POST', `client/entity/note/${hearing.body.uuid}/comment`, { body: 'Of no such kind.' }, 404],
    ]
    await unchangedBy(
      target,
      asked.map(([method, path, body, status]) => [
        `${method} ${path}`,
        async () => {
          const answer = await calder.rest(method, path, body)
          const said = `${method} ${path} ${JSON.stringify(answer.body)}`
          expect(answer.status, said).toBe(status)
          expect(said).not.toContain(target.canary)
        },
      ]),
    )
  })
})

test(
  'every operation is forbidden to users of the firm and of its parent whose roles lack the permission',
  forOperations,
  async () => {
    const lacking = Object.entries(await makeLacking(target))
    await unchangedBy(
      target,
      lacking.flatMap(([who, { cases, administration }]) =>
        operations.map(
          (operation) =>
            [
              `${who}: ${operation.name}`,
              async () => {
                if (isIn(OPEN, operation)) return
                if (isIn(OF_OWN_CALENDAR, operation)) {
                  const { code } = await operation.ask(target, cases)
                  expect(['OK', 'FORBIDDEN'], `${who}: ${operation.name} ${code}`).toContain(code)
                  return
                }
                const free = isIn(OF_ONESELF, operation) || isIn(OF_EVERY_ROLE, operation)
                for (const caller of free
                  ? [cases, administration]
                  : [isAdministration(operation) ? administration : cases]) {
                  const outcome = await operation.ask(target, caller)
                  const said = `${who}: ${operation.name} ${JSON.stringify(outcome)}`
                  // An exception that no longer applies must be removed from its list.
                  if (free) {
                    expect(['OK', 'INVALID_INPUT', 'NOT_FOUND'], said).toContain(outcome.code)
                    continue
                  }
                  expectNoCanary(said, outcome)
                  if (isIn(OF_OWN_FIRM, operation)) expect(['INVALID_INPUT', 'FORBIDDEN'], said).toContain(outcome.code)
                  else if (isIn(WITHIN_A_FIRM, operation))
                    expect(outcome.code, said).toBe(who === OF_FIRM ? 'FORBIDDEN' : 'NOT_FOUND')
                  else if (isIn(LISTS, operation))
                    expect(outcome.code === 'FORBIDDEN' || emptied(outcome.answer, operation), said).toBe(true)
                  else
                    expect(outcome.code, said).toBe(
                      isIn(OF_THE_PARENT, operation) && who === OF_FIRM ? 'NOT_FOUND' : 'FORBIDDEN',
                    )
                }
              },
            ] as const,
        ),
      ),
    )
  },
)

/** What a token without the scope of a route is answered. */
const lacksItsScope = (operation: Operation): unknown =>
  isOfScim(operation)
    ? expect.objectContaining({ detail: 'This token lacks the scope scim.' })
    : {
        message: expect.stringMatching(/^This token lacks the scope (?:(?:cases|admin):write|webhooks)\.$/),
        details: {},
      }

test('a read-only API client of the firm cannot change anything', async () => {
  const reader = await program(target.owner, target.firm.client)
  expect(JSON.stringify((await reader.rest('GET', `client/case/${target.caseUuid}`)).body)).toContain(target.canary)
  await unchangedBy(
    target,
    operations
      .filter((operation) => operation.writes && !isIn(OPEN, operation))
      .map((operation) => [
        operation.name,
        async () => {
          const { code, answer } = await operation.ask(target, reader)
          expect([operation.name, code, operation.isRest ? answer : undefined]).toEqual([
            operation.name,
            'FORBIDDEN',
            operation.isRest ? lacksItsScope(operation) : undefined,
          ])
        },
      ]),
  )
})

test('a read-only API client is forbidden a change that changes nothing, too', async () => {
  const reader = await program(target.owner, target.firm.client)
  const { client } = target.firm
  const empty: [mutation: string, variables: Record<string, unknown>][] = [
    ['editLegalAidCase(uuid: $u, input: {}) { uuid }', { u: target.caseUuid }],
    ['editHighCostCase(uuid: $u, input: {}) { uuid }', { u: target.highCostCase }],
    ['editCourtOfProtectionCase(uuid: $u, input: {}) { uuid }', { u: target.addCourtOfProtectionCase }],
    ['editInterPartiesCase(uuid: $u, input: {}) { uuid }', { u: target.addInterPartesCase }],
    ['editClient(uuid: $u, input: {}) { uuid }', { u: client }],
    ['changeTimeRecordings(caseUuid: $u, changes: []) { error { code } }', { u: target.caseUuid }],
    ['markNotificationsRead(uuids: []) { unreadNotifications }', {}],
    ['editNotificationSettings(settings: []) { isOn }', {}],
  ]
  await unchangedBy(
    target,
    empty.map(([mutation, variables]) => [
      mutation,
      async () => {
        const { errors } = await reader.graphql(
          `mutation${'u' in variables ? '($u: ID!)' : ''} { ${mutation} }`,
          variables,
        )
        expect([mutation, errors?.[0]?.extensions?.code]).toEqual([mutation, 'FORBIDDEN'])
      },
    ]),
  )
})

test.each([
  ['nobody', {}],
  ['a forged token', { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk' }],
])('%s is asked to sign in, whatever is asked', async (_who, headers: Record<string, string>) => {
  await unchangedBy(
    target,
    operations
      .filter((operation) => !isIn(OPEN, operation))
      .map((operation) => [
        operation.name,
        async () => {
          const { code, status } = await operation.ask(target, as(undefined), headers)
          expect([operation.name, code, status]).toEqual([operation.name, 'UNAUTHENTICATED', 401])
        },
      ]),
  )
})

/**
 * Operations without an argument of the target: they return the viewer's own records, which must not contain the
 * target's.
 */
const OF_ONES_OWN = new Set([
  'Query.solicitors',
  'Query.queues',
  'GET /client/search/queues',
  'Query.panel',
  'GET /client/search/panel',
  'Query.caseViews',
  'GET /client/case-view',
  'Query.changes',
  'GET /client/changes',
])
/** An empty list, one of nulls, a count of zero, a report of no case, or a sheet of headings alone. */
function emptied(answer: unknown, { name }: Operation): boolean {
  if (OF_ONES_OWN.has(name)) return true
  if (name === 'Query.reports') return Object.values(answer as Record<string, ReportAnswer>).every(countsNoCase)
  if (name.startsWith('GET /client/reports/')) return countsNoCase(answer as ReportAnswer)
  if (name === 'Query.reportSheet')
    return Buffer.from((answer as { content: string }).content, 'base64')
      .toString()
      .includes('\r\nTotal,0,0.00,0.00,')
  if (Array.isArray(answer)) return answer.every((row: { count?: number }) => row.count === 0)
  const { nodes, content, ...groups } = answer as Record<string, unknown>
  if (typeof content === 'string') return !Buffer.from(content, 'base64').toString().trim().includes('\n')
  return (nodes ? [nodes] : Object.values(groups)).every((group) =>
    Array.isArray(group) ? group.every((row) => row === null) : countsNothing(group),
  )
}
interface ReportAnswer {
  rows: { count: number }[]
  total: { count: number }
}
const countsNoCase = ({ rows, total }: ReportAnswer): boolean => [...rows, total].every(({ count }) => count === 0)
/** The counts of a search that found nothing, by type. */
const countsNothing = (counts: unknown): boolean =>
  counts !== null && Object.values(counts as Record<string, { count?: number }>).every(({ count }) => count === 0)
