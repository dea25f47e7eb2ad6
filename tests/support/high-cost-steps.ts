import { answersTo, type Row } from './answered.ts'
import { ASHDOWN, newHighCostCase } from './firm.ts'
import { as } from './instance.ts'

// High cost cases of Ashdown, and the steps recorded in them, through the REST API.

export const ashdown = as(ASHDOWN)
export const answered = answersTo(ashdown)

export type Step = Row & { counsel: Row[]; procedural_step_disbursements: Row[] }
export const hearing = {
  event: 'court_hearing',
  date: '2026-03-04',
  description: 'Interim hearing',
  attendance: 'event',
}
export const travel = { distance: 42, amount: 18.9, description: 'Leeds to York' }

/** A case with an advocate; a leading and a junior one may appear, unless the certificate says otherwise. */
export async function caseWithAdvocate(certificate: Record<string, unknown> = {}) {
  const { uuid } = await newHighCostCase(ASHDOWN, {}, certificate)
  const at = `client/case/${uuid}`
  const { uuid: party } = await answered('POST', `${at}/party`, { party: 'Ann Lee', role: 'junior_counsel', rate: 90 })
  return { uuid, at, party, steps: `${at}/high-cost/procedural-step` }
}

/** A case with a step at which the advocate appeared, having travelled, and a disbursement of it. */
export async function caseWithHearing(certificate: Record<string, unknown> = {}) {
  const started = await caseWithAdvocate(certificate)
  const { party, steps } = started
  const step = await answered<Step>('POST', steps, {
    ...hearing,
    solicitor: party,
    solicitor_attendance: 'event',
    counsel: [
      { counsel_level: 'junior', counsel_attendance: { party_uuid: party, attendance: 'event' }, travel },
      { counsel_level: 'leading' },
    ],
    procedural_step_disbursements: [
      { disbursement_type: 'counsel_expenses', amount: 100.01, vat_exempt: false, party_uuid: party },
    ],
  })
  const [junior, leading] = step.counsel as [Row, Row]
  const [paid] = step.procedural_step_disbursements as [Row]
  return { ...started, step, junior, leading, paid, path: `${steps}/${step.uuid}` }
}
