import type { Draft } from '@costdraft/schema/field.ts'
import { useCallback, useEffect, useState } from 'react'
import { isTextField } from '../../shell/is-text-field.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import type { Editing } from './ItemDialog.tsx'

/** State of the item dialog of a tab. The key `n` opens it for a new item, unless the focus is in a text field or an overlay is open. */
export function useEditing(tab: AnyTab, mayEdit: boolean) {
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<Editing>({ defaults: {}, round: 0 })
  const edit = useCallback(
    (row: AnyRow | undefined, carriedOver: Draft = {}): void => {
      const { only, defaults } = tab
      setEditing(({ round }) => ({
        row,
        defaults: { ...(only && { [only.field]: only.values[0] }), ...defaults, ...carriedOver },
        round: round + 1,
      }))
      setOpen(true)
    },
    [tab],
  )
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
