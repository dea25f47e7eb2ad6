import { interPartesCase } from './inter-partes-case.ts'
import { answersTo, type Row } from './answered.ts'
import { ASHDOWN, firmOf } from './firm.ts'
import { as } from './instance.ts'

// Inter partes cases of Ashdown, and what is recorded in them, through the REST API.

export const ashdown = as(ASHDOWN)
export const answered = answersTo(ashdown)

/** A case with the path of its lists, and a fee earner of grade A in York. */
export async function addInterPartesCase(change: Readonly<Record<string, unknown>> = {}) {
  const firm = await firmOf(ASHDOWN)
  const { uuid } = await answered('POST', `client/${firm.client}/case/inter-parties`, interPartesCase(firm, change))
  return { uuid, at: `client/case/${uuid}`, feeEarner: firm.feeEarner }
}
export const disclosure = { date: '2024-06-03', procedural_type: 'disclosure', phase: 'disclosure' }

export const attendances = 'procedural_step_attendances'
export const disbursements = 'procedural_step_disbursements'
export type Nested = Row & Record<typeof attendances | typeof disbursements, Row[]>

/** A case with a step, an attendance of a person and a disbursement for a party. */
export async function caseWithStep(feeType = 'procedural_step') {
  const started = await addInterPartesCase()
  const { at, feeEarner } = started
  const party = await answered('POST', `${at}/party`, { party: 'Ben Birch' })
  const step = await answered<Nested>('POST', `${at}/procedural-step`, {
    ...disclosure,
    fee_type: feeType,
    description: 'Standard disclosure',
    [attendances]: [{ fee_earner: feeEarner, type: 'client', time: 1.5 }],
    [disbursements]: [{ description: 'Copies', party: party.uuid, amount: 40.01, vat_exempt: false }],
  })
  const [attendance] = step[attendances] as [Row]
  const [paid] = step[disbursements] as [Row]
  return { ...started, party, step, attendance, paid, path: `${at}/procedural-step/${step.uuid}` }
}
