import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { assertMay } from '../viewer/assert-may.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { panelOf, startResolvers } from './panel.ts'

/** Pounds of a host; null where it says none. */
const amountOf = ({ amount }: { amount?: unknown }): string | null =>
  typeof amount === 'number' ? amount.toFixed(2) : null

export const searchResolvers: Resolvers = {
  SearchHit: {
    tab: ({ kind, tab_value: value, field }) => {
      if (typeof field === 'string') return camelName(field)
      return typeof kind === 'string' ? (tabOfItem(kind, value as string | null | undefined) ?? null) : null
    },
    value: ({ value }) => (typeof value === 'number' ? value.toFixed(2) : null),
  },
  Queue: { amount: amountOf },
  QueuedCase: { amount: amountOf },
  // Compiled operations wait for what resolvers answer alone.
  Panel: { queues: ({ queues }) => queues, newest: ({ newest }) => newest, start: ({ start }) => start },
  PanelStart: startResolvers,
  Query: {
    panel: (_root, _args, context) => panelOf(context),
    search: async (_root, { text }, context) => {
      const [results] = await Promise.all([context.search.search(text), assertMay(context, 'case:read')])
      return results
    },
    queues: async (_root, _args, context) => {
      const [queues] = await Promise.all([context.search.queues(), assertMay(context, 'case:read')])
      return queues
    },
  },
}
