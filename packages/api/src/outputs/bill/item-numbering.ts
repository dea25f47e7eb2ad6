import type { Line } from '@costdraft/costing'
import { LineSum, totalLabelOf } from './line-sum.ts'
import type { Numbered, Sum } from './model.ts'

/** Numbers the items of a bill in print order and remembers the number of each line. */
export class ItemNumbering {
  #last = 0
  readonly #ofLine = new Map<Line, string>()

  /** Assigns the next number to all lines of one item. */
  next(lines: readonly Line[]): string {
    const no = String(++this.#last)
    for (const line of lines) this.#ofLine.set(line, no)
    return no
  }

  of(line: Line): string | undefined {
    return this.#ofLine.get(line)
  }
}

/** The running total of one schedule. */
export class RunningTotal {
  readonly #sum = new LineSum()
  readonly #lines: Line[] = []
  readonly #numbering: ItemNumbering

  constructor(numbering: ItemNumbering) {
    this.#numbering = numbering
  }

  /** Adds the lines of one item and returns its number and the running total including it. */
  count(lines: readonly Line[]): Numbered {
    this.#lines.push(...lines)
    return { no: this.#numbering.next(lines), runningTotal: this.#sum.add(lines) }
  }

  get total(): Sum {
    return this.#sum.total
  }

  /** The label of the total, with what the total leaves out. */
  labelled(label: string): string {
    return totalLabelOf(label, this.#lines)
  }
}
