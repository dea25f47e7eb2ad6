import type { Line } from '@costdraft/costing'
import { isCounted } from './bill-lines.ts'
import { money } from './format.ts'
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

/** The sum of the counted lines that were added. */
export class LineSum {
  #net = 0
  #vat = 0

  /** Adds lines and returns the sum including them. */
  add(lines: readonly Line[]): Sum {
    for (const line of lines)
      if (isCounted(line)) {
        this.#net += line.net
        this.#vat += line.vat
      }
    return this.total
  }

  get total(): Sum {
    return { net: money(this.#net), vat: money(this.#vat) }
  }
}

/** The running total of one schedule. */
export class RunningTotal {
  readonly #sum = new LineSum()
  readonly #numbering: ItemNumbering

  constructor(numbering: ItemNumbering) {
    this.#numbering = numbering
  }

  /** Adds the lines of one item and returns its number and the running total including it. */
  count(lines: readonly Line[]): Numbered {
    return { no: this.#numbering.next(lines), runningTotal: this.#sum.add(lines) }
  }

  get total(): Sum {
    return this.#sum.total
  }
}
