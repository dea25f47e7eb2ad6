import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { filesForm, newFile, pdf, root } from '../support/files.ts'
import { BOUNDARY, instance } from '../support/instance.ts'
import { ledgerForm } from '../support/ledger-form.ts'
import { signIn } from '../support/sign-in.ts'
import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { ask, Failure, send, type Tally } from './once-more.ts'
import type { PersonAtWork } from './people.ts'

/**
 * In milliseconds, on average, what a person reads before they do something else: ten acts a minute, as
 * `docs/operations.md` reckons. With a third of it two cores are busy throughout, and an import takes longer than the
 * time between two kills.
 */
const THINKING = 6_000
/** In milliseconds: who has their documents reads them before they ask again. */
const BETWEEN_DOCUMENTS = 45_000

interface Row {
  uuid: string
  version: string
  description: string
}

/** What a person has tried to write, and what of it was acknowledged. */
export interface Written {
  /** Descriptions of rows, saved or imported. */
  rows: { tried: Set<string>; acknowledged: Set<string> }
  /** The uuids of rows that were changed, with what each may say now: one text, unless nobody knows. */
  changed: Map<string, Set<string>>
  comments: { tried: Set<string>; acknowledged: Set<string> }
  /** Names of files with the SHA-256 of what was sent; of what is acknowledged the uuid too. */
  files: { tried: Map<string, string>; acknowledged: Map<string, string> }
  /** The stages in which the moved case may be, and how many moves were acknowledged. */
  stages: Set<string>
  moves: number
  /** How often documents were asked for with an acknowledgement. */
  documents: number
  /** What was acknowledged and could not be read afterwards. */
  missed: string[]
}

const OPEN = `query($c: ID!) { case(uuid: $c) { caseName totals { gross }
  timeRecordings(first: 500) { totalCount nodes { uuid version description } } } }`
const LIST = '{ cases(first: 20) { totalCount nodes { uuid caseName stage } } }'
const ADD = `mutation($c: ID!, $i: TimeRecordingInput!, $k: String) {
  addTimeRecording(caseUuid: $c, input: $i, idempotencyKey: $k) { uuid version description } }`
const EDIT = `mutation($c: ID!, $u: ID!, $i: TimeRecordingInput!, $v: String) {
  editTimeRecording(caseUuid: $c, uuid: $u, input: $i, version: $v) { uuid version description } }`
const COMMENT = `mutation($c: ID!, $e: ID!, $b: String!, $k: String) {
  addComment(caseUuid: $c, entityType: case_fee, entityUuid: $e, body: $b, idempotencyKey: $k) { item { uuid } } }`
const MOVE = `mutation($c: ID!, $f: Stage, $s: Stage!, $k: String) {
  moveCase(uuid: $c, from: $f, stage: $s, idempotencyKey: $k) { stage } }`
const GENERATE = `mutation($c: ID!, $k: String) { generateDocuments(caseUuid: $c, idempotencyKey: $k) { uuid } }`
const DOCUMENTS = `query($c: ID!) { case(uuid: $c) { documents { state error files { fileName } } } }`

/** A key of a text that nobody else sends. */
const keyOf = (text: string): string => text.replaceAll(' ', '-')

interface Page {
  case: { timeRecordings: { nodes: Row[] } }
}

/** A person at work: each act is one that the web app has a button for. */
export function atWork(person: PersonAtWork, tally: Pick<Tally, 'once'>) {
  const { caseUuid, firm, moved, complete } = person
  const written: Written = {
    rows: { tried: new Set(), acknowledged: new Set() },
    changed: new Map(),
    comments: { tried: new Set(), acknowledged: new Set() },
    files: { tried: new Map(), acknowledged: new Map() },
    stages: new Set(['in_progress']),
    moves: 0,
    documents: 0,
    missed: [],
  }
  const rows: Row[] = []
  const graphql = async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> =>
    ask<T>(instance.webUrl, (await signIn(instance, person.email)).access_token, query, variables)
  const file = async (path: string, sent: Omit<Parameters<typeof send>[1], 'token'>): Promise<Buffer> =>
    send(`${instance.webUrl}/api/files/client/case/${caseUuid}/${path}`, {
      ...sent,
      token: (await signIn(instance, person.email)).access_token,
    })
  const form = (key: string): Record<string, string> => ({
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'idempotency-key': key,
  })
  const input = (description: string) => ({
    activityType: 'preparation',
    date: '2025-02-03',
    feeEarner: firm.feeEarner,
    time: '0.5',
    description,
  })
  const someRow = (): Row | undefined => rows[Math.floor(Math.random() * rows.length)]

  const acts = {
    list: async () => {
      const answer = await tally.once('list', () => graphql<{ cases: { nodes: { uuid: string }[] } }>(LIST))
      if (answer && !answer.cases.nodes.some(({ uuid }) => uuid === caseUuid)) written.missed.push('list: the case')
    },
    open: async () => {
      const before = new Set(written.rows.acknowledged)
      const answer = await tally.once('open', () => graphql<Page>(OPEN, { c: caseUuid }))
      if (!answer) return
      const shown = new Set(answer.case.timeRecordings.nodes.map(({ description }) => description))
      for (const description of before) if (!shown.has(description)) written.missed.push(`open: ${description}`)
    },
    save: async () => {
      const description = `Saved ${randomUUID()}`
      written.rows.tried.add(description)
      const variables = { c: caseUuid, i: input(description), k: keyOf(description) }
      const answer = await tally.once('save', () => graphql<{ addTimeRecording: Row }>(ADD, variables))
      if (!answer) return
      written.rows.acknowledged.add(description)
      rows.push(answer.addTimeRecording)
    },
    change: async () => {
      const row = someRow()
      if (!row) return acts.save()
      const description = `Changed ${randomUUID()}`
      // Either text may stand until there is an answer.
      written.rows.tried.add(description)
      written.rows.acknowledged.delete(row.description)
      written.changed.set(row.uuid, new Set([...(written.changed.get(row.uuid) ?? [row.description]), description]))
      const variables = { c: caseUuid, u: row.uuid, i: input(description), v: row.version }
      const answer = await tally.once('change', async (isRepeated) => {
        try {
          return (await graphql<{ editTimeRecording: Row }>(EDIT, variables)).editTimeRecording
        } catch (error) {
          // It was changed by the first attempt, whose answer was lost: the screen shows that the texts are the same.
          const current = error instanceof Failure ? (error.extensions.current as Partial<Row> | undefined) : undefined
          if (!isRepeated || current?.description !== description) throw error
          return { uuid: row.uuid, description, version: String(current.version) }
        }
      })
      if (!answer) return void rows.splice(rows.indexOf(row), 1)
      written.rows.acknowledged.add(description)
      written.changed.set(row.uuid, new Set([description]))
      Object.assign(row, answer)
    },
    comment: async () => {
      const body = `Why ${randomUUID()}`
      written.comments.tried.add(body)
      const variables = { c: caseUuid, e: person.row, b: body, k: keyOf(body) }
      if (await tally.once('comment', () => graphql(COMMENT, variables))) written.comments.acknowledged.add(body)
    },
    upload: async () => {
      const name = `${randomUUID()}.pdf`
      const bytes = pdf(randomBytes(20_000 + Math.floor(Math.random() * 100_000)).toString('base64'))
      written.files.tried.set(name, createHash('sha256').update(bytes).digest('hex'))
      const body = filesForm(root(newFile(name, 0)), [{ name, bytes }])
      const answer = await tally.once('upload', () => file('file', { body, headers: form(name) }))
      if (!answer) return
      const tree = JSON.parse(answer.toString()) as FileTree
      const uuid = tree.children.find((node) => node.name === name)?.uuid
      if (uuid) written.files.acknowledged.set(name, uuid)
      else written.missed.push(`upload: ${name}`)
    },
    download: async () => {
      const names = [...written.files.acknowledged.keys()]
      const name = names[Math.floor(Math.random() * names.length)]
      if (!name) return acts.upload()
      const uuid = written.files.acknowledged.get(name)
      const bytes = await tally.once('download', () => file(`file/${uuid}`, { method: 'GET' }))
      if (bytes && createHash('sha256').update(bytes).digest('hex') !== written.files.tried.get(name))
        written.missed.push(`download: ${name}`)
    },
    import: async () => {
      const descriptions = Array.from({ length: 3 }, () => `Imported ${randomUUID()}`)
      for (const one of descriptions) written.rows.tried.add(one)
      const lines = descriptions.map((one) => `03/02/2025,${firm.earner},preparation,${one},0.5`)
      const sent = { body: ledgerForm(lines), headers: form(randomUUID()) }
      if (!(await tally.once('import', () => file('time-recording/import', sent)))) return
      for (const one of descriptions) written.rows.acknowledged.add(one)
    },
    move: async () => {
      const [from = ''] = written.stages
      if (written.stages.size > 1) return acts.list()
      const stage = from === 'in_progress' ? 'in_review' : 'in_progress'
      written.stages.add(stage)
      const variables = { c: moved, f: from, s: stage, k: randomUUID() }
      if (!(await tally.once('move', () => graphql(MOVE, variables)))) return
      written.stages.delete(from)
      written.moves++
    },
  }

  /** Asks for the documents of the complete case, and then how far they are until they are there. */
  const makeDocuments = async (isOver: () => boolean): Promise<void> => {
    if (!complete) return
    while (!isOver()) {
      const key = randomUUID()
      if (await tally.once('documents', () => graphql(GENERATE, { c: complete, k: key }))) {
        written.documents++
        while (!isOver() && (await documents()) !== 'ready') await setTimeout(1_000)
      }
      for (let waited = 0; waited < BETWEEN_DOCUMENTS && !isOver(); waited += 500) await setTimeout(500)
    }
  }
  /** The state of the documents of the complete case. */
  const documents = async (): Promise<string | undefined> =>
    (
      await tally.once('documents asked', () =>
        graphql<{ case: { documents: { state: string } } }>(DOCUMENTS, { c: complete }),
      )
    )?.case.documents.state

  const ordinary = Object.values(acts)
  return {
    person,
    written,
    documents,
    /** Works until it is over, in an order that nobody knows. */
    work: async (isOver: () => boolean): Promise<void> => {
      const making = makeDocuments(isOver)
      while (!isOver()) {
        await setTimeout(THINKING * (0.5 + Math.random()))
        await ordinary[Math.floor(Math.random() * ordinary.length)]?.()
      }
      await making
    },
  }
}
export type AtWork = ReturnType<typeof atWork>
