import { useCallback, useState } from 'react'

interface Point {
  x: number
  y: number
}
interface Opened<Row> {
  row: Row
  triggerId: string
  point?: Point | undefined
}

/**
 * State of the row menu shared by all rows. The row stays set after closing, so that the menu keeps its items during
 * the exit animation.
 */
export function useRowMenu<Row>() {
  const [opened, setOpened] = useState<Opened<Row>>()
  const [open, setOpen] = useState(false)
  const openAt = useCallback((row: Row, triggerId: string, point?: Point): void => {
    setOpened({ row, triggerId, point })
    setOpen(true)
  }, [])
  return { opened, open, setOpen, openAt }
}
