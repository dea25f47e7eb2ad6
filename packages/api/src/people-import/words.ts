import { feeEarnerTypes, grades, type FeeEarnerType, type Grade } from '@costdraft/costing'
import { roleLabels, roles, type Role } from '@costdraft/schema/access/roles.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { cleanText } from '@costdraft/schema/structs.ts'
import { splitName } from '@costdraft/schema/users/users.ts'
import { nameKey } from '../ledger/name-key.ts'

/** A text as words are compared: in lower case, with single blanks in place of marks between words. */
const wordKey = (text: string): string => nameKey(text.replaceAll(/[_\-–—]+/g, ' '))

/** What stands in a sheet for nothing. */
const NOTHING = new Set(['', 'n/a', 'na', 'none', 'nil'])
/** Whether a cell says nothing, although a mark may stand in it. */
export const saysNothing = (text: string): boolean => NOTHING.has(wordKey(text))

/** What firms call their headquarters, unless a site of that name is another one. */
const HEADQUARTERS = new Set(['head office', 'headquarters', 'hq', 'main office'])
export const saysHeadquarters = (text: string): boolean => HEADQUARTERS.has(wordKey(text))

/** Finds which of some values a text means: by its word on the wire, its label, or another way to say it. */
function reader<T extends string>(
  values: readonly T[],
  label: (value: T) => string,
  others: Readonly<Record<string, T>> = {},
): (text: string) => T | undefined {
  const known = new Map<string, T>([
    ...Object.entries(others),
    ...values.flatMap((value) => [[wordKey(value), value] as const, [wordKey(label(value)), value] as const]),
  ])
  return (text) => known.get(wordKey(text))
}

/** The role that a text means. Only what can mean nothing else: a role opens what a firm has. */
export const readRole: (text: string) => Role | undefined = reader(roles, (role) => roleLabels[role], {
  'costs draughtsman': 'costs_draftsman',
  'it admin': 'it_administrator',
})

/** The type of fee earner that a text means. */
export const readFeeEarnerType: (text: string) => FeeEarnerType | undefined = reader(feeEarnerTypes, labelOf, {
  cilex: 'legal_executive',
  'legal exec': 'legal_executive',
  'chartered legal executive': 'legal_executive',
})

/** The grade that a text means: "B", or "Grade B". */
export const readGrade: (text: string) => Grade | undefined = reader(grades, (grade) => `grade ${grade}`)

/**
 * The type of a fee earner of whom only the grade is said. The guideline hourly rates have trainees and paralegals in
 * grade D, and solicitors with legal executives in the others.
 */
export const usualType = (grade: Grade): FeeEarnerType => (grade === 'D' ? 'paralegal' : 'solicitor')

/** First name and surname of a whole name: "Amira Khan", or "Khan, Amira". */
export function readName(text: string): { firstname: string; surname: string } {
  const [surname = '', ...rest] = cleanText(text).split(',')
  const firstname = rest.join(',').trim()
  return firstname === '' ? splitName(surname) : { firstname, surname: surname.trim() }
}
