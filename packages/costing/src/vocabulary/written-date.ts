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

/** The date of an ISO date or timestamp in running text: 3 March 2025. */
export function writtenDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
  return `${Number(day)} ${months[Number(month) - 1] ?? month} ${year}`
}
