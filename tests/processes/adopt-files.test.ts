import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { start, waitUntilReady } from '../../dev/processes.ts'
import { npmStart } from '../support/npm-start.ts'
import { stopped } from '../support/stopped.ts'

test('a start says that no file can be stored, and `npm start -- adopt-files` mends it, but not while the product runs', async () => {
  const first = await start()
  const { dataDir } = first
  const files = join(dataDir, 'files')
  expect(await waitUntilReady(first.apiUrl)).toMatchObject({ status: 'ready', problems: [] })
  expect(await npmStart({ DATA_DIR: dataDir }, 'adopt-files')).toEqual({
    said: expect.stringMatching(/^The data folder .* is in use by process \d+, .* Then try again\.\n$/),
    code: 1,
  })
  await stopped(first)

  // The folder of the files is lost, or was not mounted.
  renameSync(files, `${files}.away`)
  mkdirSync(files)
  const second = await start({ DATA_DIR: dataDir })
  await expect
    .poll(second.output)
    .toContain(`No file can be stored, because this database belongs to another file store than ${files}.`)
  expect(await waitUntilReady(second.webUrl)).toMatchObject({ status: 'degraded', problems: ['other_file_store'] })
  await stopped(second)

  expect(await npmStart({ DATA_DIR: dataDir }, 'adopt-file')).toEqual({
    said: expect.stringContaining('and not "adopt-file".'),
    code: 1,
  })
  expect(await npmStart({ DATA_DIR: dataDir }, 'adopt-files')).toEqual({
    said: `The database names 0 files; 0 of them not in ${files}.
The store holds 0 files; 0 of them not known to the database. These stay, and are never deleted.
They belong together from now on.
`,
    code: 0,
  })
  const third = await start({ DATA_DIR: dataDir })
  expect(await waitUntilReady(third.apiUrl)).toMatchObject({ status: 'ready', problems: [], missing_files: 0 })
  await stopped(third)
})
