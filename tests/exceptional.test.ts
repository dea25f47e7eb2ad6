import { describe, expect, test } from 'vitest'
import { ASHDOWN, newCase, type CaseAnswer } from './support/firm.ts'
import { as } from './support/instance.ts'

const ashdown = as(ASHDOWN)
const BOTH = 'domestic_abuse_and_child_arrangement'
const CARE = { case_type: 'care_and_supervision', represented_party: 'parent', parties_represented: 1 }
const noParty = { represented_party: undefined, parties_represented: undefined }
const scopes = [
  { scope: 'FM062', case_part: 'child_arrangement' },
  { scope: 'AA019', case_part: 'non_molestation_order' },
]
const twoParts = () => newCase(ASHDOWN, { case_type: BOTH, ...noParty }, { certificate_scopes: scopes })

type Claim = [part: string | null | undefined, exceptional: unknown]
const claim = (uuid: string, ...claims: Claim[]) =>
  ashdown.rest<CaseAnswer>('PATCH', `client/case/${uuid}/exceptional`, {
    exceptionals: claims.map(([case_part, exceptional]) => ({ case_part, exceptional })),
  })
const read = async (uuid: string) => (await ashdown.rest<CaseAnswer>('GET', `client/case/${uuid}`)).body
const claims = (children: boolean, abuse: boolean) => [
  { case_part: 'child_arrangement', exceptional: children },
  { case_part: 'non_molestation_order', exceptional: abuse },
]
const audited = async (uuid: string) =>
  (
    await ashdown.rest<{ nodes: { entity: string; before: unknown; after: unknown }[] }>(
      'GET',
      `client/case/${uuid}/audit`,
    )
  ).body.nodes.map(({ entity, before, after }) => [entity, before, after])

describe('a case with parts', () => {
  test('is claimed as exceptional part by part, and each claim is audited', async () => {
    const { uuid } = await twoParts()
    expect(await claim(uuid, ['non_molestation_order', true])).toMatchObject({
      status: 200,
      body: { exceptional: claims(false, true), version: 2 },
    })
    expect((await claim(uuid, ['non_molestation_order', true])).body.version).toBe(2)
    expect((await claim(uuid, ['child_arrangement', true], ['non_molestation_order', false])).body).toMatchObject({
      exceptional: claims(true, false),
      version: 3,
    })
    expect((await read(uuid)).exceptional).toEqual(claims(true, false))
    expect((await audited(uuid)).slice(0, 2)).toEqual([
      ['case', { exceptional_parts: ['non_molestation_order'] }, { exceptional_parts: ['child_arrangement'] }],
      ['case', { exceptional_parts: [] }, { exceptional_parts: ['non_molestation_order'] }],
    ])
  })

  test.each<[string, Claim[], Record<string, string>]>([
    ['none', [], { exceptionals: 'Send one entry for a part, or one for each, with exceptional true or false.' }],
    [
      'one that is no yes or no',
      [['child_arrangement', 'yes']],
      { exceptionals: 'Send one entry for a part, or one for each, with exceptional true or false.' },
    ],
    ['one without its part', [[null, true]], { 'exceptionals.0.case_part': 'This is required.' }],
    [
      'one of no part',
      [
        ['child_arrangement', true],
        ['finance', true],
      ],
      { 'exceptionals.1.case_part': 'Choose one of child_arrangement, non_molestation_order.' },
    ],
    [
      'one part twice',
      [
        ['child_arrangement', true],
        ['child_arrangement', false],
      ],
      { 'exceptionals.1.case_part': 'This part is in the list twice.' },
    ],
  ])('refuses %s', async (_what, sent, details) => {
    const { uuid } = await twoParts()
    expect(await claim(uuid, ...sent)).toMatchObject({ status: 422, body: { details } })
    expect(await read(uuid)).toMatchObject({ exceptional: claims(false, false), version: 1 })
  })

  test('loses claims and enhancements with its parts when its type changes', async () => {
    const { uuid } = await twoParts()
    const enhancements = `client/case/${uuid}/tr_enhancement`
    await claim(uuid, ['child_arrangement', true])
    const set = { enhancement: 10, activity_type: 'preparation', case_part: 'child_arrangement' }
    expect((await ashdown.rest('POST', enhancements, { enhancements: [set] })).status).toBe(200)
    expect((await ashdown.rest<CaseAnswer>('PATCH', `client/case/legal-aid/${uuid}`, CARE)).body).toMatchObject({
      exceptional: [{ case_part: null, exceptional: false }],
    })
    expect((await ashdown.rest('GET', enhancements)).body).toEqual([])
    expect((await audited(uuid)).slice(0, 3)).toEqual(
      expect.arrayContaining([
        ['tr_enhancement', { 'child_arrangement.preparation': 10 }, { 'child_arrangement.preparation': 0 }],
        [
          'case',
          expect.objectContaining({ exceptional_parts: ['child_arrangement'] }),
          expect.objectContaining({ exceptional_parts: [] }),
        ],
      ]),
    )
    // And so the other way round: with both types it can be claimed and enhanced anew.
    await claim(uuid, [null, true])
    const whole = { ...set, case_part: null }
    expect((await ashdown.rest('POST', enhancements, { enhancements: [whole] })).status).toBe(200)
    await ashdown.rest('PATCH', `client/case/${uuid}/certificate`, { case_type: BOTH, certificate_scopes: scopes })
    expect((await read(uuid)).exceptional).toEqual(claims(false, false))
    await claim(uuid, ['child_arrangement', true])
    expect((await ashdown.rest('POST', enhancements, { enhancements: [set] })).status).toBe(200)
  })
})

test('a case without a fixed fee cannot be exceptional, and loses its claim when its type changes to such a one', async () => {
  const sentence = 'This type of case has no fixed fee, so it cannot be exceptional.'
  const { uuid } = await newCase(ASHDOWN)
  await claim(uuid, [null, true])
  expect((await claim(uuid, [null, true], [null, false])).status).toBe(422)
  await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, { case_type: 'placement' })
  expect((await read(uuid)).exceptional).toEqual([{ case_part: null, exceptional: false }])
  for (const exceptional of [true, false])
    expect(await claim(uuid, [null, exceptional])).toMatchObject({ status: 422, body: { message: sentence } })
})
