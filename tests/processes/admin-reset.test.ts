import { expect, test } from 'vitest'
import { start } from '../../dev/processes.ts'
import { npmStart } from '../support/npm-start.ts'
import { codeFor, visitor } from '../support/sign-in.ts'
import { stopped } from '../support/stopped.ts'

const ADMIN = 'admin@costdraft.example'

test('`npm start -- admin reset` gives whoever lost the password a link, but not while the product runs', async () => {
  expect(await npmStart({}, 'admin', 'reset')).toEqual({
    said: 'Say whose account it is: npm start -- admin reset you@firm.example\n',
    code: 1,
  })
  const first = await start()
  const { dataDir } = first
  expect(await npmStart({ DATA_DIR: dataDir }, 'admin', 'reset', ADMIN)).toEqual({
    said: expect.stringMatching(/^The data folder .* is in use by process \d+, .* Then try again\..*\n$/),
    code: 1,
  })
  await stopped(first)
  expect(await npmStart({ DATA_DIR: dataDir }, 'admin', 'reset', 'nobody@costdraft.example')).toEqual({
    said: 'Nobody signs in with nobody@costdraft.example. Nothing was changed.\n',
    code: 1,
  })
  const { said, code } = await npmStart({ DATA_DIR: dataDir }, 'admin', 'reset', ADMIN)
  expect([code, said]).toEqual([0, expect.stringContaining(`Open this link to choose another password for ${ADMIN}.`)])
  const [, path = ''] = /(\/account\/\S+)/.exec(said) ?? []

  const second = await start({ DATA_DIR: dataDir })
  const urls = { webUrl: second.webUrl, authUrl: `http://localhost:${second.authPort}` }
  const visit = visitor(urls.authUrl)
  expect((await visit('POST', path, { password: 'chosen after the loss' })).status).toBe(200)
  await expect(codeFor(urls, ADMIN, 'chosen after the loss')).resolves.toBeDefined()
  await stopped(second)
})
