/** Printed time in hundredths of an hour: h:mm, decimal hours or a number of items (as such); NaN for what is none. */
export function printedTime(text: string): number {
  const clock = /^([\d,]+):(\d\d)$/.exec(text)
  if (clock) return Number(clock[1]?.replaceAll(',', '')) * 100 + (Number(clock[2]) * 100) / 60
  const hours = /^([\d,]+\.\d\d) h$/.exec(text)
  return hours ? Math.round(Number(hours[1]?.replaceAll(',', '')) * 100) : Number.NaN
}

/**
 * What printed time comes to at a printed rate in pence, with an enhancement in percent: rounded to the penny, half a
 * penny up.
 */
export const timeAtRate = (time: string, rate: number, enhancement = 0): number =>
  Math.floor((rate * printedTime(time) * (100 + enhancement)) / 10_000 + 0.5 + 1e-9)
