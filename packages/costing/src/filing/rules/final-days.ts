import type { FilingFacts } from '../facts.ts'
import type { FilingRule, Found } from '../finding.ts'
import { findingOn, nameOf, ofCase } from '../words.ts'

/** Up to how many days a final hearing is paid as the shorter one. */
const SHORT = 10
const plural = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** The days of the main hearing of a high cost case beside the length that its certificate says. */
function ofCertificate({ priced, items }: FilingFacts): Found[] {
  if (!('hourlyFigure' in priced) || !priced.certificate) return []
  const days = items.filter(({ event }) => event === 'main_hearing_day')
  const count = new Set(days.map(({ date }) => date)).size
  const isShort = priced.certificate.finalHearingLength === 'up_to_10_days'
  if (count === 0 || count <= SHORT === isShort) return []
  return ofCase(
    `The main hearing has ${plural(count)}, and the certificate says ${isShort ? `up to ${SHORT}` : `more than ${SHORT}`}, which decides how its events are paid.`,
    days.map(({ uuid }) => uuid),
  )
}

/**
 * Final hearings whose days differ from what is said of them elsewhere: in a high cost case from the length on the
 * certificate, which selects the value of an event (rates/ccfs.json), and in the advocacy scheme from the days of
 * exceptional travel, which cannot be more. Source: the final fee is a daily fee (rates/fas.json).
 */
export const finalDaysDiffer: FilingRule = (facts) => [
  ...ofCertificate(facts),
  ...facts.items.flatMap((item) => {
    const { finalDays = null, travelDays = null } = item.hearing ?? {}
    return finalDays !== null && travelDays !== null && travelDays > finalDays
      ? [
          findingOn(
            item,
            `${nameOf(item)} is of ${plural(finalDays)}, and exceptional travel is claimed for ${plural(travelDays)}.`,
          ),
        ]
      : []
  }),
]
