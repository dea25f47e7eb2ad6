/** An all-day entry of a calendar. */
export interface CalendarEntry {
  /** The same as long as it is about the same thing. */
  uid: string
  /** `yyyy-mm-dd` */
  day: string
  summary: string
  description: string
  /** The page that it is about. */
  url: string | undefined
}

const MAX_OCTETS = 75
const MS_PER_DAY = 86_400_000

/** A text as a value (RFC 5545, 3.3.11). */
const textOf = (text: string): string =>
  text
    // Nor is any other control character than a tab allowed.
    .replaceAll(/[^\P{Cc}\t\r\n]/gu, '')
    .replaceAll(/[\\;,]/g, (one) => `\\${one}`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** A line in pieces of at most 75 octets, of which no letter is cut (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces: string[] = []
  let [piece, octets] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > MAX_OCTETS) {
      pieces.push(piece)
      // The space at the beginning counts.
      ;[piece, octets] = ['', 1]
    }
    piece += letter
    octets += size
  }
  return [...pieces, piece].join('\r\n ')
}

const dayOf = (iso: string): string => iso.replaceAll('-', '')
const nextDay = (iso: string): string => dayOf(new Date(Date.parse(iso) + MS_PER_DAY).toISOString().slice(0, 10))
const momentOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const linesOf = ({ uid, day, summary, description, url }: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${textOf(uid)}`,
  `DTSTAMP:${momentOf(now)}`,
  `DTSTART;VALUE=DATE:${dayOf(day)}`,
  `DTEND;VALUE=DATE:${nextDay(day)}`,
  `SUMMARY:${textOf(summary)}`,
  `DESCRIPTION:${textOf(description)}`,
  ...(url === undefined ? [] : [`URL:${url}`]),
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textOf(summary)}`,
  // Nine in the morning of the day before.
  'TRIGGER:-PT15H',
  'END:VALARM',
  'END:VEVENT',
]

/** A calendar that programs subscribe to, as a file (RFC 5545). */
export const icalendar = (name: string, entries: readonly CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CostDraft//Dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textOf(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
