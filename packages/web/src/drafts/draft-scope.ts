import { createContext, useContext } from 'react'

/** The beginning of the draft keys of a tab of items. */
export const DraftScope = createContext('')

/** The draft keys of a tab of items. */
export const itemDraftKeys = (scope: string) => ({
  newItem: `${scope}/new`,
  several: `${scope}/several`,
  grid: `${scope}/grid`,
  row: (uuid: string): string => `${scope}/row/${uuid}`,
  newComment: (entityUuid: string): string => `${scope}/comment/${entityUuid}`,
  comment: (entityUuid: string, uuid: string): string => `${scope}/comment/${entityUuid}/${uuid}`,
})

export const useItemDraftKeys = (): ReturnType<typeof itemDraftKeys> => itemDraftKeys(useContext(DraftScope))
