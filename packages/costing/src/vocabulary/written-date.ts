const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The date of an ISO date or timestamp in the running text of a document: 3 March 2025. */
export function writtenDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
  return `${Number(day)} ${months[Number(month) - 1] ?? month} ${year}`
}

/** The date of an ISO date or timestamp as screens and messages have it: 03/03/2025. */
export const asWritten = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('/')
