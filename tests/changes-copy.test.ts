import { beforeAll, expect, test } from 'vitest'
import { runs } from '../dev/property-runs.ts'
import { applyTo, changesAfter, cursorOfNow, expectAscending, type ToldChange } from './support/change-feed.ts'
import { careCase } from './support/care-case.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { sent } from './support/sent.ts'

interface Row {
  uuid: string
}
type OwnedFirm = Firm & { owner: string }

let parent: OwnedFirm
let children: OwnedFirm[]
let drafter: { email: string; uuid: string }
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  children = [await makeFirm(parent.owner, 'solicitor'), await makeFirm(parent.owner, 'solicitor')]
  drafter = await makePerson(parent.owner, parent, 'costs_draftsman', 'Dora')
})

/** A sequence of numbers below 1 that is the same for the same seed. */
function sequenceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The records of the firms of a person, read anew by the lists of the API, by the keys of a copy. */
async function readAnew(email: string): Promise<Set<string>> {
  const viewer = await sent<{ client_uuid: string; children_clients: object }>(email, 'GET', 'users/user')
  const read = new Set<string>()
  const note = (kind: string, rows: readonly Row[]) => rows.forEach(({ uuid }) => read.add(`${kind} ${uuid}`))
  for (const firm of [viewer.client_uuid, ...Object.keys(viewer.children_clients)]) {
    read.add(`client ${firm}`)
    note('site', await sent<Row[]>(email, 'GET', `clients/${firm}/sites`))
    note('fee_earner', await sent<Row[]>(email, 'GET', `client/${firm}/fee-earner`))
    const cases = await sent<Row[]>(email, 'GET', `client/${firm}/case`)
    note('case', cases)
    for (const { uuid } of cases) {
      const at = `client/case/${uuid}`
      note('note', await sent<Row[]>(email, 'GET', `${at}/note`))
      const { instances } = await sent<{ instances: { time_recordings: (Row & { comments: Row[] })[] }[] }>(
        email,
        'GET',
        `${at}/time-recording`,
      )
      for (const row of instances.flatMap(({ time_recordings: rows }) => rows)) {
        note('time_recording', [row])
        note('comment', row.comments)
      }
    }
  }
  return read
}

/** One act at random. Refusals are left as they are: what was refused is not told. */
function actor(next: () => number) {
  const cases: { firm: OwnedFirm; uuid: string; rows: string[]; gone: string[] }[] = []
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)]
  const linked = new Set<string>()
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const firm = pick(children)!
      const { uuid } = await sent(firm.owner, 'POST', `client/${firm.client}/case/legal-aid`, careCase(firm))
      cases.push({ firm, uuid, rows: [], gone: [] })
    },
    ...Array.from({ length: 3 }, () => async () => {
      const one = pick(cases)
      if (!one) return
      const { uuid } = await sent(one.firm.owner, 'POST', `client/case/${one.uuid}/time-recording`, {
        date: '2025-03-03',
        fee_earner: one.firm.feeEarner,
        time: 1,
        activity_type: 'preparation',
        description: 'Preparing',
      })
      one.rows.push(uuid)
    }),
    async () => {
      const one = pick(cases)
      const row = one && pick(one.rows)
      if (row)
        await sent(one.firm.owner, 'PATCH', `client/case/${one.uuid}/time-recording/${row}`, {
          time: 1 + Math.floor(next() * 9),
        })
    },
    async () => {
      const one = pick(cases)
      const row = one && pick(one.rows)
      if (row) await sent(one.firm.owner, 'POST', `client/entity/case_fee/${row}/comment`, { body: 'Which one?' })
    },
    async () => {
      const one = pick(cases)
      const row = one && pick(one.rows)
      if (!row) return
      await sent(one.firm.owner, 'DELETE', `client/case/${one.uuid}/fee/${row}`)
      one.rows.splice(one.rows.indexOf(row), 1)
      one.gone.push(row)
    },
    async () => {
      const one = pick(cases)
      const row = one && pick(one.gone)
      if (!row) return
      await sent(one.firm.owner, 'POST', `client/case/${one.uuid}/item/${row}/restore`)
      one.gone.splice(one.gone.indexOf(row), 1)
      one.rows.push(row)
    },
    async () => {
      const one = pick(cases)
      if (!one) return
      const { uuid } = await sent(one.firm.owner, 'POST', `client/case/${one.uuid}/note`, { body: 'Rang the court.' })
      if (next() < 0.4) await sent(one.firm.owner, 'DELETE', `client/case/${one.uuid}/note/${uuid}`)
    },
    async () => {
      const { client } = pick(children)!
      const path = `clients/${client}/users/${drafter.uuid}`
      if (linked.has(client)) await sent(parent.owner, 'DELETE', path)
      else await sent(parent.owner, 'POST', path, { client_role: 'costs_draftsman' })
      if (!linked.delete(client)) linked.add(client)
    },
  ]
  return () => pick(acts)!()
}

test(
  'a copy built by changes alone equals one read anew, whatever is done, removed, restored, granted and withdrawn',
  { timeout: 100_000 + runs(60) * 1_000 },
  async () => {
    const seed = Number(process.env.SEQUENCE_SEED ?? Date.now() % 100_000)
    const next = sequenceOf(seed)
    const act = actor(next)
    let cursor = await cursorOfNow(drafter.email)
    const copy = await readAnew(drafter.email)
    for (let i = 1; i <= runs(60); i += 1) {
      await act()
      if (next() > 0.2) continue
      const page = await changesAfter(drafter.email, cursor, { first: String(1 + Math.floor(next() * 7)) })
      applyTo(copy, page.nodes)
      cursor = page.cursor
      if (i % 5 === 0) expect(copy, `seed ${seed}, act ${i}`).toEqual(await readAnew(drafter.email))
    }
    const rest = await changesAfter(drafter.email, cursor)
    applyTo(copy, rest.nodes)
    expect(copy, `seed ${seed}`).toEqual(await readAnew(drafter.email))
  },
)

test('a reader beside twenty writers misses nothing and sees nothing twice', { timeout: 120_000 }, async () => {
  const firm = children[0]!
  const WRITERS = 20
  const cases = await Promise.all(
    Array.from({ length: WRITERS }, () =>
      sent(firm.owner, 'POST', `client/${firm.client}/case/legal-aid`, careCase(firm)),
    ),
  )
  let cursor = await cursorOfNow(firm.owner)
  const written: string[] = []
  let isWriting = true
  const told: ToldChange[] = []
  const reading = (async () => {
    for (let last = false; !last;) {
      last = !isWriting
      const page = await changesAfter(firm.owner, cursor, { first: '50' })
      told.push(...page.nodes)
      cursor = page.cursor
    }
  })()
  await Promise.all(
    cases.map(async ({ uuid }) => {
      for (let i = 0; i < runs(8); i += 1) {
        const note = await sent(firm.owner, 'POST', `client/case/${uuid}/note`, { body: `Note ${i}` })
        written.push(note.uuid)
      }
    }),
  )
  isWriting = false
  await reading
  expectAscending(told)
  const added = told.filter(({ kind, action }) => kind === 'note' && action === 'added').map(({ uuid }) => uuid)
  expect(added.toSorted()).toEqual(written.toSorted())
})
