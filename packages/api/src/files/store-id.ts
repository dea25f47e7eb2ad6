import type { OwnTexts, StoreId } from './store.ts'

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
