import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { readConfig } from '@costdraft/api/config.ts'
import { openStore } from '@costdraft/api/files/open-store.ts'
import type { Store } from '@costdraft/api/files/store.ts'
import { BUCKET, clientOf, filesEnv, gatewayEnv, isOnGateway, prefixOf } from '../../dev/files-env.ts'

/** Opens the file store of a data folder, as the product would. */
export const openStoreOf = async (dataDir: string): Promise<Store> =>
  (await openStore(readConfig({ DATA_DIR: dataDir, ...filesEnv(dataDir) }).files)).store

/** The file store of a data folder, looked at and changed behind the product's back. Names are as in a folder. */
export interface StoredFiles {
  /** All names but of what the store keeps for itself, sorted. */
  names: () => Promise<string[]>
  /** Whether there is one of this name, such as `store/trash/…`. */
  has: (name: string) => Promise<boolean>
  put: (name: string, text: string) => Promise<void>
  /** Leaves the beginning of a file, as a killed upload does: its name is `uuid.part`. */
  begin: (uuid: string) => Promise<void>
  remove: (name: string) => Promise<void>
  rename: (from: string, to: string) => Promise<void>
  /** Makes all files old, as far as the store lets them be. */
  age: (to: Date) => Promise<void>
  /** Copies all there is to the store of another data folder, or moves it. */
  copyTo: (dataDir: string) => Promise<void>
  /** Removes all there is, or what the store keeps for itself. */
  clear: (what?: 'own') => Promise<void>
}

function inFolder(dataDir: string): StoredFiles {
  const files = join(dataDir, 'files')
  const at = (name: string): string => join(files, name)
  const names = (): string[] =>
    readdirSync(files, { withFileTypes: true })
      .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
      .toSorted()
  return {
    names: async () => names(),
    has: async (name) => existsSync(at(name)),
    put: async (name, text) => writeFileSync(at(name), text),
    begin: async (uuid) => writeFileSync(at(`${uuid}.part`), 'x'),
    remove: async (name) => rmSync(at(name)),
    rename: async (from, to) => renameSync(at(from), at(to)),
    age: async (to) => {
      for (const name of names()) utimesSync(at(name), to, to)
    },
    copyTo: async (other) => cpSync(files, join(other, 'files'), { recursive: true }),
    clear: async (what) => {
      rmSync(what === 'own' ? at('store') : files, { recursive: true })
      mkdirSync(files, { recursive: true })
    },
  }
}

async function keysOf(client: S3Client, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: BUCKET, Prefix: `${prefix}/` }))
    keys.push(...Contents.map(({ Key = '' }) => Key))
  return keys
}

function inBucket(dataDir: string): StoredFiles {
  const client = clientOf(gatewayEnv())
  const prefix = prefixOf(dataDir)
  const at = (name: string) => ({ Bucket: BUCKET, Key: `${prefix}/${name}` })
  const names = async (): Promise<string[]> =>
    (await keysOf(client, prefix)).map((key) => key.slice(prefix.length + 1)).toSorted()
  const copy = (from: string, to: string) =>
    client.send(new CopyObjectCommand({ Bucket: BUCKET, Key: to, CopySource: `${BUCKET}/${from}` }))
  const remove = async (name: string): Promise<void> => {
    await client.send(new DeleteObjectCommand(at(name)))
  }
  return {
    names: async () => {
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket: BUCKET, Prefix: `${prefix}/` }),
      )
      const parts = Uploads.map(({ Key = '' }) => `${Key.slice(prefix.length + 1)}.part`)
      return [...(await names()).filter((name) => !name.startsWith('store/')), ...parts].toSorted()
    },
    has: async (name) => (await names()).includes(name),
    put: async (name, text) => {
      await client.send(new PutObjectCommand({ ...at(name), Body: text }))
    },
    begin: async (uuid) => {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(at(uuid)))
      await client.send(new UploadPartCommand({ ...at(uuid), UploadId, PartNumber: 1, Body: 'x' }))
    },
    remove,
    rename: async (from, to) => {
      await copy(at(from).Key, at(to).Key)
      await remove(from)
    },
    // Objects are as old as they are.
    age: async () => {},
    copyTo: async (other) => {
      for (const name of await names()) await copy(at(name).Key, `${prefixOf(other)}/${name}`)
    },
    clear: async (what) => {
      for (const name of await names()) if (what !== 'own' || name.startsWith('store/')) await remove(name)
    },
  }
}

export const storedFiles = (dataDir: string): StoredFiles => (isOnGateway() ? inBucket(dataDir) : inFolder(dataDir))
