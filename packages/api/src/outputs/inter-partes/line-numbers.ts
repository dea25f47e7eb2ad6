import type { LineNumbers } from '../area-documents.ts'
import { linesInOrder } from './electronic-bill/bill-rows.ts'

/** The numbers of the electronic bill. */
export const interPartesLineNumbers: LineNumbers = (frozen) => {
  const numbers = new Map(linesInOrder(frozen).map(({ line }, i) => [line, String(i + 1)]))
  return (line) => numbers.get(line) ?? null
}
