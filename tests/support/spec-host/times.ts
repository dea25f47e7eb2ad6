import { type Answer, bodyOf, type Call, created, formOf, type Handlers, ok, Refusal } from './call.ts'
import { pence, vatOn } from './fields.ts'
import { addTo, caseOf, change, given, newRow, removeFrom } from './rows.ts'
import type { CaseFile, Row } from './records.ts'
import type { State } from './state.ts'

const ROUTINE = new Set<unknown>(['letter_in', 'letter_out', 'telephone_call'])
const WRONG_LEDGER = 'Time ledger only accepts CSV or Excel files'
const COLUMNS = ['Date', 'Fee earner', 'Activity', 'Description', 'Time']

/** Time costs its hours times 50, or times `amount` where an hourly rate is given. */
function settle(row: Row): void {
  row.total_cost = pence(Number(row.time ?? 0) * Number(row.amount ?? 50))
  row.total_vat = vatOn(row.total_cost, row.vat_exempt)
}

/** The percentage of a recording is read only: it comes from the enhancements of the case. */
const shown = (file: CaseFile): Row[] =>
  file.times.map((row) => ({
    ...row,
    enhancement:
      file.enhancements.find(
        (one) => one.activity_type === row.activity_type && one.case_part === (row.case_part ?? null),
      )?.enhancement ?? 0,
  }))

const sum = (rows: Row[], key: string): number => pence(rows.reduce((total, row) => total + Number(row[key] ?? 0), 0))

/** The totals of legal aid and Court of Protection: letters and calls are routine, everything else is scheduled. */
function totals(state: State, file: CaseFile): unknown {
  const rows = shown(file)
  const routine = rows.filter((row) => ROUTINE.has(row.activity_type))
  const scheduled = rows.filter((row) => !ROUTINE.has(row.activity_type))
  const partOf = (row: Row): unknown =>
    (file.row.area_of_work === 'court_of_protection' ? row.cop_case_part : row.case_part) ?? null
  const parts = Map.groupBy(rows, partOf)
  return {
    total_cost: sum(rows, 'total_cost'),
    total_vat: sum(rows, 'total_vat'),
    total_routine_cost: sum(routine, 'total_cost'),
    total_scheduled_cost: sum(scheduled, 'total_cost'),
    total_routine_vat: sum(routine, 'total_vat'),
    total_scheduled_vat: sum(scheduled, 'total_vat'),
    instances: state.flatInstances
      ? rows
      : [...parts].map(([case_part, time_recordings]) => ({
          case_part,
          total_cost: sum(time_recordings, 'total_cost'),
          estimated: time_recordings.some((row) => row.estimated === true),
          comments: time_recordings.flatMap((row) => row.comments ?? []),
          time_recordings,
        })),
  }
}

const list = ({ state, params }: Call<'id'>): Answer => {
  const file = caseOf(state, params.id)
  const { area_of_work } = file.row
  return ok(area_of_work === 'legal_aid' || area_of_work === 'court_of_protection' ? totals(state, file) : shown(file))
}

const newTime = (state: State, file: CaseFile, body: Record<string, unknown>, estimated: boolean): Row => {
  const row = newRow(state, body, 'time', {
    care_case: file.row.uuid,
    estimated,
    fee_type: 'time_recording',
    comments: [],
  })
  if (row.amount === null) delete row.amount
  settle(row)
  return row
}

const cell = (value: unknown): string => `"${String(value ?? '').replaceAll('"', '""')}"`
const earners = (state: State): Row[] => state.clients.flatMap(({ fee_earners }) => fee_earners)

/** The estimated recordings in the columns of a ledger, with their uuid. */
function estimated({ state, params }: Call<'id'>): Answer {
  const named = new Map(earners(state).map((row) => [row.uuid, `${String(row.firstname)} ${String(row.surname)}`]))
  const lines = caseOf(state, params.id)
    .times.filter((row) => row.estimated === true)
    .map((row) => [
      String(row.date).slice(0, 10),
      named.get(String(row.fee_earner)),
      row.activity_type,
      row.description,
      row.time,
      row.uuid,
    ])
  const text = [[...COLUMNS, 'Id'], ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
  return { status: 200, blob: { name: 'estimated.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) } }
}

/** Splits a line of a ledger; the ledgers of the tests hold no line breaks in their cells. */
const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  )

/**
 * Takes one ledger, adds its rows, and answers them. A row without a time is estimated at 0.1; of a workbook nothing is
 * read.
 */
function upload(call: Call<'id'>): Answer {
  const file = caseOf(call.state, call.params.id)
  const [ledger, second] = formOf(call).files
  if (!ledger || second || !/\.(csv|xlsx)$/i.test(ledger.name)) throw new Refusal(422, WRONG_LEDGER)
  if (/\.xlsx$/i.test(ledger.name)) return created([])
  const [head = '', ...lines] = ledger.bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  const columns = cells(head).map((name) => name.toLowerCase())
  const rows = lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const values = cells(line)
      const at = (name: string): string => values[columns.indexOf(name.toLowerCase())] ?? ''
      const [day = '', month, year] = at('Date').split('/')
      const earner = earners(call.state).find(
        (row) => `${String(row.firstname)} ${String(row.surname)}` === at('Fee earner'),
      )
      const body = {
        date: month === undefined ? day : `${year}-${month}-${day}`,
        fee_earner: earner?.uuid ?? null,
        activity_type: at('Activity'),
        description: at('Description'),
        time: Number(at('Time')) || 0.1,
      }
      return newTime(call.state, file, body, at('Time') === '')
    })
  file.times.push(...rows)
  return created(rows)
}

export const times = {
  'GET client/case/:id/time-recording': list,
  'POST client/case/:id/time-recording': (call) => {
    const file = caseOf(call.state, call.params.id)
    return addTo(file.times, newTime(call.state, file, bodyOf(call), false))
  },
  'PATCH client/case/:id/time-recording/:recId': (call) =>
    change(call, caseOf(call.state, call.params.id).times, call.params.recId, 'time', (row) => {
      if (bodyOf(call).time !== undefined) row.estimated = false
      settle(row)
    }),
  'GET client/case/:id/time-recording/estimated': estimated,
  'POST client/case/:id/time-recording/upload': upload,
  'GET client/case/:id/tr_enhancement': ({ state, params }) => ok(caseOf(state, params.id).enhancements),
  'POST client/case/:id/tr_enhancement': (call) => {
    const file = caseOf(call.state, call.params.id)
    file.enhancements = given(bodyOf(call), 'enhancements').map(({ enhancement, activity_type, case_part }) => ({
      enhancement: Number(enhancement),
      activity_type: String(activity_type),
      case_part: typeof case_part === 'string' ? case_part : null,
    }))
    return ok(file.enhancements)
  },
  'DELETE client/case/:id/fee/:feeId': ({ state, params }) => {
    const file = caseOf(state, params.id)
    const lists = [file.times, file.hearings, file.expertFees, file.disbursements, file.steps, file.highCostSteps]
    const holder = lists.find((rows) => rows.some(({ uuid }) => uuid === params.feeId))
    return removeFrom(holder ?? [], params.feeId)
  },
} satisfies Partial<Handlers>
