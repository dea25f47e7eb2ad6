import { lengthOf, type Row } from '../../../dev/worked-bill.ts'
import { at, filesOf, newFile, pdf, root } from '../files.ts'
import type { Caller } from '../instance.ts'
import { post } from '../worked-firm.ts'

/** The path and the body of a row of a worked case. */
function bodyOf(row: Row, fee_earner: string): [path: string, body: object] {
  const { record, date, what, how, options } = row
  const case_part = options.get('part')
  const vat_exempt = options.has('exempt')
  if (record === 'time') return ['time-recording', { date, case_part, fee_earner, activity_type: what, time: how }]
  if (record === 'disbursement')
    return ['disbursement', { date, case_part, disbursement_type: what, amount: how, vat_exempt }]
  if (record === 'event')
    return ['high-cost/procedural-step', { event: what, date, description: 'A step', attendance: how || null }]
  if (record === 'step')
    return [
      'procedural-step',
      { fee_type: 'procedural_step', date, procedural_type: what, phase: 'trial', description: 'A step' },
    ]
  const { startTime: start_time, endTime: end_time } = lengthOf(row)
  return ['hearing', { date, fee_earner, hearing_type: what, court_level: 'other_judge', start_time, end_time }]
}

/** Uploads a document to a case that has none; answers its uuid. */
export async function uploadVoucher(caller: Caller, caseUuid: string): Promise<string> {
  const { body } = await filesOf(caller, caseUuid).send(root(newFile('voucher.pdf', 0)), [
    { name: 'voucher.pdf', bytes: pdf('voucher') },
  ])
  return at(body, 'voucher.pdf').uuid
}
/** Gives an item of a case a document of it. */
export async function attach(caller: Caller, caseUuid: string, item: string, file: string): Promise<void> {
  const { status } = await caller.rest('POST', `client/case/${caseUuid}/fee/${item}/file`, { entity_files: [file] })
  if (status >= 300) throw new Error(`The document was not attached: ${status}`)
}

/** Enters rows of a case through the REST API. */
export async function enterRows(caller: Caller, uuid: string, rows: readonly Row[], earner: string): Promise<void> {
  // In inter partes cases each row says a phase, and in others none does.
  const area = (await caller.rest('GET', `client/case/${uuid}`)).body.area_of_work
  const phase = area === 'inter_parties' ? { phase: 'disclosure' } : {}
  for (const row of rows) {
    const [path, body] = bodyOf(row, earner)
    const item = await post(caller, `client/case/${uuid}/${path}`, { ...phase, ...body })
    if (row.options.has('document')) await attach(caller, uuid, item, await uploadVoucher(caller, uuid))
    if (!row.options.has('removed')) continue
    const removed = path === 'procedural-step' ? path : 'fee'
    const { status } = await caller.rest('DELETE', `client/case/${uuid}/${removed}/${item}`)
    if (status >= 300) throw new Error(`A row was not removed: ${status}`)
  }
}
