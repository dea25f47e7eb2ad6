import { createHash } from 'node:crypto'
import { request } from 'undici'
import { expect, test } from 'vitest'
import { killNow, waitUntilReady } from '../../dev/processes.ts'
import { stopped } from '../support/stopped.ts'
import { sweptStore } from '../support/swept.ts'
import { forKills, KILLS, startedFor, startSignedIn } from '../support/kills.ts'

test(
  'kill -9 of the API while documents are made: the requested documents are generated once, and every file without a row is swept',
  forKills,
  async () => {
    const { instance: started, headers } = await startSignedIn('owner@ashdown.example')
    let instance = started
    const ask = async <T>(method: 'GET' | 'POST', path: string): Promise<T> => {
      const { statusCode, body } = await request(`${instance.apiUrl}/${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      })
      if (statusCode >= 300) throw new Error(`${statusCode} ${await body.text()}`)
      return (await body.json()) as T
    }
    const { client_uuid: client } = await ask<{ client_uuid: string }>('GET', 'users/user')
    const marlowe = (await ask<{ uuid: string; case_name: string }[]>('GET', `client/${client}/case`)).find(
      ({ case_name }) => case_name.startsWith('Re Marlowe'),
    )
    const path = `client/case/${marlowe?.uuid ?? ''}`
    await ask('POST', `${path}/status/complete`)
    const hashes = new Set<string>()
    for (let kill = 0; kill < KILLS; kill++) {
      instance = await startedFor(kill, instance)
      await ask('POST', `${path}/output`)
      await new Promise((resolve) => {
        setTimeout(resolve, 40 + kill * 170)
      })
      killNow(instance, 'api/src/server.ts')
      await waitUntilReady(instance.webUrl)
      await expect
        .poll(() => ask('GET', `${path}/output/state`), { timeout: 100_000 })
        .toEqual({ state: 'ready', error: null })
      const outputs = await ask<{ uuid: string; sha256: string }[]>('GET', `${path}/output`)
      // Each document of a legal aid case once.
      expect(outputs).toHaveLength(7)
      for (const { uuid, sha256 } of outputs) {
        const file = await request(`${instance.apiUrl}/client/case/output/${uuid}`, { headers })
        expect(
          createHash('sha256')
            .update(Buffer.from(await file.body.arrayBuffer()))
            .digest('hex'),
        ).toBe(sha256)
      }
      hashes.add(outputs.map(({ sha256 }) => sha256).join(' '))
    }
    // Generated from the same frozen case, the documents are identical, whenever the process was killed.
    expect(hashes.size).toBe(1)
    await ask('POST', `${path}/status/in_progress`)
    await stopped(instance)
    expect(await sweptStore(instance.dataDir)).toEqual({ held: [], named: [] })
  },
)
