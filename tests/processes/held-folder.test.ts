import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { start, waitUntilReady } from '../../dev/processes.ts'
import { npmStart } from '../support/npm-start.ts'
import { codeFor, visitor } from '../support/sign-in.ts'
import { stopped } from '../support/stopped.ts'

// What an administrator does while the product is stopped, and is refused while it runs: one product for both commands.
const ADMIN = 'admin@costdraft.example'
const IN_USE = {
  said: expect.stringMatching(/^The data folder .* is in use by process \d+, .* Then try again\./),
  code: 1,
}

test('`npm start -- admin reset` gives a link and `npm start -- adopt-files` takes another store, but not while the product runs', async () => {
  expect(await npmStart({}, 'admin', 'reset')).toEqual({
    said: 'Say whose account it is: npm start -- admin reset you@firm.example\n',
    code: 1,
  })
  const first = await start()
  const DATA_DIR = first.dataDir
  const files = join(DATA_DIR, 'files')
  expect(await waitUntilReady(first.apiUrl)).toMatchObject({ status: 'ready', problems: [] })
  expect(await npmStart({ DATA_DIR }, 'admin', 'reset', ADMIN)).toEqual(IN_USE)
  expect(await npmStart({ DATA_DIR }, 'adopt-files')).toEqual(IN_USE)
  await stopped(first)

  expect(await npmStart({ DATA_DIR }, 'admin', 'reset', 'nobody@costdraft.example')).toEqual({
    said: 'Nobody signs in with nobody@costdraft.example. Nothing was changed.\n',
    code: 1,
  })
  const { said, code } = await npmStart({ DATA_DIR }, 'admin', 'reset', ADMIN)
  expect([code, said]).toEqual([0, expect.stringContaining(`Open this link to choose another password for ${ADMIN}.`)])
  const [, path = ''] = /(\/account\/\S+)/.exec(said) ?? []

  // The folder of the files is lost, or was not mounted.
  renameSync(files, `${files}.away`)
  mkdirSync(files)
  const second = await start({ DATA_DIR })
  await expect
    .poll(second.output)
    .toContain(`No file can be stored, because this database belongs to another file store than ${files}.`)
  expect(await waitUntilReady(second.webUrl)).toMatchObject({ status: 'degraded', problems: ['other_file_store'] })
  const urls = { webUrl: second.webUrl, authUrl: `http://localhost:${second.authPort}` }
  const visit = visitor(urls.authUrl)
  expect((await visit('POST', path, { password: 'chosen after the loss' })).status).toBe(200)
  await expect(codeFor(urls, ADMIN, 'chosen after the loss')).resolves.toBeDefined()
  await stopped(second)

  expect(await npmStart({ DATA_DIR }, 'adopt-file')).toEqual({
    said: expect.stringContaining('and not "adopt-file".'),
    code: 1,
  })
  expect(await npmStart({ DATA_DIR }, 'adopt-files')).toEqual({
    said: `The database names 0 files; 0 of them not in ${files}.
The store holds 0 files; 0 of them not known to the database. These stay, and are never deleted.
They belong together from now on.
`,
    code: 0,
  })
  const third = await start({ DATA_DIR })
  expect(await waitUntilReady(third.apiUrl)).toMatchObject({ status: 'ready', problems: [], missing_files: 0 })
  await stopped(third)
}, 600_000)
