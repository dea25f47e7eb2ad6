import { createHash } from 'node:crypto'
import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import type { Request, RequestHandler, Response } from 'express'
import type { Context } from '../context.ts'

/** Characters of all that is kept, and of one answer; and how many of a question are looked at. */
const ROOM = 32_000_000,
  LARGEST = 2_000_000,
  LONGEST_QUESTION = 20_000
/** Milliseconds. Some things change with nothing stored, such as what was deleted a month ago; nobody sees them later than this. */
const FOR = 30_000

interface Kept {
  state: string
  type: string
  text: string
  until: number
}
export interface KeptAnswers {
  /** Stands before the server of GraphQL: answers what is still true, and keeps what the server answers. */
  door: RequestHandler
  /** The request's context, the same for door and server. */
  contextOf: (req: Request) => Context
  /** Tells the door which answers can be kept. */
  plugin: ApolloServerPlugin<Context>
}

/**
 * Keeps what one token was answered to one question, and answers it again for as long as nothing at all has been stored in the database it came from
 * (`schema/http` STATE). Who asks and what they may is asked each time, and is part of that database: a right taken away a moment ago is a change like any other.
 */
export function keptAnswers(makeContext: (req: Request) => Context, now: () => number): KeptAnswers {
  const answers = new InMemoryLRUCache<Kept>({
    maxSize: ROOM,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ text }) => text.length + 1,
  })
  // The server copies a context; the set in it stays the same.
  const contexts = new WeakMap<Request, Context>(),
    whole = new WeakSet<Context['madeOf']>()
  const contextOf = (req: Request): Context => {
    const context = contexts.get(req) ?? makeContext(req)
    contexts.set(req, context)
    return context
  }

  const keep = (key: string, context: Context, res: Response, text: unknown): void => {
    const [state, ...others] = context.madeOf
    if (
      !whole.has(context.madeOf) ||
      state === undefined ||
      others.length > 0 ||
      res.statusCode !== 200 ||
      typeof text !== 'string'
    )
      return
    void answers.set(key, { state, text, type: String(res.getHeader('content-type')), until: now() + FOR })
  }

  const door: RequestHandler = async (req, res, next) => {
    const key = keyOf(req)
    if (!key) return next()
    const context = contextOf(req),
      before = await answers.get(key)
    if (before && before.until > now() && (await isStill(context, before.state)))
      return void res.set('content-type', before.type).send(before.text)
    const send = res.send.bind(res)
    res.send = (text: unknown) => {
      keep(key, context, res, text)
      return send(text)
    }
    next()
  }

  const listener: GraphQLRequestListener<Context> = {
    willSendResponse: async ({ contextValue, operation, response }) => {
      if (operation?.operation === 'query' && response.body.kind === 'single' && !response.body.singleResult.errors)
        whole.add(contextValue.madeOf)
    },
  }
  return { door, contextOf, plugin: { requestDidStart: async () => listener } }
}

/** Who asks what, and in which form they want it; undefined for what is not worth a look. */
function keyOf({ method, headers, body }: Request): string | undefined {
  if (method !== 'POST' || !(Number(headers['content-length']) <= LONGEST_QUESTION)) return undefined
  return createHash('sha256')
    .update(JSON.stringify([headers.authorization, headers.accept, body]))
    .digest('base64url')
}

/** Whether the person may still ask, and the database is in that state. What fails here fails again, in its own words, where it is answered. */
async function isStill(context: Context, state: string): Promise<boolean> {
  try {
    await context.viewer()
  } catch {
    return false
  }
  return context.madeOf.size === 1 && context.madeOf.has(state)
}
