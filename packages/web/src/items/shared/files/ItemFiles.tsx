import { Suspense, lazy, useState } from 'react'
import type { AnyRow } from '../item-row.ts'
import type { AttachDialogProps } from './AttachDialog.tsx'

const Dialog = lazy(async () => ({ default: (await import('./AttachDialog.tsx')).AttachDialog }))

/**
 * The documents of the row that was asked for. The dialog is loaded on first use, and its row stays in it while it
 * closes.
 */
export function ItemFiles({ row, ...rest }: Omit<AttachDialogProps, 'row' | 'open'> & { row: AnyRow | undefined }) {
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  const shown = row ?? last
  if (!shown) return null
  return (
    <Suspense>
      <Dialog key={shown.uuid} row={shown} open={row !== undefined} {...rest} />
    </Suspense>
  )
}
