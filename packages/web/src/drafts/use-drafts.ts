import { useState } from 'react'
import { useStore } from '../store.ts'
import { acceptDraft, draftStore, dropDraft, isOwnDraft, readDraft, type Draft } from './draft-store.ts'

/** The drafts that earlier pages left on this device, newest first. */
export const useEarlierDrafts = (): readonly Draft[] => useStore(draftStore).filter(({ key }) => !isOwnDraft(key))

/** The draft that an earlier page left for a form or a text, until the person restores or discards it. */
export function useDraftOffer(key: string | undefined): {
  offered: Draft | undefined
  accept: () => void
  discard: () => void
} {
  const [offered, setOffered] = useState(() => (key === undefined || isOwnDraft(key) ? undefined : readDraft(key)))
  return {
    offered,
    accept: () => {
      if (key !== undefined) acceptDraft(key)
      setOffered(undefined)
    },
    discard: () => {
      if (key !== undefined) dropDraft(key)
      setOffered(undefined)
    },
  }
}
