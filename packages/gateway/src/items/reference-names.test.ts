import { kinds } from '@costdraft/schema/items/index.ts'
import { expect, test } from 'vitest'
import { furtherKinds } from '../../../../dev/further-kinds.ts'
import type { Names } from '../names/names.ts'
import { createReferenceNames } from './reference-names.ts'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'

const row = { uuid: 'c', client: 'firm' } as CaseRow
/** The names of a host that has these lists, and what was read of it. */
function namesOf(lists: Readonly<Record<string, ItemRow[]>>) {
  const reads: string[] = []
  const add = createReferenceNames({
    kinds: { ...kinds, ...furtherKinds },
    list: async (_row, path) => {
      reads.push(path)
      const found = lists[path]
      if (!found) throw new Error('There is no such list.')
      return found
    },
    names: { site: async (client, uuid) => `${uuid} of ${client}` } as Names,
    expertTypes: async () => {
      reads.push('expert-type')
      return [{ group: 'Medicine', types: [{ uuid: 'x', type_name: 'Dentist' }] }]
    },
  })
  return { add, reads }
}
const parties = { participant: [{ uuid: 's', party: 'Smith' }] }

test('a reference to an item of the case is named by the list of the host, in parts and rows of rows too', async () => {
  const { add } = namesOf(parties)
  const counsel = [{ uuid: 'k', party_uuid: 's', counsel_attendance: { party_uuid: 's', attendance: 'fas' } }]
  const smith = { uuid: 's', name: 'Smith' }
  expect(await add(row, furtherKinds.step, [{ uuid: 'a', solicitor: 's', site: 'o', counsel }])).toEqual([
    {
      uuid: 'a',
      solicitor: 's',
      solicitor_named: smith,
      site: 'o',
      site_named: { uuid: 'o', name: 'o of firm' },
      counsel: [
        {
          uuid: 'k',
          party_uuid: 's',
          party_uuid_named: smith,
          counsel_attendance: { party_uuid: 's', party_uuid_named: smith, attendance: 'fas' },
        },
      ],
    },
  ])
})

test('a type of expert is named by the list of all', async () => {
  const { add } = namesOf({})
  expect(await add(row, furtherKinds.invoice, [{ uuid: 'a', invoice_type: 'x' }])).toEqual([
    { uuid: 'a', invoice_type: 'x', invoice_type_named: { uuid: 'x', name: 'Dentist' } },
  ])
})

test('a name that cannot be had is null and no failure; one that was answered is kept, and asks for nothing', async () => {
  expect(await namesOf({}).add(row, furtherKinds.step, [{ uuid: 'a', solicitor: 's' }])).toEqual([
    { uuid: 'a', solicitor: 's', solicitor_named: { uuid: 's', name: null } },
  ])
  const { add, reads } = namesOf(parties)
  const told = { uuid: 'a', solicitor: 's', solicitor_named: { uuid: 's', name: 'Told' } }
  expect(await add(row, furtherKinds.step, [told])).toEqual([told])
  expect(await add(row, kinds.hearing, [{ uuid: 'h', fee_earner: 'e' }])).toEqual([{ uuid: 'h', fee_earner: 'e' }])
  expect(reads).toEqual([])
})
