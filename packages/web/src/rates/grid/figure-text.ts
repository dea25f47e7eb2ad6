import type { RateUnit } from '@costdraft/costing'
import { amountOnWire, amountText, parseAmount } from '@costdraft/schema/rates/amount.ts'

/**
 * A figure as it is shown and sent, e.g. `1234.50` for `£1,234.5`. Text that is no figure stays as it is, for
 * validation to refuse.
 */
export function tidyFigure(unit: string, text: string): string {
  const { amount } = parseAmount(unit as RateUnit, text)
  return amount === undefined ? text.trim() : amountText(unit, amountOnWire(unit as RateUnit, amount))
}

/** Why text is no figure of this unit; undefined for a figure, and for no text: then the figure is not held. */
export const figureProblem = (unit: string, text: string): string | undefined =>
  text.trim() === '' ? undefined : parseAmount(unit as RateUnit, text).problem
