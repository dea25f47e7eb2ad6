import { countFiles } from '@costdraft/api/files/count-files.ts'
import { documentHandlers } from '@costdraft/api/outputs/documents-job.ts'
import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullCourtOfProtectionBill } from '../dev/full-court-of-protection.ts'
import { ASHDOWN } from './support/firm.ts'
import { openOwn } from './support/own-database.ts'

let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

test('several documents are stored all or none, and a failure of one leaves the earlier ones', async () => {
  const { work } = documentHandlers(own.db, own.store).documents!
  const { uuid: created_by } = await own.personOf(ASHDOWN)
  const { case_uuid: key, client_uuid } = await own.db
    .selectFrom('frozen_case')
    .select(['case_uuid', 'client_uuid'])
    .executeTakeFirstOrThrow()
  const make = async (frozen: FrozenCase): Promise<void> => {
    await own.db
      .updateTable('frozen_case')
      .set({ frozen: JSON.stringify(frozen) })
      .where('case_uuid', '=', key)
      .execute()
    await work(
      { id: 1, key, client_uuid, case_uuid: key, kind: 'documents', payload: {}, attempts: 1, created_by },
      new AbortController().signal,
    )
  }
  const stored = async (): Promise<string[]> =>
    (
      await own.db.selectFrom('output').select('file_name').where('case_uuid', '=', key).orderBy('file_name').execute()
    ).map(({ file_name }) => file_name)
  const rich = fullCourtOfProtectionBill(30)
  const names = (version: number) => [
    `COP-2041 – Bill of costs – v${version} – 2026-02-03.pdf`,
    `COP-2041 – Electronic bill – v${version} – 2026-02-03.xlsx`,
    `COP-2041 – Index of papers – v${version} – 2026-02-03.pdf`,
    `COP-2041 – N258B data sheet – v${version} – 2026-02-03.pdf`,
  ]
  await make(rich)
  expect(await stored()).toEqual(names(1))
  await make(rich)
  expect(await stored()).toEqual(names(2))

  const files = () => own.sides.store.list()
  const before = await files()
  const heads = rich.bill.heads.map((head) => ({
    ...head,
    lines: head.lines.map((line) => ({ ...line, vat: line.vat + 1 })),
  }))
  await expect(make({ ...rich, bill: { ...rich.bill, heads } })).rejects.toThrow(
    /^The workbook could not be written: the VAT on .+ follows from no rate of [\d-]+\.$/,
  )
  expect([await stored(), await files()]).toEqual([names(2), before])
  // Those of the first version are not named any more, and are known still; those that failed are neither.
  expect(await countFiles(own.db, own.sides.store)).toEqual({ named: 4, missing: 0, held: 8, unknown: 0 })
  expect(await own.db.selectFrom('stored_file').select('uuid').execute()).toHaveLength(8)
})
