import type { OwnTexts } from './store.ts'

/** The id of a file store: a small text in it, which is copied with it. */
export interface StoreId {
  /**
   * Undefined if the store has none. If the database has recorded the id that is prepared, a pairing was interrupted
   * and is finished now.
   */
  read: (recorded: string | undefined) => Promise<string | undefined>
  /** Writes an id beside the present one. By `confirm`, after the database recorded it, it is that of the store. */
  prepare: (id: string) => Promise<void>
  confirm: () => Promise<void>
}

const PRESENT = 'id'
const PREPARED = 'id.new'

/** The id among the texts of a store. */
export function openStoreId(own: OwnTexts): StoreId {
  const confirm = (): Promise<void> => own.rename(PREPARED, PRESENT)
  return {
    read: async (recorded) => {
      const id = await own.read(PRESENT)
      if (recorded === undefined || id === recorded || (await own.read(PREPARED)) !== recorded) return id
      await confirm()
      return recorded
    },
    prepare: (id) => own.write(PREPARED, id),
    confirm,
  }
}
