import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { HttpError } from '../http/errors.ts'

const articleOf = ({ adjective }: AnyArea): string => (/^[aeiou]/i.test(adjective) ? 'an' : 'a')
/** As in "This is a legal aid case." */
export const aCaseOf = (area: AnyArea): string => `${articleOf(area)} ${area.adjective} case`
/** As in "A legal aid case has no parties." */
export const caseHasNo = (area: AnyArea, what: string): string => {
  const sentence = `${aCaseOf(area)} has no ${what}.`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  choice = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** 422 for a case of an area that this version does not draft: says which it does. */
export function notDrafted(areas: Areas): HttpError {
  const drafted = Object.values(areas).flatMap(({ isDrafted, adjective }) => (isDrafted ? [adjective] : []))
  return new HttpError(422, `Only ${listed.format(drafted)} cases can be drafted in this version.`, {
    area_of_work: `Choose ${choice.format(drafted)}.`,
  })
}
