import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { searchWords } from '@costdraft/schema/search/words.ts'
import { Router } from 'express'
import { textParam } from '../http/paging.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { askedWords } from './asked-words.ts'
import { find, newestCases } from './find.ts'
import { findNear } from './near.ts'
import { readPanel } from './panel.ts'
import { readWorkQueues } from './queues.ts'
import { resultsOf, type SearchResults } from './results.ts'

/**
 * `GET client/search?q=`: what has all the words, of the cases the viewer may read; where nothing has, what the nearest
 * spelling finds; without a text the newest cases.
 */
async function search({ tx, viewer, req }: RequestContext, items: Items): Promise<SearchResults> {
  const clients = clientsWithPermission(viewer, 'case:read')
  const text = textParam(req.query, 'q')
  const found = searchWords(text)
  const { words, contains } = askedWords(text)
  const isNothing = clients.length === 0 || (text !== '' && words.length === 0)
  if (isNothing) return resultsOf(tx, [], found)
  if (text === '') return resultsOf(tx, (await newestCases({ clients, words, contains }).execute(tx)).rows, found)
  const rows = await find(tx, items, { clients, words, contains })
  const near = rows.length === 0 ? await findNear(tx, items, clients, text) : undefined
  return near
    ? { ...(await resultsOf(tx, near.rows, searchWords(near.text))), shown: near.text }
    : resultsOf(tx, rows, found)
}

/** Search over cases, items, notes and documents the viewer may read, and the viewer's queues. */
export const searchRoutes = (ask: RequestHandlers, items: Items = productItems): Router =>
  Router()
    .get(
      '/client/search',
      ask((asked) => search(asked, items), { parameters: ['q'], onReplica: true }),
    )
    .get('/client/search/queues', ask(readWorkQueues, { onReplica: true }))
    .get('/client/search/panel', ask(readPanel, { onReplica: true }))
