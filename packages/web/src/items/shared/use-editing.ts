import type { Draft } from '@costdraft/schema/field.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isTextField } from '../../shell/is-text-field.ts'
import type { AnyRow } from './tab-definition.ts'
import type { Editing } from './ItemDialog.tsx'

/**
 * State of the item dialog of a tab. `newItem` gives the values a new item starts with, from what the previous one hands on. The key `n` opens it for a new item, unless the focus is in a text field or an overlay is open.
 */
export function useEditing(mayEdit: boolean, newItem: (carriedOver?: Draft) => Draft) {
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<Editing>({ defaults: {}, round: 0 })
  // The rows receive `edit`; it stays the same when a row is added.
  const latestNewItem = useRef(newItem)
  useEffect(() => {
    latestNewItem.current = newItem
  })
  const edit = useCallback((row: AnyRow | undefined, carriedOver?: Draft): void => {
    const defaults = row ? {} : latestNewItem.current(carriedOver)
    setEditing(({ round }) => ({ row, defaults, round: round + 1 }))
    setOpen(true)
  }, [])
  const add = useCallback((): void => edit(undefined), [edit])
  useEffect(() => {
    if (!mayEdit || open) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const isElsewhere =
        isTextField(event.target) ||
        document.querySelector(
          '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]',
        ) !== null
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere)
        return
      event.preventDefault()
      add()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [mayEdit, open, add])
  return { open, editing, edit, add, close: useCallback(() => setOpen(false), []) }
}
