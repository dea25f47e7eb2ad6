import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { request } from 'undici'
import { expect, test } from 'vitest'
import { killNow, waitUntilReady } from '../../dev/processes.ts'
import { storedFiles } from '../support/stored-files.ts'
import { stopped } from '../support/stopped.ts'
import { sweptStore } from '../support/swept.ts'
import { forKills, KILLS, startedFor, startSignedIn } from '../support/kills.ts'

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

test(
  'kill -9 of the API during uploads: acknowledged files are complete, every row has a file, and a file without one is swept',
  forKills,
  async () => {
    const { instance: started, headers } = await startSignedIn('owner@ashdown.example')
    let instance = started
    const get = async <T>(path: string): Promise<T> =>
      (await (await request(`${instance.apiUrl}/${path}`, { headers })).body.json()) as T
    const { client_uuid: client } = await get<{ client_uuid: string }>('users/user')
    const [owner] = await get<{ uuid: string }[]>(`client/${client}/case`)
    const path = `client/case/${owner?.uuid ?? ''}`
    const acknowledged = new Set<string>()

    /** A file sent in chunks, so that the kill happens during the upload. */
    const upload = async (name: string): Promise<void> => {
      const form = async function* () {
        yield Buffer.from(
          `--b\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n${name}`,
        )
        for (let piece = 0; piece < 4; piece++) {
          await pause(2)
          yield Buffer.alloc(20_000, 'x')
        }
        yield Buffer.from('\r\n--b--\r\n')
      }
      const { statusCode, body } = await request(`${instance.apiUrl}/${path}/file`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
        body: Readable.from(form()),
      })
      await body.dump()
      if (statusCode === 201) acknowledged.add(name)
    }
    for (let kill = 0; kill < KILLS; kill++) {
      instance = await startedFor(kill, instance)
      const killed = new AbortController()
      const writing = [0, 1].map(async (hand) => {
        for (let i = 0; !killed.signal.aborted; i++) await upload(`${kill}-${hand}-${i}.pdf`)
      })
      await pause(400 + kill * 37)
      killNow(instance, 'api/src/server.ts')
      killed.abort()
      await Promise.allSettled(writing)
      await waitUntilReady(instance.webUrl)
      const {
        uploaded_files: { children },
      } = await get<{ uploaded_files: FileTree }>(path)
      expect([...acknowledged].filter((name) => !children.some((node) => node.name === name))).toEqual([])
      const held = new Set(await storedFiles(instance.dataDir).names())
      expect(children.filter(({ uuid }) => !held.has(uuid ?? ''))).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS)
    const {
      uploaded_files: { children },
    } = await get<{ uploaded_files: FileTree }>(path)
    for (const { uuid, name, size } of children.slice(0, 20)) {
      const bytes = Buffer.from(
        await (await request(`${instance.apiUrl}/client/case/file/${uuid}`, { headers })).body.arrayBuffer(),
      )
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
        size,
        createHash('sha256')
          .update(`%PDF-1.7\n${name}${'x'.repeat(80_000)}`)
          .digest('hex'),
      ])
    }
    await stopped(instance)
    // What a kill left is known, and swept once it is old.
    const { held, named } = await sweptStore(instance.dataDir)
    expect(held).toEqual(named)
    expect(named).toEqual(children.map(({ uuid }) => uuid).toSorted())
  },
)
