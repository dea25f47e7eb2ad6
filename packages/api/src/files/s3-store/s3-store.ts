import { placeName, type BucketPlace } from '../files-place.ts'
import { openStoreId } from '../store-id.ts'
import type { OpenedStore, Store } from '../store.ts'
import { objectsOf } from './objects.ts'
import { partsOf } from './parts.ts'
import { probeOf } from './probe.ts'
import { clientsOf } from './s3-clients.ts'
import { s3Texts } from './s3-texts.ts'
import { finishedAmong, s3Trash } from './s3-trash.ts'
import { startProblem } from './start-problem.ts'
import { writeObject } from './write-object.ts'

/**
 * The file store under a prefix of a bucket: files are `prefix/uuid`, what the store keeps for itself is
 * `prefix/store/…`. Throws, with a sentence, if bucket, key or rights are refused.
 */
export async function openS3Store(place: BucketPlace): Promise<OpenedStore> {
  const { client, reader } = clientsOf(place)
  const { bucket } = place
  const prefix = place.prefix && `${place.prefix}/`
  const own = `${prefix}store/`
  const objects = objectsOf(client, reader, bucket)
  const parts = partsOf(client, bucket, prefix)
  const texts = s3Texts(objects, own)
  const probe = probeOf({ client, bucket, prefix: own, texts })
  const keyOf = (uuid: string): string => `${prefix}${uuid}`
  const store: Store = {
    place: placeName(place),
    id: openStoreId(texts),
    own: texts,
    trash: s3Trash(objects, parts, prefix, `${own}trash/`),
    write: (uuid, content, options = {}) =>
      probe.watching(writeObject({ client, objects, bucket }, keyOf(uuid), content, options)),
    read: async (uuid, range) =>
      (await objects.read(keyOf(uuid), range)) ?? (await objects.read(`${own}trash/${uuid}`, range)),
    delete: (uuids) => objects.delete(uuids.map(keyOf)),
    list: async () => {
      const [names, unfinished] = await Promise.all([objects.list(prefix), parts.list()])
      return { finished: finishedAmong(names), unfinished }
    },
    check: probe.check,
    close: () => {
      client.destroy()
      reader.destroy()
    },
  }
  try {
    return { store, problem: await startProblem(place, probe.steps) }
  } catch (error) {
    store.close()
    throw error
  }
}
