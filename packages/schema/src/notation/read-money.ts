/**
 * Why a text is no amount of money: less than nothing (a minus sign or brackets around it), parts of a penny, or no
 * notation of an amount.
 */
export type MoneyRefusal = 'negative' | 'decimals' | 'not_money'
/** An amount in whole pence, or why it is none. */
export type MoneyReading = { value: number; refused?: undefined } | { refused: MoneyRefusal; value?: undefined }

/** More digits than any amount has: beyond, a product in pence would no longer be exact. */
const LONGEST = 24
const NEGATIVE = /^(?:£?\s*[-\u2010-\u2015\u2212].*\d|\(.*\)$|.*\d\s*[-\u2010-\u2015\u2212]$)/
const TOO_EXACT = /^(?:£\s*)?(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})?\.\d{3,}$/
const AMOUNT = /^(?:£\s*)?(\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|(?=\.\d))(?:\.(\d{1,2}))?$/

/**
 * Reads an amount in pounds as people write it: `1234.5`, `1,234.56`, `£1,234.56`, `£ 99`, `.50`. Commas stand only
 * between thousands, so that a decimal comma is never taken for one.
 */
export function readMoney(text: string): MoneyReading {
  const written = text.trim()
  if (written.length > LONGEST) return { refused: 'not_money' }
  if (NEGATIVE.test(written)) return { refused: 'negative' }
  if (TOO_EXACT.test(written)) return { refused: 'decimals' }
  const [all, pounds = '', pence = ''] = AMOUNT.exec(written) ?? []
  if (!all) return { refused: 'not_money' }
  // Whole pence from the digits: pounds × 100 in floating point could be a penny short.
  return { value: Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0')) }
}
