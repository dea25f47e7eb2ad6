import type { Draft } from '@costdraft/schema/field.ts'
import { useCallback, useState } from 'react'
import { usePageShortcut } from '../../ui/overlay/use-page-shortcut.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import type { Editing } from './ItemDialog.tsx'

/** State of the item dialog of a tab. The key `n` opens it for a new item. */
export function useEditing(tab: AnyTab, mayEdit: boolean) {
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<Editing>({ defaults: {}, round: 0 })
  const edit = useCallback(
    (row: AnyRow | undefined, carriedOver: Draft = {}, added?: string): void => {
      const { only, defaults } = tab
      setEditing(({ round }) => ({
        row,
        defaults: { ...(only && { [only.field]: only.values[0] }), ...defaults, ...carriedOver },
        round: round + 1,
        added,
      }))
      setOpen(true)
    },
    [tab],
  )
  const add = useCallback((): void => edit(undefined), [edit])
  usePageShortcut('n', mayEdit && !open, add)
  const close = useCallback((added?: string): void => {
    if (added !== undefined) setEditing((last) => ({ ...last, added }))
    setOpen(false)
  }, [])
  return { open, editing, edit, add, close }
}
