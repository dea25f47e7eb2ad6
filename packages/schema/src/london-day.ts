// Canada writes dates as yyyy-mm-dd.
const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date of a moment in England and Wales, `yyyy-mm-dd`: what "today" means for the dates of a case, wherever the machine is. */
export const londonDay = (moment: Date): string => london.format(moment)
