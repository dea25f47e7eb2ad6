import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useSyncExternalStore } from 'react'
import { autosave, type Autosave, type Written } from './autosave.ts'
import type { TextKind } from './text-kinds.ts'

/** The texts of this session, one of each kind for each case: what could not be saved yet outlives its screen. */
const kept = new Map<string, Autosave>()

function saverOf({ mutate }: ApolloClient, { name, save }: TextKind, caseUuid: string): Autosave {
  const key = `${name} ${caseUuid}`
  const saver =
    kept.get(key) ??
    autosave(
      (current) => current[name],
      async (text, version, isLast) => {
        const { data } = await mutate({
          mutation: save,
          variables: { caseUuid, text, version },
          ...(isLast && { context: { fetchOptions: { keepalive: true } } }),
        })
        return { text, version: Object.values(data ?? {})[0]?.version ?? null }
      },
    )
  kept.set(key, saver)
  return saver
}

export interface UsedText {
  saver: Autosave
  written: Written
}
/** A text of a case as it is written here, and what saves it. */
export function useText(kind: TextKind, caseUuid: string): UsedText {
  const saver = saverOf(useApolloClient(), kind, caseUuid)
  return { saver, written: useSyncExternalStore(saver.subscribe, saver.read) }
}

/** Saves when the page is hidden or goes away. */
export function useLastMoment(saver: Autosave): void {
  useEffect(() => {
    const onLeave = (): void => {
      if (saver.isUnsaved()) void saver.flush(true)
    }
    // Hidden it may be ended without a word; more often it is only another window's turn.
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') void saver.flush()
    }
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [saver])
}
