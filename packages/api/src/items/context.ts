import type { Asked } from '../http/request.ts'
import type { Items } from './registry.ts'

/** What reading and changing items takes: the viewer's transaction, and the kinds that the API serves. */
export type ItemsContext = Pick<Asked, 'tx' | 'viewer'> & { items: Items }
/** The context of a request about items. */
export type ItemsAsked = Asked & { items: Items }
