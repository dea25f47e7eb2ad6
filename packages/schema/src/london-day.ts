// Canada writes dates as yyyy-mm-dd.
const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** A moment as hosts answer it: in UTC where it names no time zone. Not a date for a text that is none. */
export const parseUtc = (text: string): Date => new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)

/**
 * The date of a moment in England and Wales, `yyyy-mm-dd`: what "today" means for the dates of a case, wherever the
 * machine is.
 */
export const londonDay = (moment: Date): string => london.format(moment)
