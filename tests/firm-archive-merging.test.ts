import { expect, test } from 'vitest'
import { archivesOf, askFor, makeArchive, pathOf } from './support/firm-archive.ts'
import { ADMIN } from './support/firms.ts'
import { as } from './support/instance.ts'
import { merged, twoFirms } from './support/merging/two-firms.ts'

test('the archives of a firm that is merged into another go, and those of the other stay', async () => {
  const firms = await twoFirms()
  const [kept, gone] = [as(firms.kept.owner), as(firms.merged.owner)]
  const { uuid } = await makeArchive(kept, firms.kept.client)
  const old = await makeArchive(gone, firms.merged.client)
  const { answer } = await merged(ADMIN, firms)
  expect(answer.status).toBe(200)
  expect((await archivesOf(kept, firms.kept.client)).map((one) => one.uuid)).toEqual([uuid])
  for (const client of [firms.kept.client, firms.merged.client])
    expect((await kept.rest('DELETE', `${pathOf(client)}/${old.uuid}`)).status).toBe(404)
  expect((await askFor(kept, firms.merged.client)).status).toBe(404)
})
