import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useSyncExternalStore } from 'react'
import { autosave, type Autosave, type Written } from './autosave.ts'
import { EditNarrativeDocument } from './narrative.operations.ts'

/** The narratives of this session, one for each case: what could not be saved yet outlives its screen. */
const kept = new Map<string, Autosave>()

function narrativeOf({ mutate }: ApolloClient, caseUuid: string): Autosave {
  const saver = kept.get(caseUuid) ?? autosave(async (narrative, version, isLast) => {
    const { data } = await mutate({ mutation: EditNarrativeDocument, variables: { caseUuid, narrative, version }, ...(isLast && { context: { fetchOptions: { keepalive: true } } }) })
    return { text: narrative, version: data?.editNarrative.narrativeVersion ?? null }
  })
  kept.set(caseUuid, saver)
  return saver
}

/** The narrative of a case as it is written here, and what saves it. */
export function useNarrative(caseUuid: string): { saver: Autosave; written: Written } {
  const saver = narrativeOf(useApolloClient(), caseUuid)
  return { saver, written: useSyncExternalStore(saver.subscribe, saver.read) }
}

/** Saves when the page is hidden or goes away. */
export function useLastMoment(saver: Autosave): void {
  useEffect(() => {
    const onLeave = (): void => { if (saver.isUnsaved()) void saver.flush(true) }
    // Hidden it may be ended without a word; more often it is only another window's turn.
    const onHide = (): void => { if (document.visibilityState === 'hidden') void saver.flush() }
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [saver])
}
