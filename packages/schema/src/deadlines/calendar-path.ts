/** The path of the files that calendars read; the secret of a link follows, and `.ics`. */
export const CALENDAR_PATH = '/calendar'
