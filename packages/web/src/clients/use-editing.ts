import { useCallback, useState } from 'react'

/** What a dialog is open for: a row, or a new one. Each `round` is a form of its own. */
export function useEditing<Row>() {
  const [{ open, row, round }, set] = useState<{ open: boolean; row?: Row | undefined; round: number }>({
    open: false,
    round: 0,
  })
  const start = useCallback((of?: Row): void => set((last) => ({ open: true, row: of, round: last.round + 1 })), [])
  // What it was open for stays while the dialog closes, or its words would go before it.
  const close = useCallback((): void => set((last) => ({ ...last, open: false })), [])
  return { open, row, round, start, close }
}
