import { startAnyHost, type AnyHost } from '../any-host.ts'
import { TOKEN } from '../spec-host/ids.ts'
import { settle, unsettle } from '../spec-host/chance.ts'
import { createState } from '../spec-host/state.ts'
import type { GraphQLAnswer } from '../instance.ts'
import { withValueAt, type Path } from './json-paths.ts'

/** A value in the answers of a host: the call that is answered, and where it is. */
export interface Place {
  call: string
  path: Path
}
/** What an operation came to: its answer, and what the host has afterwards. */
export interface Outcome {
  data: GraphQLAnswer['data']
  errors: NonNullable<GraphQLAnswer['errors']>
  /** What the host has stored. */
  stored: unknown
  /** The JSON answers of the host by their calls, as it would have given them. */
  answers: ReadonlyMap<string, unknown>
}
/** An operation and the variables that it is run with. */
export interface RunOperation {
  text: string
  variables: Record<string, unknown>
}

export interface BentHost {
  /** Runs an operation, or none, on the seeded host; with one value of its answers changed. */
  run: (operation?: RunOperation, place?: Place, change?: (value: unknown) => unknown) => Promise<Outcome>
  stop: () => Promise<void>
}

/** What calls no host. */
const NOTHING: RunOperation = { text: '{ about { version } }', variables: {} }

/** A gateway in front of a host that keeps the specifications, but for one value at a time. */
export async function startBentHost(): Promise<BentHost> {
  settle()
  const any: AnyHost = await startAnyHost({ checks: true, env: { QUERY_BUDGET: '1000000000' } })
  return {
    run: async (operation = NOTHING, place, change) => {
      settle()
      Object.assign(any.host.state, createState(), { outputAfter: 1_000 })
      const answers = new Map<string, unknown>()
      any.host.bend(({ method, path }, body) => {
        const call = `${method} ${path}`
        answers.set(call, structuredClone(body))
        return place?.call === call && change ? withValueAt(body, place.path, change) : body
      })
      const { data, errors = [] } = await any.ask(TOKEN.owner, operation.text, operation.variables)
      const { cases, clients, people } = any.host.state
      return { data, errors, stored: structuredClone({ cases, clients, people }), answers }
    },
    stop: async () => {
      unsettle()
      await any.stop()
    },
  }
}
