import { TIMES } from '../db/times.ts'
import { penceOf, type Budget, type Grade, type PhaseEstimate } from '@costdraft/costing'
import { checkBudget, type BudgetDraft, type EstimateDraft } from '@costdraft/schema/budgets/budget.ts'
import { isDraft } from '@costdraft/schema/field.ts'
import { camelName } from '@costdraft/schema/names.ts'
import type { Tx } from '../access/as-viewer.ts'
import { earnerOnDay, loadEarnersOf } from '../clients/load-earners.ts'
import { ValidationError } from '../errors/errors.ts'
import { draftOf, objectOf, problemDetails } from '../http/body.ts'

const names = new Map([
  ['incurredTo', 'incurred_to'],
  ['assumptions', 'assumptions'],
  ['estimates', 'estimates'],
  ['contingencies', 'contingencies'],
  ['approved', 'approved'],
  ['approvedOn', 'approved_on'],
  ['agreedIncurred', 'agreed_incurred'],
  ['offers', 'offers'],
  ['variation', 'variation'],
])
/** What an answer has besides what is entered: ignored when it is sent back. */
const derived = new Set([
  ...['number', 'saved_at', 'saved_at_ms', 'saved_by', 'saved_by_name', 'figures', 'is_current', 'versions'],
  ...TIMES,
])

/** An object whose keys, and those of the objects in it, are as the schema has them. */
function schemaKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(schemaKeys)
  if (!isDraft(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelName(key), schemaKeys(inner)]))
}
const estimatesOf = (value: unknown): unknown =>
  isDraft(value)
    ? Object.fromEntries(Object.entries(value).map(([phase, estimate]) => [phase, schemaKeys(estimate)]))
    : value

/** The grade of a fee earner of the firm on the day of a budget; undefined for any other. */
type GradeOf = (earner: string) => Grade | undefined

/** What names a fee earner that is none of the firm, with the sentence of it. */
function unknownEarners({ estimates }: BudgetDraft, gradeOf: GradeOf): Record<string, string> {
  return Object.fromEntries(
    Object.entries(estimates).flatMap(([phase, { earners = [] }]) =>
      earners.flatMap(({ feeEarner }, i) =>
        gradeOf(feeEarner) === undefined
          ? [[`estimates.${phase}.earners.${i}.fee_earner`, 'Choose a fee earner of this firm.']]
          : [],
      ),
    ),
  )
}

function estimateInPence({ earners, ...amounts }: EstimateDraft, gradeOf: GradeOf): PhaseEstimate {
  const { time, disbursements, ...paid } = amounts
  return {
    time: penceOf(time),
    disbursements: penceOf(disbursements),
    ...Object.fromEntries(Object.entries(paid).map(([name, amount]) => [name, penceOf(amount)])),
    ...(earners && {
      earners: earners.flatMap(({ feeEarner, hours }) => {
        const grade = gradeOf(feeEarner)
        return grade === undefined ? [] : [{ feeEarner, grade, hours: penceOf(hours) }]
      }),
    }),
  }
}

const mapped = <T, U>(of: Partial<Record<string, T>>, convert: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([key, one]) => [key, convert(one as T)]))

/** A validated budget, whose amounts are in pounds, as the engine takes it. */
function budgetOf(draft: BudgetDraft, gradeOf: GradeOf): Budget {
  const { estimates, contingencies, approved, offers, agreedIncurred, ...rest } = draft
  return {
    ...rest,
    estimates: mapped(estimates, (one) => estimateInPence(one, gradeOf)),
    contingencies: contingencies.map(({ name, incurred, estimated, approved: of }) => ({
      ...{ name, incurred: penceOf(incurred), estimated: penceOf(estimated) },
      ...(of !== undefined && { approved: penceOf(of) }),
    })),
    ...(approved && { approved: mapped(approved, penceOf) }),
    ...(offers && {
      offers: mapped(offers, ({ time, counsel, disbursements, ...comment }) => ({
        ...{ time: penceOf(time), counsel: penceOf(counsel), disbursements: penceOf(disbursements) },
        ...comment,
      })),
    }),
    ...(agreedIncurred !== undefined && { agreedIncurred: penceOf(agreedIncurred) }),
  }
}

/**
 * The budget of a body, in pence, with what its fee earners are on its day. Throws 422 with all problems, also for a
 * fee earner of another firm than the client.
 */
export async function budgetIn(tx: Tx, client: string, body: unknown): Promise<Budget> {
  const draft = draftOf(names, objectOf(body), derived)
  const { value, problems } = checkBudget({ ...draft, estimates: estimatesOf(draft.estimates) })
  if (problems) throw new ValidationError(problemDetails(problems))
  // So that nobody of these is removed at the same moment: the budget names them in a document of its own.
  const named = Object.values(value.estimates).flatMap(({ earners = [] }) => earners.map(({ feeEarner }) => feeEarner))
  if (named.length > 0)
    await tx.selectFrom('fee_earner').select('uuid').where('uuid', 'in', named).forKeyShare().execute()
  const earners = await loadEarnersOf(tx, client)
  const onDay = earnerOnDay(earners)
  const gradeOf: GradeOf = (earner) =>
    earners.periods.has(earner) ? onDay(earner, value.incurredTo).feeEarner.grade : undefined
  const unknown = unknownEarners(value, gradeOf)
  if (Object.keys(unknown).length > 0) throw new ValidationError(unknown)
  return budgetOf(value, gradeOf)
}
