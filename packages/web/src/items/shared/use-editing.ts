import type { Draft } from '@costdraft/schema/field.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePageShortcut } from '../../ui/overlay/use-page-shortcut.ts'
import type { AnyRow } from './item-row.ts'
import type { Editing } from './ItemDialog.tsx'

/**
 * State of the item dialog of a tab, and of the dialog that adds several. `newItem` gives the values a new item starts
 * with, from what the previous one hands on. The key `n` opens it for a new item.
 */
export function useEditing(mayEdit: boolean, newItem: (carriedOver?: Draft) => Draft) {
  const [open, setOpen] = useState(false)
  const [isAddingSeveral, setIsAddingSeveral] = useState(false)
  const [editing, setEditing] = useState<Editing>({ defaults: {}, round: 0 })
  // The rows receive `edit`; it stays the same when a row is added.
  const latestNewItem = useRef(newItem)
  useEffect(() => {
    latestNewItem.current = newItem
  })
  const edit = useCallback((row: AnyRow | undefined, carriedOver?: Draft, added?: string): void => {
    const defaults = row ? {} : latestNewItem.current(carriedOver)
    setEditing(({ round }) => ({ row, defaults, round: round + 1, added }))
    setOpen(true)
  }, [])
  const add = useCallback((): void => edit(undefined), [edit])
  usePageShortcut('n', mayEdit && !open && !isAddingSeveral, add)
  const close = useCallback((added?: string): void => {
    if (added !== undefined) setEditing((last) => ({ ...last, added }))
    setOpen(false)
  }, [])
  const several = {
    open: isAddingSeveral,
    show: (): void => setIsAddingSeveral(true),
    close: (): void => setIsAddingSeveral(false),
  }
  return { open, editing, edit, add, close, several }
}
