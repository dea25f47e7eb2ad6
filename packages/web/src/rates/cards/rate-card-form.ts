import { grades } from '@costdraft/costing'
import { field, type Draft, type InputOf } from '@costdraft/schema/field.ts'
import { rateCardFields } from '@costdraft/schema/rates/rate-card.ts'
import { oneOf } from '@costdraft/schema/structs.ts'
import type { Grade, RateCardInput } from '../../generated/graphql.ts'
import { isoToday } from '../../formats/dates.ts'
import type { Controls, Option } from '../../ui/form/controls.ts'
import type { RateCard } from './rate-card.ts'

const PERSON = 'person'
const GRADE = 'grade'
const isFor =
  (whose: string) =>
  (draft: Draft): boolean =>
    draft.whose === whose

/**
 * The fields of the form of a rate: those of the rate, with a choice of whose it is that decides which of the two
 * applies.
 */
export function rateFormFields() {
  const { feeEarner, grade, effectiveFrom, rate } = rateCardFields(isoToday())
  return {
    whose: field(oneOf([PERSON, GRADE])),
    feeEarner: feeEarner.when(isFor(PERSON)),
    grade: grade.when(isFor(GRADE)),
    effectiveFrom,
    rate,
  }
}
export type RateFormFields = ReturnType<typeof rateFormFields>
export type RateFormValue = InputOf<RateFormFields>

/** The controls of the form; `people` are the fee earners of the firm. */
export const rateControls = (people: readonly Option[]): Controls<RateFormFields> => ({
  whose: {
    label: 'For',
    as: 'choice',
    choices: [
      { value: PERSON, label: 'A person' },
      { value: GRADE, label: 'A grade' },
    ],
  },
  feeEarner: { label: 'Person', as: 'ref', choices: people, hint: 'It comes before the rate of their grade.' },
  grade: { label: 'Grade', as: 'choice', choices: grades, hint: 'For all fee earners of this grade.' },
  effectiveFrom: { label: 'From', as: 'date', hint: 'The first day. It holds until the next rate begins.' },
  rate: { label: '£ an hour', as: 'money', hint: 'Without VAT.' },
})

/** A rate as the form has it. */
export const rateFormOf = ({
  feeEarner,
  grade,
  effectiveFrom,
  rate,
}: Pick<RateCard, 'grade' | 'effectiveFrom'> & { feeEarner: { uuid: string } | null; rate: string | number }) => ({
  whose: grade === null ? PERSON : GRADE,
  feeEarner: feeEarner?.uuid ?? null,
  grade,
  effectiveFrom,
  rate: Number(rate),
})

/** What a new rate starts with: for a person, where the firm has any. */
export const newRate = (people: readonly Option[]): Draft => ({ whose: people.length > 0 ? PERSON : GRADE })

/** The input of a form: what it says of the person or grade that it is not for is left out. */
export const rateInputOf = ({ whose, feeEarner, grade, effectiveFrom, rate }: Draft): RateCardInput => ({
  feeEarner: whose === PERSON ? String(feeEarner) : null,
  grade: whose === GRADE ? (grade as Grade) : null,
  effectiveFrom: String(effectiveFrom),
  rate: Number(rate).toFixed(2),
})
