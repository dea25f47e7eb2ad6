import { useCallback, useState } from 'react'

/**
 * State of an add/edit dialog: `row` is the row to edit, absent for a new one. `formKey` changes each time, to start a
 * new form.
 */
export function useEditDialog<Row>() {
  const [{ open, row, formKey }, set] = useState<{ open: boolean; row?: Row | undefined; formKey: number }>({
    open: false,
    formKey: 0,
  })
  const start = useCallback((of?: Row): void => set((last) => ({ open: true, row: of, formKey: last.formKey + 1 })), [])
  // The row stays set, so that the dialog keeps its content during the closing animation.
  const close = useCallback((): void => set((last) => ({ ...last, open: false })), [])
  return { open, row, formKey, start, close }
}
