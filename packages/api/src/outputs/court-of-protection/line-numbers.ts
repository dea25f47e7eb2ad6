import type { LineNumbers } from '../area-documents.ts'
import { paidInOrder, workInOrder } from './electronic-bill/bill-rows.ts'

/** The numbers of the electronic bill: those of its work, and of its disbursements, which have a sheet of their own. */
export const courtOfProtectionLineNumbers: LineNumbers = (frozen) => {
  const numbers = new Map(
    [workInOrder(frozen), paidInOrder(frozen)].flatMap((lines) => lines.map((line, i) => [line, i])),
  )
  return (line) => {
    const place = numbers.get(line)
    return place === undefined ? null : String(place + 1)
  }
}
