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

/** Which row's menu is open, and where. The row is kept while the menu goes, so that its words do not go before it. */
export function useRowMenu<Row>() {
  const [opened, setOpened] = useState<Opened<Row>>()
  const [open, setOpen] = useState(false)
  const openAt = useCallback((row: Row, triggerId: string, point?: Point): void => {
    setOpened({ row, triggerId, point })
    setOpen(true)
  }, [])
  return { opened, open, setOpen, openAt }
}
