import { useApolloClient } from '@apollo/client/react'
import { createElement, useEffect, useState } from 'react'
import type { Problem } from '@costdraft/schema/field.ts'
import type { AssessmentPaymentsShownFragment } from '../generated/graphql.ts'
import { Differences } from '../ui/Differences.tsx'
import { changedSince } from '../ui/form/changed-since.ts'
import { SAYS_ALL } from '../ui/read-after-changes.ts'
import { readError } from '../ui/read-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { takeAssessment } from './assessment-cache.ts'
import { EditAssessmentDocument } from './assessment.operations.ts'
import {
  differingParts,
  inputOf,
  partLabels,
  partText,
  valuesOf,
  type PaymentPart,
  type PaymentValues,
} from './payment-values.ts'

type Stored = AssessmentPaymentsShownFragment
type Ask = ReturnType<typeof useConfirm>['ask']
interface Given {
  caseUuid: string
  stored: Stored
  /** Reads what is stored again. */
  readAnew: () => Promise<Stored | undefined>
  onDirtyChange: (isDirty: boolean) => void
}

/** What two people changed otherwise: the parts that one changed, as far as the other did. */
export const clashingParts = (base: PaymentValues, mine: PaymentValues, theirs: PaymentValues): PaymentPart[] => {
  const changed = new Set(differingParts(base, theirs))
  return differingParts(base, mine).filter((part) => changed.has(part) && differingParts(mine, theirs).includes(part))
}
/** What one entered, on top of what someone else stored meanwhile. */
const onTop = (base: PaymentValues, mine: PaymentValues, theirs: PaymentValues): PaymentValues => ({
  ...theirs,
  ...Object.fromEntries(differingParts(base, mine).map((part) => [part, mine[part]])),
})

/** What stands of both, and on what. */
interface Settled {
  base: Stored
  values: PaymentValues
}

/** Someone else changed the assessment: of what both entered otherwise, asks whose stands. */
async function settled(ask: Ask, base: Stored, values: PaymentValues, now: Stored): Promise<Settled | undefined> {
  const [before, theirs] = [valuesOf(base), valuesOf(now)]
  const clashes = clashingParts(before, values, theirs)
  const merged = onTop(before, values, theirs)
  if (clashes.length === 0) return { base: now, values: merged }
  const rows = clashes.map((part) => ({
    name: part,
    label: partLabels[part],
    mine: partText(part, values),
    theirs: partText(part, theirs),
  }))
  const whose = await ask({
    title: 'Someone else changed these',
    text: 'They saved them after you opened them. What you did not change stays as they left it either way.',
    more: createElement(Differences, { rows }),
    answers: [
      { label: 'Take theirs', value: 'theirs' },
      { label: 'Keep mine', value: 'mine', isMain: true },
    ],
  })
  if (!whose) return undefined
  const kept = Object.fromEntries(clashes.map((part) => [part, theirs[part]]))
  return { base: now, values: whose === 'mine' ? merged : { ...merged, ...kept } }
}

/** Sends what is changed, on what it is based, and answers what is stored then; what is stored already is not sent. */
function useSend(caseUuid: string): (base: Stored, values: PaymentValues) => Promise<Stored> {
  const { mutate, cache } = useApolloClient()
  return async (base, values) => {
    const { input } = inputOf(valuesOf(base), values)
    if (!input || Object.keys(input).length === 0) return base
    const variables = { caseUuid, input, version: base.version }
    const { data } = await mutate({ mutation: EditAssessmentDocument, variables, context: SAYS_ALL })
    if (!data) return base
    takeAssessment(cache, caseUuid, data.editAssessment)
    return data.editAssessment
  }
}

/** What is entered of an assessment as a whole, and how it is saved: what is typed stays until it is stored. */
export function useSavePayments({ caseUuid, stored, readAnew, onDirtyChange }: Given) {
  const { ask, confirmDialog } = useConfirm()
  const send = useSend(caseUuid)
  const [base, setBase] = useState(stored)
  const [values, setValues] = useState(() => valuesOf(stored))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isChanged = differingParts(valuesOf(base), values).length > 0
  useEffect(() => onDirtyChange(isChanged), [isChanged, onDirtyChange])

  /** Shows what stands in place of what was sent; what was typed since stays. */
  const show = (now: Stored, next: PaymentValues, sent: PaymentValues): void => {
    setBase(now)
    setValues((typed) => ({ ...next, ...changedSince(typed, sent) }))
  }
  /** Saves on what others stored meanwhile, as often as they do; false where the person goes back. */
  const store = async (from: Settled): Promise<boolean> => {
    try {
      const now = await send(from.base, from.values)
      show(now, valuesOf(now), from.values)
      return true
    } catch (error) {
      const now = readError(error).code === 'CONFLICT' ? await readAnew() : undefined
      // Only another version is settled; what else stands in the way would be refused again.
      if (!now || now.version === from.base.version) throw error
      const next = await settled(ask, from.base, from.values, now)
      if (next) show(next.base, next.values, from.values)
      return next !== undefined && store(next)
    }
  }
  const save = async (): Promise<void> => {
    const read = inputOf(valuesOf(base), values)
    setProblems(read.problems ?? [])
    setRefusal(undefined)
    if (isBusy || read.problems) return
    setIsBusy(true)
    try {
      if (await store({ base, values })) toaster.create({ type: 'success', title: 'Payments and offers saved' })
    } catch (error) {
      console.error(error)
      const { message, problems: said } = readError(error)
      setProblems(said)
      setRefusal(message)
    } finally {
      setIsBusy(false)
    }
  }
  const change = (part: Partial<PaymentValues>): void => setValues((before) => ({ ...before, ...part }))
  return { shown: base, values, change, problems, refusal, isBusy, isChanged, save, confirmDialog }
}
