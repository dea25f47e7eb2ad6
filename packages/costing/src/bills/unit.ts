/** What the quantity of a line counts. */
export interface Unit {
  /** The word on the wire. */
  name: string
  /** How many of the whole numbers in which a line counts make one: 100 where it counts hundredths. */
  scale: number
  /**
   * The words of one and of several, such as *mile* and *miles*. Null where screens and documents have a notation of
   * their own: hours, percentages and fees.
   */
  words: { one: string; many: string } | null
}

const counted = (one: string, many = `${one}s`, scale = 1): Unit => ({ name: many, scale, words: { one, many } })
const own = (name: string, scale = 1): Unit => ({ name, scale, words: null })

/** The units in which the rules of every area count. */
export const hours = own('hours', 100)
export const items = counted('item')
export const units = counted('unit')
export const days = counted('day')
export const events = counted('event')
export const fee = own('fee')
export const percent = own('percent')
/** Hundredths of a percent. */
export const share = own('share', 100)
export const sharedUnits: readonly Unit[] = [hours, items, units, days, events, fee, percent, share]
