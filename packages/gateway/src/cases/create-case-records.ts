import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { textPath } from '@costdraft/schema/cases/texts.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { FormData } from 'undici'
import { withoutAdded } from '../upstream/added-fields.ts'
import { notShown, shown } from '../upstream/failures.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { namesLacked, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, Row } from '../upstream/rows.ts'
import type { CaseRecords, ChangeForm, SendMove } from './case-records.ts'
import { pathOf } from './case-rows.ts'
import { datesQuery, figuresQuery, ownForm, ownHead, ownMove, ownRead, ownVersions, partsQuery } from './own-records.ts'
import { readEnhancements } from './specified-enhancements.ts'
import { specifiedForm, specifiedMove, specifiedRead } from './specified-records.ts'

type Reads = Pick<CaseRecords, 'read' | 'readHead' | 'readOfRows' | 'readVersion'>
type Edits = Pick<CaseRecords, 'create' | 'edit' | 'bodiesOfEdit'>
type OtherChanges = Pick<CaseRecords, 'editText' | 'setExceptional' | 'enhancements' | 'setEnhancements' | 'move'>

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

function readsOf(request: RequestHosts): Reads {
  const { caseHost } = request
  const withParts = picked(caseHost, 'deadlines', ownRead(request, datesQuery), ownRead(request, partsQuery))
  const withFigures = picked(caseHost, 'case_parts', withParts, ownRead(request, figuresQuery))
  const { read } = picked(caseHost, 'case_figures', withFigures, specifiedRead(request))
  const { readHead } = picked(caseHost, 'case_columns', ownHead(request), { readHead: read })
  return {
    read,
    readHead,
    ...picked(
      caseHost,
      ['case_columns', 'item_read', 'item_files'],
      { readOfRows: async (uuid: string) => (await readHead(uuid)) as CaseRow },
      { readOfRows: read },
    ),
    ...picked(caseHost, 'versions', ownVersions(read), { readVersion: async () => null }),
  }
}

/** Creation and change of the fields of a case, with its certificate. */
function editsOf({ caseHost }: RequestHosts, form: ChangeForm): Edits {
  const { call } = caseHost
  const bodyFor = async (area: AnyArea, body: Row): Promise<Row> => {
    const missing = await namesLacked(caseHost, area.addedFields ?? [])
    return missing.length > 0 ? bodyWithout(missing, area, body) : body
  }
  const bodiesOfEdit: Edits['bodiesOfEdit'] = async (area, before, given, certificate) =>
    form.bodies(area, before, await bodyFor(area, given), certificate)
  return {
    bodiesOfEdit,
    create: async (area, solicitorUuid, given, key) => {
      const body = await bodyFor(area, given)
      const data = new FormData()
      data.set('care_case', JSON.stringify(body))
      const path = `client/${encodeURIComponent(solicitorUuid)}/case/${area.createPath}`
      const answer = await call<Row | undefined>('POST', path, data, idempotencyHeader(key))
      if (typeof answer?.uuid !== 'string') throw notShown()
      return form.changed(answer.uuid, answer)
    },
    edit: async (area, before, given, certificateBody, version) => {
      const { changePath, certificate } = area
      const [own, withCertificate] = await bodiesOfEdit(area, before, given, certificateBody)
      let row = before
      // The first request checks the client's version; the second one must name the version the first has produced.
      const patch = async (path: string, changes: Row): Promise<void> => {
        if (Object.keys(changes).length === 0) return
        const expected = row === before ? version : row.version?.toString()
        row = await form.changed(before.uuid, await call('PATCH', path, changes, ifMatchHeader(expected)))
      }
      await patch(`client/case/${changePath}/${encodeURIComponent(before.uuid)}`, own)
      if (certificate)
        await patch(`client/case/${encodeURIComponent(before.uuid)}/${certificate.path}`, withCertificate)
      return row
    },
  }
}

/** The changes that cases of every area have alike. */
function otherChangesOf(request: RequestHosts, form: ChangeForm, read: CaseRecords['read']): OtherChanges {
  const { caseHost } = request
  const { call } = caseHost
  const send: SendMove = async (row, { to, key, version }, body) => {
    const headers = { ...idempotencyHeader(key), ...ifMatchHeader(version) }
    const answer = await call('POST', `${pathOf(row)}/status/${to}`, body, headers)
    request.hosts.pollers.forget(row.uuid)
    return form.changed(row.uuid, answer)
  }
  return {
    editText: async (row, name, text, version) => {
      const answer = await call('PATCH', `${pathOf(row)}/${textPath(name)}`, { [name]: text }, ifMatchHeader(version))
      return form.changed(row.uuid, answer)
    },
    setExceptional: async (row, entry) => {
      const exceptionals = await form.claims(row, entry)
      return form.changed(row.uuid, await call('PATCH', `${pathOf(row)}/exceptional`, { exceptionals }))
    },
    enhancements: async (row) => readEnhancements(await call('GET', `${pathOf(row)}/tr_enhancement`)),
    setEnhancements: async (row, wanted, version) => {
      const enhancements = await form.enhancements(row, wanted)
      await call('POST', `${pathOf(row)}/tr_enhancement`, { enhancements }, ifMatchHeader(version))
      return shown(() => read(row.uuid))
    },
    ...picked(caseHost, 'move_from', ownMove(send), specifiedMove(send, read)),
  }
}

export function createCaseRecords(request: RequestHosts): CaseRecords {
  const reads = readsOf(request)
  const form = picked(request.caseHost, 'versions', ownForm(reads.read), specifiedForm(request, reads.read))
  return { ...reads, ...editsOf(request, form), ...otherChangesOf(request, form, reads.read) }
}
