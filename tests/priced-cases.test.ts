import { areasOfWork, type Bill } from '@costdraft/costing'
import { withoutViewer } from '@costdraft/api/access/viewer-transaction.ts'
import { billsOf } from '@costdraft/api/bills/bill.ts'
import { loadPricingInputs } from '@costdraft/api/bills/pricing-input.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

// What is stored of a case and no route can bring about: a legal aid case without a certificate, and cases of each
// area.
let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

const OWNER = 'owner@ashdown.example'
/** A care case of the demonstration with work in it, and its bill. */
async function careCase(): Promise<{ uuid: string; bill: Bill }> {
  const { uuid } = await own.db
    .selectFrom('case as case_row')
    .innerJoin('case_item', 'case_item.case_uuid', 'case_row.uuid')
    .innerJoin('certificate', 'certificate.case_uuid', 'case_row.uuid')
    .where('case_row.case_type', '=', 'care_and_supervision')
    .where('case_row.area_of_work', '=', 'legal_aid')
    .where('case_row.client_uuid', '=', (await own.personOf(OWNER)).client_uuid ?? '')
    .where('case_item.kind', '=', 'time_recording')
    .where('case_row.stage', '=', 'in_progress')
    .select('case_row.uuid')
    .orderBy('case_row.uuid')
    .executeTakeFirstOrThrow()
  return { uuid, bill: await billOf(uuid) }
}
async function billOf(uuid: string): Promise<Bill> {
  const bill = (await own.within(OWNER, (tx) => billsOf(tx, [uuid]))).get(uuid)
  if (!bill) throw new Error('The case has no bill.')
  return bill
}
const reasonsOf = ({ heads }: Bill) =>
  new Set(heads.flatMap(({ lines }) => lines.flatMap(({ notHeld }) => notHeld ?? [])))

test('a legal aid case without a certificate says so, and its hearings are priced by their own dates', async () => {
  const { uuid, bill: before } = await careCase()
  expect([...reasonsOf(before)].filter((reason) => reason.includes('certificate'))).toEqual([])
  await own.db.deleteFrom('certificate').where('case_uuid', '=', uuid).execute()
  const inputs = await own.within(OWNER, (tx) => loadPricingInputs(tx, [uuid]))
  expect(inputs.get(uuid)?.priced).toMatchObject({ area: 'legal_aid', certificate: null })
  const bill = await billOf(uuid)
  expect([...reasonsOf(bill)]).toEqual(
    expect.arrayContaining([
      'Rate not held: the case has no certificate, whose date of issue selects the edition of Table 2(c).',
      'Rate not held: the case has no certificate, whose date of issue selects the edition of Table 9(aa).',
    ]),
  )
  expect(bill.escape).toBeNull()
  const advocacyOf = ({ heads }: Bill) => heads.find(({ name }) => name === 'advocacy')
  expect(advocacyOf(bill)).toEqual(advocacyOf(before))
})

test.each(areasOfWork)('a stored case of the area %s is priced as that area', async (area) => {
  const { uuid } = await own.db.selectFrom('case').select('uuid').orderBy('uuid').limit(1).executeTakeFirstOrThrow()
  await own.db.updateTable('case').set({ area_of_work: area }).where('uuid', '=', uuid).execute()
  const inputs = await own.db.transaction().execute((tx) => loadPricingInputs(withoutViewer(tx), [uuid]))
  const priced = inputs.get(uuid)?.priced ?? {}
  expect(priced).toMatchObject({ area })
  expect('certificate' in priced).toBe(area === 'legal_aid' || area === 'high_cost_legal_aid')
})
