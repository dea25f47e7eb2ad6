import { asWritten } from '@costdraft/costing'

/** Whether a fee earner does no work for the firm any more on a day; both `yyyy-mm-dd`. */
export const isRetiredOn = (retiredFrom: string | null | undefined, day: string): boolean =>
  retiredFrom != null && retiredFrom <= day

/** The mark of a fee earner with a retirement: the day from which it holds. */
export const retiredText = (retiredFrom: string): string => `Retired from ${asWritten(retiredFrom)}`

/** Why a fee earner cannot be named for work of the day of their retirement, or of a later one. */
export const retiredProblem = (name: string, retiredFrom: string): string =>
  `${name} is retired from ${asWritten(retiredFrom)}. Choose someone else, or an earlier day.`
/** Why a fee earner cannot be responsible for a case. */
export const retiredFromCases = (name: string, retiredFrom: string): string =>
  `${name} is retired from ${asWritten(retiredFrom)}. Choose someone else.`
