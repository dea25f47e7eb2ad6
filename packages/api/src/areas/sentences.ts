import { nounOf, type AnyArea } from '@costdraft/schema/areas/area.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { HttpError } from '../errors/errors.ts'

/** As in "A legal aid case has no parties." */
export const caseHasNo = (area: AnyArea, what: string): string => {
  const sentence = `${nounOf(area)} has no ${what}.`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** 422 for a case of an area that this version does not draft: says which it does. */
export function notDrafted(areas: Areas): HttpError {
  const drafted = Object.values(areas).flatMap(({ isDrafted, adjective }) => (isDrafted ? [adjective] : []))
  return new HttpError(422, `Only ${listed.format(drafted)} cases can be drafted in this version.`, {
    area_of_work: `Choose ${choice.format(drafted)}.`,
  })
}
