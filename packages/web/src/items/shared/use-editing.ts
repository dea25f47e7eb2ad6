import type { Draft } from '@costdraft/schema/field.ts'
import { useCallback, useEffect, useState } from 'react'
import { isWriting } from '../../shell/is-writing.ts'
import type { AnyRow, AnyTab } from './definition.ts'
import type { Editing } from './ItemDialog.tsx'

/** What the dialog of a tab is open for. The key `n` opens it for a new item, wherever nobody is writing. */
export function useEditing(tab: AnyTab, mayEdit: boolean) {
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<Editing>({ starts: {}, round: 0 })
  const edit = useCallback(
    (row: AnyRow | undefined, kept: Draft = {}): void => {
      const { only, starts } = tab
      setEditing(({ round }) => ({
        row,
        starts: { ...(only && { [only.field]: only.words[0] }), ...starts, ...kept },
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
        isWriting(event.target) ||
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
