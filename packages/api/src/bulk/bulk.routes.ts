import { areaOf, type Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { readCase } from '../cases/case-rows.ts'
import { changeCaseDetails, changeCertificate } from '../case-routes/case-changes.ts'
import { moveCase } from '../case-routes/move-case.ts'
import { HttpError } from '../errors/errors.ts'
import { objectOf } from '../http/body.ts'
import type { ManyRequestContext, RequestHandlers } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { queueDocuments } from '../outputs/outputs.routes.ts'
import {
  doSteps,
  entriesIn,
  keysIn,
  once,
  type Context,
  type Entry,
  type Result,
  type Surroundings,
} from './entries.ts'
import { rowSteps } from './rows.ts'

interface Served extends Surroundings {
  items: Items
  areas: Areas
  today: () => string
  /** Lets the job runner look for jobs. */
  wake: () => void
}
/** What an entry does, in a transaction of its own; the case is answered as it is then. */
type Effect = (context: Context, entry: Entry) => Promise<Result>

const ifMatch = ({ version }: Entry): string | undefined => (version ? `"${String(version)}"` : undefined)

/** Moves a case, as `POST client/case/{case}/status/{stage}` does. */
const move =
  ({ items }: Served): Effect =>
  async (context, entry) => {
    const body = entry.from == null ? {} : { from: entry.from }
    const change = { body, expected: ifMatch(entry) }
    return {
      status: 200,
      case: await moveCase({ ...context, items }, String(entry.case), String(entry.stage), change),
    }
  }

/** Changes the fields of a case and of its certificate, as its two `PATCH` do: both, or neither. */
const edit =
  (served: Served): Effect =>
  async (context, entry) => {
    const area = areaOf(String(entry.area), served.areas)
    if (!area)
      throw new HttpError(422, 'This area of work is not known.', {
        area: `Choose from ${Object.keys(served.areas).join(', ')}.`,
      })
    const uuid = String(entry.case)
    let expected = ifMatch(entry)
    if (entry.changes != null) {
      await changeCaseDetails(context, { uuid, path: area.createPath, body: objectOf(entry.changes), expected }, served)
      expected = undefined
    }
    if (entry.certificate != null) {
      const path = area.certificate?.path ?? area.createPath
      await changeCertificate(context, { uuid, path, body: objectOf(entry.certificate), expected }, served)
    }
    return { status: 200, case: await readCase(context.tx, context.viewer, uuid) }
  }

/** Queues the documents of a case, as `POST client/case/{case}/output` does. */
const generate =
  ({ items, areas }: Served): Effect =>
  async (context, entry) => {
    const uuid = String(entry.case)
    await queueDocuments({ ...context, items }, uuid, areas)
    return { status: 202, case: await readCase(context.tx, context.viewer, uuid) }
  }

/** Does the entries of a request one after the other, each in a transaction of its own. */
async function doEach(
  asked: ManyRequestContext,
  entries: readonly Entry[],
  effect: Effect,
  served: Served,
): Promise<{ results: Result[] }> {
  const keys = keysIn(asked.req, entries)
  const path = asked.req.path
  const steps = entries.map((entry, place) => ({
    places: [place],
    work: async (context: Context) => [
      await once(context, { key: keys[place], path, body: entry }, () => effect(context, entry)),
    ],
  }))
  return { results: await doSteps(asked, steps, served) }
}

/**
 * Requests over many cases: each entry has what its own request would have, its own transaction, its own check of the
 * permission, its own entry in the audit and its own answer.
 */
export function bulkRoutes(ask: RequestHandlers, served: Served): Router {
  const router = Router()
  router.post(
    '/client/case/moves',
    ask.many((asked) =>
      doEach(
        asked,
        entriesIn(asked, 'moves', { required: ['case', 'stage'], texts: ['from', 'version'] }),
        move(served),
        served,
      ),
    ),
  )
  router.post(
    '/client/case/edits',
    ask.many((asked) =>
      doEach(
        asked,
        entriesIn(asked, 'edits', {
          required: ['case', 'area'],
          texts: ['version'],
          objects: ['changes', 'certificate'],
        }),
        edit(served),
        served,
      ),
    ),
  )
  router.post(
    '/client/case/outputs',
    ask.many(async (asked) => {
      const answer = await doEach(asked, entriesIn(asked, 'cases', { required: ['case'] }), generate(served), served)
      served.wake()
      return answer
    }),
  )
  router.post(
    '/client/case/rows',
    ask.many(async (asked) => {
      const entries = entriesIn(asked, 'rows', { required: ['case', 'kind'], objects: ['item'] })
      return { results: await doSteps(asked, rowSteps(entries, keysIn(asked.req, entries), served), served) }
    }),
  )
  return router
}
