import type { Line } from '@costdraft/costing'
import { isCounted } from './bill-lines.ts'
import { money, plural } from './format.ts'
import type { Sum } from './model.ts'

/** Said in the place of an amount that is not known because no rate is held, in a column of amounts. */
export const NOT_HELD = 'not held'

/** The counted lines that have no rate. */
const unpricedOf = (lines: readonly Line[]): Line[] => lines.filter((line) => isCounted(line) && line.notHeld !== null)

/** Whether all that is claimed of these lines has no rate. What it comes to is not printed as nothing. */
export function isMissing(lines: readonly Line[]): boolean {
  const claimed = lines.filter(isCounted)
  return claimed.length > 0 && claimed.every(({ notHeld }) => notHeld !== null)
}

/**
 * The label of a total with what the total leaves out, so that it is not taken for all of it: "Total: scheduled,
 * without 2 items whose rate is not held".
 */
export const withLeftOut = (label: string, count: number): string =>
  count === 0 ? label : `${label}, without ${plural(count, 'item')} whose rate is not held`
/** The same for the total of lines; of which none is priced there is no total. */
export const totalLabelOf = (label: string, lines: readonly Line[]): string =>
  isMissing(lines) ? label : withLeftOut(label, unpricedOf(lines).length)

/** The sum of the counted lines that were added; that of lines without any rate is a word. */
export class LineSum {
  #net = 0
  #vat = 0
  #priced = 0
  #unpriced = 0
  readonly #notHeld: string

  constructor(notHeld = NOT_HELD) {
    this.#notHeld = notHeld
  }

  /** Adds lines and returns the sum including them. */
  add(lines: readonly Line[]): Sum {
    for (const line of lines)
      if (isCounted(line)) {
        this.#net += line.net
        this.#vat += line.vat
        if (line.notHeld === null) this.#priced++
        else this.#unpriced++
      }
    return this.total
  }

  get total(): Sum {
    if (this.#priced === 0 && this.#unpriced > 0) return { net: this.#notHeld, vat: '' }
    return { net: money(this.#net), vat: money(this.#vat) }
  }
}

/** The formatted sum of the counted lines. */
export const printedSum = (lines: readonly Line[]): Sum => new LineSum().add(lines)
