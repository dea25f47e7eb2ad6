import type { Ask, Asked } from '../http/request.ts'
import type { Items } from './registry.ts'

/** What reading and changing items takes: the viewer's transaction, and the kinds that the API serves. */
export type ItemsContext = Pick<Asked, 'tx' | 'viewer'> & { items: Items }
/** The context of a request about items. */
export type ItemsAsked = Asked & { items: Items }
/** Makes the handler of a request about items. */
export type AskItems = (
  answer: (asked: ItemsAsked) => Promise<unknown>,
  options?: Parameters<Ask>[1],
) => ReturnType<Ask>
