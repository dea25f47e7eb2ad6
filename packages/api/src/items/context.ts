import type { RequestHandlers, RequestContext } from '../http/request.ts'
import type { Items } from './registry.ts'

/** What reading and changing items takes: the viewer's transaction, and the kinds that the API serves. */
export type ItemsContext = Pick<RequestContext, 'tx' | 'viewer'> & { items: Items }
/** The context of a request about items. */
export type ItemsRequestContext = RequestContext & { items: Items }
/** Makes the handler of a request about items. */
export type ItemsRequestHandlers = (
  answer: (asked: ItemsRequestContext) => Promise<unknown>,
  options?: Parameters<RequestHandlers>[1],
) => ReturnType<RequestHandlers>
