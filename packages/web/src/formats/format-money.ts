/**
 * Formats an amount for a column: thousands separators and a minus sign (U+2212).
 * `money` is a decimal string in pounds and is never converted to a number.
 */
export function formatAmount(money: string): string {
  const [poundsPart = '0', pence = '00'] = money.replace('-', '').split('.')
  return `${money.startsWith('-') ? '−' : ''}${poundsPart.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${pence}`
}

/** Formats an amount for a sentence: as `formatAmount`, with a pound sign. */
export const formatPounds = (money: string): string => formatAmount(money).replace(/^−?/, '$&£')

/** An amount of a case with a pound sign; null where there is none. */
export const poundsOf = (money: string | null): string | null => (money === null ? null : formatPounds(money))

/** Shown in place of a total of which nothing is priced; never £0.00. */
export const NOT_PRICED = 'Not priced: rate not held'

/** Formats a quantity with its unit: 1.90 h, 2 units, 1 item, 50 %. A share is a percentage as well. */
export function formatQuantity(quantity: number, unit: string): string {
  if (unit === 'hours') return `${quantity.toFixed(2)} h`
  if (isPercentage(unit)) return `${quantity} %`
  if (unit === 'fee') return String(quantity)
  return `${quantity} ${quantity === 1 ? unit.replace(/s$/, '') : unit}`
}

/** Whether a quantity in this unit is a percentage of the rate. */
export const isPercentage = (unit: string | null): boolean => unit === 'percent' || unit === 'share'
