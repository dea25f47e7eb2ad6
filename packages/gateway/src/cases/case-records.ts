import { fieldsWithCertificate, type AnyArea } from '@costdraft/schema/areas/area.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import type { EnhancementRow, ReadEnhancement } from '@costdraft/schema/enhancements/enhancement.ts'
import { movedMeanwhile } from '@costdraft/schema/cases/stage-move.ts'
import { textPath, type TextName } from '@costdraft/schema/cases/texts.ts'
import { FormData } from 'undici'
import { camelKeys, refused } from '../errors/errors.ts'
import type { Stage } from '../generated/resolvers.ts'
import { withOurWords } from './case-words.ts'
import { withoutAdded } from '../upstream/added-fields.ts'
import { flagOf, isRow, rowsIn, textOf, uuidOf } from '../upstream/answered-values.ts'
import { notShown, shown } from '../upstream/failures.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { otherClaims } from './specified-claims.ts'
import { readEnhancements, withAnswered } from './specified-enhancements.ts'
import type { Host } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseAsked, CaseHead, CaseRow, ExceptionalRow, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  // oxlint-disable-next-line typescript/no-empty-interface
  interface Cases extends CaseRecords {}
}

/** A key or version that a client may send with a change. */
type Optional = string | null | undefined

/** Cases on a host: records and their changes. Permissions are asked by the resolvers. */
export interface CaseRecords {
  /** A case; with what the operation shows beside it, where the host answers that along with it. */
  read: (uuid: string, asked?: CaseAsked) => Promise<CaseRow>
  /** What a change needs to know of its case, which costs a host much less than the case itself. */
  readHead: (uuid: string) => Promise<CaseHead>
  /** Creates a case with its certificate; `body` has wire names. */
  create: (area: AnyArea, solicitorUuid: string, body: Row, key: Optional) => Promise<CaseRow>
  /** Changes the fields of a case, then those of its certificate; either may be empty. */
  edit: (area: AnyArea, before: CaseRow, body: Row, certificate: Row, version: Optional) => Promise<CaseRow>
  editText: (row: CaseHead, name: TextName, text: string, version: Optional) => Promise<CaseRow>
  setExceptional: (row: CaseRow, entry: ExceptionalRow) => Promise<CaseRow>
  enhancements: (row: CaseRow) => Promise<ReadEnhancement[]>
  setEnhancements: (row: CaseHead, enhancements: readonly EnhancementRow[], version: Optional) => Promise<CaseRow>
  move: (row: CaseHead, move: CaseMove) => Promise<CaseRow>
}

/** A move to a stage; with `from`, of a case that is in that stage. */
interface CaseMove {
  to: Stage
  from: Stage | null | undefined
  key: Optional
}

const segment = encodeURIComponent

/**
 * The body of a case for a host that does not keep some fields. Throws where one of them has a value, save the one that
 * a new case starts with: it says what such a host takes for granted.
 */
function bodyWithout(names: readonly string[], { newCase }: AnyArea, body: Row): Row {
  const startsWith = new Map(names.map((name) => [snakeName(name), newCase[name]]))
  return withoutAdded(
    [...startsWith.keys()],
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        startsWith.has(name) && startsWith.get(name) === value ? null : value,
      ]),
    ),
  )
}

/**
 * The bodies for the case and for its certificate, where both change: what can, goes with the certificate, so that one
 * request does all or nothing.
 */
function splitForCertificate(area: AnyArea, body: Row, certificateBody: Row): [Row, Row] {
  if (Object.keys(certificateBody).length === 0) return [body, certificateBody]
  const entries = Object.entries(body)
  const accepted = new Set(fieldsWithCertificate(area).map(snakeName))
  const goesAlong = ([name]: [string, unknown]): boolean => accepted.has(name)
  return [
    Object.fromEntries(entries.filter((entry) => !goesAlong(entry))),
    { ...Object.fromEntries(entries.filter(goesAlong)), ...certificateBody },
  ]
}
const pathOf = ({ uuid }: { uuid: string }): string => `client/case/${segment(uuid)}`

/** Whether a value is the record of a case. */
export const isCase = (answer: unknown): answer is Row & { uuid: string } =>
  isRow(answer) && typeof answer.uuid === 'string'
/** A case as an answer has it; the specification calls its client the solicitor as well. */
export function caseOf(answer: unknown): CaseRow {
  if (!isCase(answer)) throw refused('NOT_FOUND', 'Not found.')
  const client = uuidOf(answer.client) === null ? answer.solicitor : answer.client
  return { ...answer, client, figures: undefined } as unknown as CaseRow
}
/** The amounts and claims of the parts of a case, which decide its totals: those of them that are records. */
const partRows = ({ fixed_fees, exceptional }: Row): Row => ({
  ...(fixed_fees !== undefined && { fixed_fees: rowsIn(fixed_fees).map(withPart) }),
  ...(exceptional !== undefined && {
    exceptional: rowsIn(exceptional).map((row) => ({
      ...withPart(row),
      exceptional: flagOf(row.exceptional) ?? false,
    })),
  }),
})
const withPart = (row: Row): Row => ({ ...row, case_part: textOf(row.case_part) })
/** The same, with values that every field of a case can have, whatever the host answers. */
export function wholeCaseOf(answer: unknown): CaseRow {
  const row = { ...caseOf(answer), exceptional_answered: (answer as Row).exceptional } as unknown as Row
  return {
    ...specifiedRow('Case', withOurWords({ stage: null, case_type: null, ...row })),
    ...partRows(row),
  } as unknown as CaseRow
}
/** The figures that came with `case_figures`; the others have an addition of their own. */
const FIRST_FIGURES: readonly string[] = ['totals', 'attention']

/** The query with which a host answers what is asked for of a case; empty where it answers the case alone. */
async function queryOf(has: Host['has'], { figures, sums, columns }: CaseAsked): Promise<string> {
  if (!(await has('case_figures'))) return ''
  const canMore = await has('case_parts')
  const named = canMore ? figures : figures.filter((figure) => FIRST_FIGURES.includes(figure))
  return [
    ...(canMore && columns ? [`columns=${columns.join(',')}`] : []),
    ...(named.length > 0 ? [`with=${named.join(',')}`] : []),
    ...(canMore && sums.length > 0 ? [`sums=${sums.join(',')}`] : []),
  ].join('&')
}

/** Reads one case. */
function caseReader({ caseHost: { has }, readCase }: RequestHosts): CaseRecords['read'] {
  /** The paths of whole cases that were read with figures: asked for again without any, they are not read once more. */
  const withFigures = new Map<string, string>()
  return async (uuid, asked = { figures: [], sums: [] }) => {
    const query = await queryOf(has, asked)
    const path = query ? `${pathOf({ uuid })}?${query}` : (withFigures.get(uuid) ?? pathOf({ uuid }))
    if (query && !asked.columns) withFigures.set(uuid, path)
    const answer = await readCase<Partial<CaseRow>>(path)
    return { ...wholeCaseOf(answer), figures: path.includes('?') ? answer.figures : undefined }
  }
}

/** A case is in another stage than the one that it was to be moved from. */
const movedByOthers = ({ figures: _figures, exceptional_answered: _answered, ...current }: CaseRow): Error =>
  refused(
    'CONFLICT',
    movedMeanwhile(current.stage),
    { stage: current.stage ?? current.stage_word ?? '' },
    { current: camelKeys(current) },
  )

/** The changes that cases of every area have alike. */
function createOtherChanges(
  request: RequestHosts,
  { read, changed }: { read: CaseRecords['read']; changed: (uuid: string, answer: unknown) => Promise<CaseRow> },
): Pick<CaseRecords, 'editText' | 'setExceptional' | 'enhancements' | 'setEnhancements' | 'move'> {
  const { call, has } = request.caseHost
  return {
    editText: async (row, name, text, version) => {
      const answer = await call('PATCH', `${pathOf(row)}/${textPath(name)}`, { [name]: text }, ifMatchHeader(version))
      return changed(row.uuid, answer)
    },
    setExceptional: async (row, entry) => {
      // The specification sends the list; our own API takes the one entry that changes.
      const exceptionals = (await has('versions')) ? [entry] : [...otherClaims(row.exceptional_answered, entry), entry]
      return changed(row.uuid, await call('PATCH', `${pathOf(row)}/exceptional`, { exceptionals }))
    },
    enhancements: async (row) => readEnhancements(await call('GET', `${pathOf(row)}/tr_enhancement`)),
    setEnhancements: async (row, wanted, version) => {
      const at = `${pathOf(row)}/tr_enhancement`
      const enhancements = (await has('versions')) ? wanted : withAnswered(await call('GET', at), wanted)
      await call('POST', at, { enhancements }, ifMatchHeader(version))
      return shown(() => read(row.uuid))
    },
    move: async (row, { to, from, key }) => {
      const isJudged = Boolean(from) && (await has('move_from'))
      // A host that cannot be told is asked first. What another moves in between it cannot see.
      if (from && !isJudged) {
        const present = await read(row.uuid)
        if (present.stage === to) return present
        if (present.stage !== from) throw movedByOthers(present)
      }
      const body = isJudged ? { from } : {}
      const answer = await call('POST', `${pathOf(row)}/status/${to}`, body, idempotencyHeader(key))
      request.hosts.pollers.forget(row.uuid)
      return changed(row.uuid, answer)
    },
  }
}

export function createCaseRecords(request: RequestHosts): CaseRecords {
  const { call, has } = request.caseHost
  const read = caseReader(request)
  const readHead = async (uuid: string): Promise<CaseHead> =>
    (await has('case_columns')) ? caseOf(await request.readCase(`${pathOf({ uuid })}?columns=uuid,client`)) : read(uuid)
  const bodyFor = async (area: AnyArea, body: Row): Promise<Row> => {
    const missing: string[] = []
    for (const { addition, names } of area.addedFields ?? []) if (!(await has(addition))) missing.push(...names)
    return missing.length > 0 ? bodyWithout(missing, area, body) : body
  }
  /** The answer of a change, if it is the case as our own API answers it; the case as it is now otherwise. */
  const changed = async (uuid: string, answer: unknown): Promise<CaseRow> =>
    isRow(answer) && answer.uuid === uuid && 'case_name' in answer && (await has('versions'))
      ? caseOf(answer)
      : shown(() => read(uuid))

  return {
    read,
    readHead,
    create: async (area, solicitorUuid, given, key) => {
      const { createPath } = area
      const body = await bodyFor(area, given)
      const form = new FormData()
      form.set('care_case', JSON.stringify(body))
      const path = `client/${segment(solicitorUuid)}/case/${createPath}`
      const answer = await call<Row | undefined>('POST', path, form, idempotencyHeader(key))
      if (typeof answer?.uuid !== 'string') throw notShown()
      return changed(answer.uuid, answer)
    },
    edit: async (area, before, given, certificateBody, version) => {
      const { changePath, certificate } = area
      const body = await bodyFor(area, given)
      // Our own API judges this itself; the specification gives two areas one path.
      if (before.area_of_work !== area.name && !(await has('versions')))
        throw refused('INVALID_INPUT', 'This case is of another area of work.', { uuid: 'Another area of work.' })
      let row = before
      // The first request checks the client's version; the second one must name the version the first has produced.
      const patch = async (path: string, changes: Row): Promise<void> => {
        if (Object.keys(changes).length === 0) return
        const expected = row === before ? version : row.version?.toString()
        row = await changed(before.uuid, await call('PATCH', path, changes, ifMatchHeader(expected)))
      }
      // Our own API judges the case and its certificate together, such as a type and its scopes.
      const [own, withCertificate] = (await has('versions'))
        ? splitForCertificate(area, body, certificateBody)
        : [body, certificateBody]
      await patch(`client/case/${changePath}/${segment(before.uuid)}`, own)
      if (certificate) await patch(`client/case/${segment(before.uuid)}/${certificate.path}`, withCertificate)
      return row
    },
    ...createOtherChanges(request, { read, changed }),
  }
}
