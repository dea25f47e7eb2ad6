import { difference } from '../audit/audit.ts'
import type { StoredPayment } from './assessment.table.ts'
import type { AssessedBill } from './bill-lines.ts'
import { assessmentOnWire, type AssessmentOnWire, type AssessmentRequest } from './assessment-on-wire.ts'
import { auditAssessment, flatHeader } from './audit-assessment.ts'
import { headerChangeIn } from './header-changes.ts'
import { lockAssessment } from './lock-assessment.ts'
import { currentHeader, nextVersion, paidOf, type Header } from './read-assessment.ts'
import { ensureHeader } from './store-lines.ts'

const none: Omit<Header, 'uuid'> = {
  ...{ general_points: null, payments: null, offers: [] },
  ...{ interest_rate: null, interest_from: null, disallowed: [] },
}

/** Payments as they are stored: null where they are those of the bill. */
const unlessOf = ({ payments: said }: AssessedBill, payments: readonly StoredPayment[]) =>
  difference({ payments: said }, { payments }) ? payments : null

/**
 * `PATCH …/assessment`: general points of dispute, payments, offers and how interest runs. Throws as `saveLines`, and
 * 422 with all that is wrong.
 */
export async function editAssessment(asked: AssessmentRequest): Promise<AssessmentOnWire> {
  const { tx } = asked
  const found = await lockAssessment(asked)
  const entered = headerChangeIn(asked.req.body)
  const change = { ...entered, ...(entered.payments && { payments: unlessOf(found.bill, entered.payments) }) }
  const before = found.header ?? none
  if (!difference(before, { ...before, ...change })) return assessmentOnWire(asked, found)
  const { owner } = found
  const uuid = await ensureHeader(asked, found)
  const version = await nextVersion(tx, owner.uuid)
  const { payments, offers, disallowed, ...plain } = change
  await tx
    .updateTable('assessment')
    .set({
      ...plain,
      ...(payments !== undefined && { payments: payments && JSON.stringify(payments) }),
      ...(offers && { offers: JSON.stringify(offers) }),
      ...(disallowed && { disallowed: JSON.stringify(disallowed) }),
    })
    .where('uuid', '=', uuid)
    .execute()
  const header = await currentHeader(tx, owner.uuid)
  const edited = { ...found, header, version, payments: paidOf(header, found.bill) }
  const changed = difference(flatHeader(found), flatHeader(edited))
  if (changed) await auditAssessment(asked, owner, uuid, 'changed', changed)
  return assessmentOnWire(asked, edited)
}
