import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useReducer } from 'react'
import { dropDraft, isOwnDraft, keepDraft } from '../../drafts/draft-store.ts'
import { useStore } from '../../store.ts'
import { Autosave, type TextSnapshot } from './autosave.ts'
import type { TextKind } from './text-kinds.ts'

/** The autosaves of this session by kind and case. They outlive their screen, so that an unsaved text is not lost. */
const savers = new Map<string, Autosave>()

export const textDraftKey = ({ name }: TextKind, caseUuid: string): string => `case/${caseUuid}/${name}`

/** Keeps the text on this device while it is not saved. */
function keepWhileUnsaved(saver: Autosave, key: string, label: string): void {
  saver.subscribe(() => {
    if (saver.isUnsaved()) keepDraft(key, { label, value: saver.read().text, version: saver.version })
    else if (isOwnDraft(key)) dropDraft(key)
  })
}

function saverOf({ mutate }: ApolloClient, kind: TextKind, caseUuid: string): Autosave {
  const { save, name, label } = kind
  const key = textDraftKey(kind, caseUuid)
  const known = savers.get(key)
  if (known) return known
  const saver = new Autosave(
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
  keepWhileUnsaved(saver, key, label)
  savers.set(key, saver)
  return saver
}

/** The autosave of a text and its current state. */
export interface TextHandle {
  saver: Autosave
  snapshot: TextSnapshot
}
/** Subscribes to the autosave of a text of a case; creates it on first use. */
export function useText(kind: TextKind, caseUuid: string): TextHandle {
  const saver = saverOf(useApolloClient(), kind, caseUuid)
  return { saver, snapshot: useStore(saver) }
}

/** The autosaves of several texts of a case, in the order of `kinds`. Renders again when one of them changes. */
export function useTexts(kinds: readonly TextKind[], caseUuid: string): readonly Autosave[] {
  const client = useApolloClient()
  const savers = useMemo(() => kinds.map((kind) => saverOf(client, kind, caseUuid)), [client, kinds, caseUuid])
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const unsubscribe = savers.map((saver) => saver.subscribe(renderAgain))
    return () => unsubscribe.forEach((stop) => stop())
  }, [savers])
  return savers
}

/** Saves when the page is hidden or unloaded. */
export function useSaveOnPageHide(savers: readonly Autosave[]): void {
  useEffect(() => {
    const onLeave = (): void => {
      for (const saver of savers) if (saver.isUnsaved()) void saver.flush(true)
    }
    // A hidden page can be discarded without a further event.
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') for (const saver of savers) void saver.flush()
    }
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [savers])
}
