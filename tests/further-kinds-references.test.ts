import { randomUUID } from 'node:crypto'
import { expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { describe, expect, test } from 'vitest'
import { filesForm, pdf, root } from './support/files.ts'
import {
  STEP,
  addParty,
  addStep,
  at,
  feeEarner,
  must,
  newCase,
  rest,
  site,
  startFurtherApi,
} from './support/further-api.ts'

// What rows of kinds that the product does not have refer to, and what can be chosen in them.
startFurtherApi()

describe('what a row refers to', () => {
  test('is a row of its own case, and is answered by name: a fee earner in place, any other beside its uuid', async () => {
    const elsewhere = (await addParty('Elsewhere')).uuid
    await newCase()
    const here = await addParty('Smith')
    for (const solicitor of [elsewhere, randomUUID(), feeEarner])
      expect(await rest('POST', `${at}/court/step`, { ...STEP, solicitor })).toMatchObject({
        status: 422,
        body: { details: { solicitor: 'Choose one from the list.' } },
      })
    expect(
      await rest('POST', `${at}/court/step`, {
        ...STEP,
        counsel: [{ counsel_level: 'junior', counsel_attendance: { party_uuid: elsewhere, attendance: 'fas' } }],
      }),
    ).toMatchObject({
      status: 422,
      body: { details: { 'counsel.0.counsel_attendance.party_uuid': expect.any(String) } },
    })
    const counsel = [{ counsel_level: 'junior', party_uuid: elsewhere }]
    expect(await rest('POST', `${at}/court/step`, { ...STEP, counsel })).toMatchObject({
      status: 422,
      body: { details: { 'counsel.0.party_uuid': 'Choose one from the list.' } },
    })
    const step = await addStep({ solicitor: here.uuid, fee_earner: feeEarner, site })
    expect(step).toMatchObject({
      solicitor: here.uuid,
      solicitor_named: { uuid: here.uuid, name: 'Smith' },
      site,
      site_named: { uuid: site, name: expect.any(String) },
      fee_earner: { uuid: feeEarner, initials: expect.any(String) },
    })
    expect(await must('PATCH', `${at}/court/step/${step.uuid}`, step)).toEqual(step)
    expect(await addStep()).toMatchObject({ solicitor: null, solicitor_named: null, fee_earner: null })
  })

  test('cannot be removed while it is in use, nor be missing from a row that is restored', async () => {
    const party = await addParty('Smith')
    const other = await addParty('Moore')
    const step = await addStep({
      solicitor: party.uuid,
      counsel: [
        { counsel_level: 'junior', counsel_attendance: { party_uuid: party.uuid, attendance: 'fas' } },
        { counsel_level: 'senior', party_uuid: party.uuid },
      ],
    })
    expect(await rest('DELETE', `${at}/participant/${party.uuid}`)).toMatchObject({
      status: 409,
      body: {
        message: 'This participant is in use by 3 rows. Change them first.',
        details: { court_step: '1 row', court_counsel: '2 rows' },
      },
    })
    expect((await rest('DELETE', `${at}/participant/${other.uuid}`)).status).toBe(204)
    await must('DELETE', `${at}/fee/${step.uuid}`)
    expect((await rest('DELETE', `${at}/participant/${party.uuid}`)).status).toBe(204)
    const lost = {
      status: 409,
      body: { message: 'This refers to a participant that was removed. Restore the participant first.' },
    }
    expect(await rest('POST', `${at}/item/${step.uuid}/restore`, {})).toMatchObject(lost)
    expect(await must('GET', `${at}/court/step`)).toEqual([])
    await must('POST', `${at}/item/${party.uuid}/restore`, {})
    expect(await must('POST', `${at}/item/${step.uuid}/restore`, {})).toMatchObject({ solicitor: party.uuid })
  })
})

test('a file that a row refers to is answered by name, and cannot be removed from the case', async () => {
  const uploaded = await rest<FileTree>(
    'POST',
    `${at}/file`,
    filesForm(undefined, [{ name: 'Lease.pdf', bytes: pdf() }]),
  )
  const [file] = uploaded.body.children
  const period = await must('POST', `${at}/period`, { description: 'A period', evidence: file?.uuid })
  expect(period).toMatchObject({ evidence_named: { uuid: file?.uuid, name: 'Lease.pdf' } })
  const removal = { folder_structure: root() }
  expect(await rest('PATCH', `${at}/folder-structure`, removal)).toMatchObject({
    status: 409,
    body: { message: 'This file is in use by 1 row. Change it first.', details: { period: '1 row' } },
  })
  await must('DELETE', `${at}/period/${period.uuid}`)
  expect(await rest('PATCH', `${at}/folder-structure`, removal)).toMatchObject({ status: 200, body: { children: [] } })
})

test('what may be chosen can depend on the case, in a part of a row of a list too', async () => {
  const party_uuid = (await addParty('Smith')).uuid
  const counsel = [{ counsel_level: 'junior', counsel_attendance: { party_uuid, attendance: 'event' } }]
  expect((await addStep({ counsel })).counsel).toHaveLength(1)
  await newCase({ case_type: 'placement', represented_party: null, parties_represented: null })
  const here = (await addParty('Smith')).uuid
  const withAttendance = (attendance: string) => [
    { counsel_level: 'junior', counsel_attendance: { party_uuid: here, attendance } },
  ]
  expect(await rest('POST', `${at}/court/step`, { ...STEP, counsel: withAttendance('event') })).toMatchObject({
    status: 422,
    body: { details: { 'counsel.0.counsel_attendance.attendance': 'Choose one of fas, none.' } },
  })
  expect((await addStep({ counsel: withAttendance('fas') })).counsel).toHaveLength(1)
})

test('a type of expert is one of the list, which is the same for every firm, and is answered by name', async () => {
  const { body: list } = await rest<unknown>('GET', 'expert-type')
  expect(list).toEqual({ expert_types: expertTypes })
  const [{ uuid, type_name }] = expertTypes[0]!.types as [(typeof expertTypes)[number]['types'][number]]
  const invoice = await must('POST', `${at}/expert-invoice`, { date: '2025-05-01', invoice_type: uuid })
  expect(invoice).toMatchObject({ invoice_type: uuid, invoice_type_named: { uuid, name: type_name } })
  expect(await must('PATCH', `${at}/expert-invoice/${invoice.uuid}`, invoice)).toEqual(invoice)
  for (const invoice_type of [randomUUID(), feeEarner])
    expect(await rest('PATCH', `${at}/expert-invoice/${invoice.uuid}`, { invoice_type })).toMatchObject({
      status: 422,
      body: { details: { invoice_type: 'Choose one from the list.' } },
    })
})
