import { useCallback, useSyncExternalStore } from 'react'
import { createListeners } from '../../store.ts'
import { usePerson } from '../person.ts'

/** Whose widths, of which table. */
export interface WidthsOf {
  person: string
  table: string
}

const { notify, subscribe } = createListeners()
const prefixOf = ({ person, table }: WidthsOf): string => `width ${person} ${table} `

/** The width that a person has given a column; undefined where it has its own. */
export function keptWidth(of: WidthsOf, head: string): number | undefined {
  const stored = localStorage.getItem(prefixOf(of) + head)
  const width = Number(stored)
  return stored !== null && Number.isFinite(width) && width > 0 ? width : undefined
}

/** Keeps the width of a column, or gives it back its own. */
export function keepWidth(of: WidthsOf, head: string, width: number | undefined): void {
  if (width === undefined) localStorage.removeItem(prefixOf(of) + head)
  else localStorage.setItem(prefixOf(of) + head, String(width))
  notify()
}

const keptKeys = (of: WidthsOf): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(of)))

/** Is told when a person changes the widths of a table. */
export const followWidths = subscribe

/** Whether the person has set widths of a table, and how they take them all back. */
export function useResetWidths(table: string): (() => void) | undefined {
  const person = usePerson()
  const has = useSyncExternalStore(subscribe, () => keptKeys({ person, table }).length > 0)
  const reset = useCallback(() => {
    for (const key of keptKeys({ person, table })) localStorage.removeItem(key)
    notify()
  }, [person, table])
  return has ? reset : undefined
}
