import type { OwnTexts } from '../store.ts'
import type { Objects } from './objects.ts'

/** The texts that a store keeps for itself under `prefix`, one an object. */
export function s3Texts(objects: Objects, prefix: string): OwnTexts {
  const at = (name: string): string => `${prefix}${name}`
  return {
    read: async (name) => (await objects.readText(at(name)))?.trim(),
    write: (name, text) => objects.writeText(at(name), `${text}\n`),
    rename: async (from, to) => {
      if (await objects.copy(at(from), at(to))) await objects.delete([at(from)])
    },
    delete: (name) => objects.delete([at(name)]),
  }
}
