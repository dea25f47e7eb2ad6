import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, EARNER, FIRM, SITE, TOKEN } from '../support/spec-host/ids.ts'

// The fields that our own host adds to a legal aid case, in front of a host that keeps to the specification.
let any: AnyHost
beforeEach(async () => {
  any = await startAnyHost({ checks: true })
  any.host.state.refuseUnknownKeys = true
})
afterEach(() => any.stop())

const FIELDS = 'legallyAidedPerson courtName caseNumber childInitials'
const add = (more: string) =>
  any.ask(
    TOKEN.owner,
    `mutation($s: ID!, $site: ID!, $e: ID!) { addLegalAidCase(solicitorUuid: $s, input: {
      caseName: "Re New", solicitorsCaseReference: "OAK/1", feeEarner: $e, site: $site, caseType: care_and_supervision,
      representedParty: parent, partiesRepresented: 1, ${more}
      certificate: { certificateNumber: "OAK900ABC123", courtLevel: other_judge, dateOfIssue: "2025-05-01" }
    }) { ${FIELDS} } }`,
    { s: FIRM.oakfield, site: SITE.oakfieldHead, e: EARNER.sana },
  )

test('are null, and are not sent where they are empty', async () => {
  const empty = { legallyAidedPerson: null, courtName: null, caseNumber: null, childInitials: null }
  const { data } = await any.ask(TOKEN.owner, `query($c: ID!) { case(uuid: $c) { ${FIELDS} } }`, { c: CASE.care })
  expect(data).toEqual({ case: empty })
  expect(await add('legallyAidedPerson: null, courtName: null, childInitials: "",')).toMatchObject({
    data: { addLegalAidCase: empty },
  })
})

test('are refused by name where they have a value, before anything is sent', async () => {
  const calls = await any.callsOf(async () => {
    const details = { court_name: 'The service behind CostDraft does not keep this.' }
    expect((await add('courtName: "Leeds",')).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', details })
    const { errors } = await any.ask(
      TOKEN.owner,
      'mutation($c: ID!) { editLegalAidCase(uuid: $c, input: { caseName: "Re Changed", courtName: "Leeds" }) { uuid } }',
      { c: CASE.care },
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', details })
  })
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
})
