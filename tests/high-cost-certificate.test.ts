import { describe, expect, test } from 'vitest'
import { answersTo, type Row } from './support/answered.ts'
import { ASHDOWN, firmOf, newCase, newHighCostCase } from './support/firm.ts'
import { highCostCase } from './support/high-cost-case.ts'
import { as } from './support/instance.ts'

const ashdown = as(ASHDOWN)
const answered = answersTo(ashdown)

/** What the API refuses in a new high cost case: the message of each field. */
async function refusedIn(change = {}, certificate = {}): Promise<Record<string, string>> {
  const firm = await firmOf(ASHDOWN)
  const body = highCostCase(firm, change, certificate)
  return (
    await answered<{ details: Record<string, string> }>('POST', `client/${firm.client}/case/high-cost`, body, 422)
  ).details
}

describe('a new high cost case', () => {
  test('has its certificate, and what it comes to', async () => {
    const made = await newHighCostCase(ASHDOWN, {}, { advocacy_scheme: 'single_counsel' })
    expect(made).toMatchObject({
      area_of_work: 'high_cost_legal_aid',
      stage: 'in_progress',
      certificate: {
        certificate_number: 'HC1234567890',
        advocacy_scheme: 'single_counsel',
        fee_scheme: 'events',
        final_hearing_length: 'up_to_10_days',
      },
      hourly_figure: null,
      solicitor_total: 0,
      solicitor_vat: 0,
      counsel_total: 0,
      counsel_vat: 0,
    })
  })

  test('needs the three schemes, and the rules of any certificate', async () => {
    const none = { advocacy_scheme: undefined, fee_scheme: undefined, final_hearing_length: undefined }
    expect(await refusedIn({}, none)).toEqual({
      advocacy_scheme: 'This is required.',
      fee_scheme: 'This is required.',
      final_hearing_length: 'This is required.',
    })
    expect(
      Object.keys(
        await refusedIn(
          { parties_represented: undefined },
          {
            certificate_number: 'HC123456789',
            court_level: undefined,
            date_of_issue: undefined,
            linked_certificates: ['12A'],
            advocacy_scheme: 'three_counsel',
            fee_scheme: 'fixed',
            final_hearing_length: '11',
            parties_represented: 0,
          },
        ),
      ).toSorted(),
    ).toEqual([
      'advocacy_scheme',
      'certificate_number',
      'court_level',
      'date_of_issue',
      'fee_scheme',
      'final_hearing_length',
      'linked_certificates',
      'parties_represented',
    ])
    expect(await refusedIn({}, { transfer: true })).toEqual({ transfer: 'This field is not known.' })
  })

  test('is no case of another area: its figure by the hour needs its source', async () => {
    expect(await refusedIn({ hourly_figure: 41_000 })).toEqual({ hourly_figure_source: expect.any(String) })
    expect(await refusedIn({ hourly_figure: 0.001, hourly_figure_source: 'Case plan' })).toEqual({
      hourly_figure: expect.any(String),
    })
    const firm = await firmOf(ASHDOWN)
    const { status } = await ashdown.rest('POST', `client/${firm.client}/case/legal-aid`, highCostCase(firm))
    expect(status).toBe(422)
  })
})

describe('its changes', () => {
  test('are taken on the path of the specification and on that of its area, and on no other', async () => {
    const { uuid } = await newHighCostCase(ASHDOWN)
    for (const [path, name] of [
      ['legal-aid', 'Re One'],
      ['high-cost', 'Re Two'],
    ])
      expect(await answered('PATCH', `client/case/${path}/${uuid}`, { case_name: name })).toMatchObject({
        case_name: name,
      })
    for (const path of ['court-of-protection', 'inter-parties'])
      expect(await answered('PATCH', `client/case/${path}/${uuid}`, { case_name: 'Re Three' }, 422)).toMatchObject({
        message: `This is a high cost legal aid case. Change it through PATCH client/case/legal-aid/${uuid}.`,
      })
    expect(
      await answered('PATCH', `client/case/${uuid}/certificate`, { court_level: 'other_judge' }, 422),
    ).toMatchObject({ message: expect.stringContaining(`PATCH client/case/${uuid}/high-cost/certificate`) })
    const care = await newCase(ASHDOWN)
    expect(
      await answered('PATCH', `client/case/${care.uuid}/high-cost/certificate`, { fee_scheme: 'hourly' }, 422),
    ).toMatchObject({ message: expect.stringContaining(`${care.uuid}/certificate`) })
    await answered('PATCH', `client/case/${uuid}/value-of-assets`, { value_of_assets: 'None' }, 422)
    await answered(
      'PATCH',
      `client/case/${uuid}/exceptional`,
      { exceptionals: [{ exceptional: true, case_part: null }] },
      422,
    )
  })

  test('of the certificate are judged by its rules, and audited by field', async () => {
    const { uuid } = await newHighCostCase(ASHDOWN)
    const path = `client/case/${uuid}/high-cost/certificate`
    expect(
      await answered('PATCH', path, {
        advocacy_scheme: 'solicitor_advocate',
        fee_scheme: 'hourly',
        final_hearing_length: 'over_10_days',
        linked_certificates: ['1234', '5678'],
      }),
    ).toMatchObject({
      certificate: {
        advocacy_scheme: 'solicitor_advocate',
        fee_scheme: 'hourly',
        final_hearing_length: 'over_10_days',
        linked_certificates: ['1234', '5678'],
      },
    })
    expect(
      await answered('PATCH', path, { certificate_number: 'short', advocacy_scheme: null, fee_scheme: 'x' }, 422),
    ).toMatchObject({
      message: 'Please complete all fields to continue.',
      details: {
        certificate_number: 'Enter exactly 12 characters.',
        advocacy_scheme: 'This is required.',
        fee_scheme: expect.stringContaining('Choose one'),
      },
    })
    const { nodes } = await answered<{ nodes: Row[] }>('GET', `client/case/${uuid}/audit?first=1`)
    expect(nodes[0]).toMatchObject({
      entity: 'certificate',
      before: { advocacy_scheme: 'leading_counsel_junior_counsel', fee_scheme: 'events' },
      after: { advocacy_scheme: 'solicitor_advocate', fee_scheme: 'hourly' },
    })
  })

  test('the parties represented are those of the case, wherever they are sent', async () => {
    const { uuid } = await newHighCostCase(ASHDOWN)
    expect(
      await answered('PATCH', `client/case/${uuid}/high-cost/certificate`, {
        represented_party: 'child',
        parties_represented: 3,
      }),
    ).toMatchObject({ represented_party: 'child', parties_represented: 3 })
    expect(await answered('PATCH', `client/case/legal-aid/${uuid}`, { parties_represented: 2 })).toMatchObject({
      parties_represented: 2,
      certificate: { parties_represented: 2 },
    })
    expect(
      await newHighCostCase(ASHDOWN, { parties_represented: undefined }, { parties_represented: 4 }),
    ).toMatchObject({
      parties_represented: 4,
      certificate: { parties_represented: 4 },
    })
    expect(await refusedIn({ parties_represented: 1 }, { parties_represented: 2 })).toEqual({
      parties_represented: 'The case and its certificate differ in this.',
    })
  })

  test('what was answered, sent back whole, changes nothing', async () => {
    const { uuid } = await newHighCostCase(ASHDOWN, { hourly_figure: 41_000.5, hourly_figure_source: 'Case plan' })
    const stored = await answered('GET', `client/case/${uuid}`)
    expect(await answered('PATCH', `client/case/legal-aid/${uuid}`, stored)).toMatchObject({ version: stored.version })
    expect(await answered('PATCH', `client/case/${uuid}/high-cost/certificate`, stored.certificate)).toMatchObject({
      version: stored.version,
    })
    const cleared = await answered('PATCH', `client/case/legal-aid/${uuid}`, {
      hourly_figure: null,
      hourly_figure_source: null,
    })
    expect(cleared).toMatchObject({ hourly_figure: null, hourly_figure_source: null })
  })
})
