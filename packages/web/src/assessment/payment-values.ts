import {
  disallowedFields,
  generalPointsFields,
  interestFields,
  offerFields,
  paymentFields,
} from '@costdraft/schema/assessment/assessment-fields.ts'
import { check, isEmpty, type Draft, type Fields, type Problem } from '@costdraft/schema/field.ts'
import { formatPounds } from '../formats/format-money.ts'
import type { AssessmentInput, AssessmentPaymentsShownFragment, OfferedBy } from '../generated/graphql.ts'
import { displayDate, typedMoney } from '../ui/form/typed-text.ts'

export interface PaymentDraft {
  date: string
  amount: string
  words: string
}
export interface OfferDraft extends PaymentDraft {
  by: OfferedBy | ''
}
export interface DaysDraft {
  from: string
  to: string
}
/** What is entered of an assessment as a whole, while it is edited: texts, not yet read. */
export interface PaymentValues {
  payments: readonly PaymentDraft[]
  offers: readonly OfferDraft[]
  rate: string
  from: string
  disallowed: readonly DaysDraft[]
  generalPoints: string
}
export const noPayment: PaymentDraft = { date: '', amount: '', words: '' }
export const noOffer: OfferDraft = { date: '', by: 'paying_party', amount: '', words: '' }
export const noDays: DaysDraft = { from: '', to: '' }

export const offeredByLabels: Readonly<Record<OfferedBy, string>> = {
  paying_party: 'Paying party',
  receiving_party: 'Receiving party',
}

/** What is stored, as the form begins with it. */
export const valuesOf = (stored: AssessmentPaymentsShownFragment): PaymentValues => ({
  payments: stored.payments.map(({ date, amount, words }) => ({ date, amount, words: words ?? '' })),
  offers: stored.offers.map(({ date, by, amount, words }) => ({ date, by, amount, words: words ?? '' })),
  rate: String(stored.interest.rate),
  from: stored.interest.from ?? '',
  disallowed: stored.interest.disallowed.map(({ from, to }) => ({ from, to })),
  generalPoints: stored.generalPoints ?? '',
})

/** The entries of which anything is entered; the side of an offer alone is nothing. */
const begun = <T extends object>(entries: readonly T[]): T[] =>
  entries.filter((entry) => Object.entries(entry).some(([name, value]) => name !== 'by' && !isEmpty(value)))

interface Read {
  value: unknown
  problems: Problem[]
}
const readOne = (fields: Fields, draft: object, path: string): Read => {
  const { value, problems = [] } = check(fields, draft as Draft)
  return { value, problems: problems.map((one) => ({ ...one, path: `${path}${one.path}` })) }
}
/** Reads each entry of a list. An amount may be typed in any notation, and an entry without anything is passed over. */
const readList = (fields: Fields, entries: readonly object[], path: string): Read => {
  const read = entries.map((entry, i) => ({ entry, of: readOne(fields, entry, `${path}.${i}.`) }))
  const kept = read.filter(({ entry }) => begun([entry]).length > 0)
  return { value: kept.map(({ of }) => of.value), problems: kept.flatMap(({ of }) => of.problems) }
}

/** What of the values is stored together: a list, the rate, or a text. */
export const paymentParts = ['payments', 'offers', 'rate', 'from', 'disallowed', 'generalPoints'] as const
export type PaymentPart = (typeof paymentParts)[number]

const reads: Readonly<Record<PaymentPart, (values: PaymentValues) => Read>> = {
  payments: ({ payments }) => readList(paymentFields, payments, 'payments'),
  offers: ({ offers }) => readList(offerFields, offers, 'offers'),
  rate: ({ rate }) => {
    const { value, problems } = readOne(
      { rate: interestFields.rate },
      { rate: rate.replace(/\s*%\s*$/, '') },
      'interest.',
    )
    return { value: (value as Draft | undefined)?.rate ?? null, problems }
  },
  from: ({ from }) => {
    const { value, problems } = readOne({ from: interestFields.from }, { from }, 'interest.')
    return { value: (value as Draft | undefined)?.from ?? null, problems }
  },
  disallowed: ({ disallowed }) => readList(disallowedFields, disallowed, 'interest.disallowed'),
  generalPoints: (values) => {
    const { value, problems } = readOne(generalPointsFields, { generalPoints: values.generalPoints }, '')
    return { value: (value as Draft | undefined)?.generalPoints ?? null, problems }
  },
}
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether a part says something else than another version of it; a text that cannot be read does. */
const differs = (part: PaymentPart, a: PaymentValues, b: PaymentValues): boolean => {
  const [one, other] = [reads[part](a), reads[part](b)]
  return one.problems.length > 0 || other.problems.length > 0
    ? !isSame(a[part], b[part])
    : !isSame(one.value, other.value)
}
/** The parts in which two versions differ. */
export const differingParts = (a: PaymentValues, b: PaymentValues): PaymentPart[] =>
  paymentParts.filter((part) => differs(part, a, b))

/** What is changed, as the mutation takes it; or what is wrong, by paths as the server names them. */
export function inputOf(
  stored: PaymentValues,
  values: PaymentValues,
): { input: AssessmentInput; problems?: undefined } | { problems: Problem[]; input?: undefined } {
  const changed = differingParts(stored, values).map((part) => [part, reads[part](values)] as const)
  const problems = changed.flatMap(([, read]) => read.problems)
  if (problems.length > 0) return { problems }
  const { rate, from, disallowed, ...rest } = Object.fromEntries(changed.map(([part, { value }]) => [part, value]))
  const interest = {
    ...(rate !== undefined && { rate }),
    ...(from !== undefined && { from }),
    ...(disallowed !== undefined && { disallowed }),
  }
  return { input: { ...rest, ...(Object.keys(interest).length > 0 && { interest }) } as AssessmentInput }
}

export const partLabels: Readonly<Record<PaymentPart, string>> = {
  payments: 'Payments',
  offers: 'Offers',
  rate: 'Interest, % a year',
  from: 'Interest from',
  disallowed: 'Days without interest',
  generalPoints: 'General points',
}
const amountText = (amount: string): string => {
  const read = typedMoney(amount)
  return /^\d+\.\d\d$/.test(read) ? formatPounds(read) : amount
}
const lineOf = (...words: readonly string[]): string => words.filter(Boolean).join(' ')

/** A part in words, to be compared. */
export function partText(part: PaymentPart, values: PaymentValues): string {
  if (part === 'payments')
    return begun(values.payments)
      .map(({ date, amount, words }) => lineOf(displayDate(date), amountText(amount), words))
      .join('; ')
  if (part === 'offers')
    return begun(values.offers)
      .map(({ date, by, amount, words }) =>
        lineOf(displayDate(date), by && offeredByLabels[by], amountText(amount), words),
      )
      .join('; ')
  if (part === 'disallowed')
    return begun(values.disallowed)
      .map(({ from, to }) => `${displayDate(from)} – ${displayDate(to)}`)
      .join('; ')
  return part === 'from' ? displayDate(values.from) : values[part]
}
