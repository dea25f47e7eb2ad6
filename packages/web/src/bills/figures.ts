/** Money as a column shows it: thousands marked, a true minus. It travels as text and is never made a number here. */
export function figure(money: string): string {
  const [whole = '0', pence = '00'] = money.replace('-', '').split('.')
  return `${money.startsWith('-') ? '−' : ''}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${pence}`
}

/** Money in a sentence. */
export const pounds = (money: string): string => figure(money).replace(/^−?/, '$&£')

/** How much of what: 1.90 h, 2 units, 1 item, 50 %. */
export function quantityOf(quantity: number, unit: string): string {
  if (unit === 'hours') return `${quantity.toFixed(2)} h`
  if (unit === 'percent') return `${quantity} %`
  if (unit === 'fee') return String(quantity)
  return `${quantity} ${quantity === 1 ? unit.replace(/s$/, '') : unit}`
}
