import { VIEWER_HEADER } from '@costdraft/schema/access/viewer-header.ts'
import type { AdminAddition, CaseAddition } from '@costdraft/schema/additions.ts'
import { additionOfArea, type AnyArea } from '@costdraft/schema/areas/area.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { listedKinds } from '@costdraft/schema/items/listed-kinds.ts'
import { additionOfKind, filesThrough } from '@costdraft/schema/kind.ts'

type CasePath = readonly [method: string, path: string, addition: CaseAddition]

/** The paths of kinds of item that the specifications lack. */
const pathsOfKinds = listedKinds.flatMap((kind): CasePath[] => {
  const addition = additionOfKind(kind)
  if (!addition) return []
  const list = `client/case/:case/${kind.path}`
  return [
    ['GET', list, addition],
    ['POST', list, addition],
    ...['sums', 'changes', ':item'].flatMap((last) =>
      ['GET', 'POST', 'PATCH', 'DELETE'].map((method): CasePath => [method, `${list}/${last}`, addition]),
    ),
    ...(filesThrough(kind) === kind.path ? [['POST', `${list}/:item/file`, addition] as const] : []),
  ]
})
/** The paths of areas of work that the specifications lack. */
const pathsOfAreas = Object.values<AnyArea>(areas).flatMap((area): CasePath[] => {
  const addition = additionOfArea(area)
  if (!addition) return []
  const { createPath, changePath, certificate } = area
  return [
    ['POST', `client/:client/case/${createPath}`, addition],
    ['PATCH', `client/case/${changePath}/:case`, addition],
    ...(certificate ? [['PATCH', `client/case/:case/${certificate.path}`, addition] as const] : []),
  ]
})

/**
 * The paths that our own hosts add to the specifications, each with its addition. A host without the addition is never
 * sent the path. `:name` stands for one segment.
 */
export const casePaths: readonly CasePath[] = [
  // Before the paths of any item, whose patterns match these too.
  ...listedKinds.flatMap(({ path }): CasePath[] => [
    ['POST', `client/case/:case/${path}/:item/split`, 'row_moves'],
    ['POST', `client/case/:case/${path}/move`, 'row_moves'],
  ]),
  ['POST', 'client/case/:case/row-operation/:operation/undo', 'row_moves'],
  ['POST', 'client/case/:case/hearing/price', 'hearing_price'],
  ['POST', 'client/case/:case/copy', 'case_copies'],
  ['GET', 'client/deadline', 'deadlines'],
  ['GET', 'client/calendar-link', 'calendar_links'],
  ['POST', 'client/calendar-link', 'calendar_links'],
  ['DELETE', 'client/calendar-link', 'calendar_links'],
  ['POST', 'client/calendar', 'calendar_links'],
  ['GET', 'client/case/:case/deadline', 'deadlines'],
  ['PATCH', 'client/case/:case/deadline', 'deadlines'],
  ['GET', 'client/case/:case/assessment', 'assessment'],
  ['PATCH', 'client/case/:case/assessment', 'assessment'],
  ['DELETE', 'client/case/:case/assessment', 'assessment'],
  ['POST', 'client/case/:case/assessment/restore', 'assessment'],
  ['GET', 'client/case/:case/assessment/line', 'assessment'],
  ['PATCH', 'client/case/:case/assessment/line', 'assessment'],
  ['POST', 'client/case/:case/assessment/line/rule', 'assessment'],
  ['POST', 'client/case/:case/assessment/upload', 'assessment'],
  ['POST', 'client/case/:case/assessment/import/:import', 'assessment'],
  ['POST', 'client/case/:case/assessment/ruling/:ruling/undo', 'assessment'],
  ['GET', 'client/case/:case/assessment/reductions', 'assessment'],
  ['GET', 'client/case/:case/past-reductions', 'assessment'],
  ...pathsOfKinds,
  ...pathsOfAreas,
  ['GET', 'client/changes', 'changes'],
  ['GET', 'client/case', 'case_list'],
  ['GET', 'client/case/by-stage', 'case_stages'],
  ['GET', 'client/case/choices', 'case_queries'],
  ['GET', 'client/reports/:report', 'reports'],
  ['GET', 'client/case-view', 'case_views'],
  ['POST', 'client/case-view', 'case_views'],
  ['PATCH', 'client/case-view/:view', 'case_views'],
  ['DELETE', 'client/case-view/:view', 'case_views'],
  ['GET', 'client/case/:case/totals', 'totals'],
  ['GET', 'client/case/:case/totals/:head', 'totals_lines'],
  ['GET', 'client/case/:case/attention', 'attention'],
  ['GET', 'client/case/:case/filing-check', 'filing_check'],
  ['GET', 'client/case/:case/open-comments', 'open_comments'],
  ['GET', 'client/case/:case/budget', 'budget'],
  ['POST', 'client/case/:case/budget', 'budget'],
  ['POST', 'client/case/:case/budget/figures', 'budget'],
  ['GET', 'client/case/:case/output/state', 'output_state'],
  ['GET', 'client/case/:case/preview', 'document_preview'],
  ['POST', 'client/case/:case/preview/:key', 'document_preview'],
  ['GET', 'client/case/:case/preview/:key/content', 'document_preview'],
  ['GET', 'client/case/:case/audit', 'audit'],
  ['POST', 'client/case/:case/time-recording/import', 'ledger_import'],
  ['GET', 'client/case/:case/time-recording/import', 'ledger_import'],
  ['POST', 'client/case/:case/time-recording/import/preview', 'ledger_import'],
  ['POST', 'client/case/:case/time-recording/import/failed', 'ledger_import'],
  ['DELETE', 'client/case/:case/time-recording/import/:import', 'ledger_import'],
  ['GET', 'client/case/:case/audit/choices', 'audit_filters'],
  ['GET', 'client/case/:case/audit/:change/restore', 'audit_restore'],
  ['POST', 'client/case/:case/audit/:change/restore', 'audit_restore'],
  // Before the paths of one item, whose patterns match these too.
  ...listedKinds.map(({ path }): CasePath => ['GET', `client/case/:case/${path}/sums`, 'item_queries']),
  ...listedKinds.map(({ path }): CasePath => ['GET', `client/case/:case/${path}/:item`, 'item_read']),
  ...listedKinds.map(({ path }): CasePath => ['POST', `client/case/:case/${path}/changes`, 'row_changes']),
  ['POST', 'client/case/:case/item/:item/restore', 'restore'],
  ['POST', 'client/case/:case/file/:file/restore', 'restore'],
  ['GET', 'client/entity/:type/:entity/comment', 'entity_case'],
  ['GET', 'client/search', 'search'],
  ['GET', 'client/search/queues', 'queues'],
  ['GET', 'client/search/panel', 'first_panel'],
  ['POST', 'client/case/batch', 'batch'],
  ['POST', 'client/case/lists', 'export_lists'],
  ['POST', 'client/case/moves', 'bulk'],
  ['POST', 'client/case/edits', 'bulk'],
  ['POST', 'client/case/outputs', 'bulk'],
  ['POST', 'client/case/rows', 'bulk'],
  ['PATCH', 'client/:client/fee-earner/:earner', 'fee_earner_edit'],
  ['GET', 'client/fee-earner', 'external_ids'],
  ['POST', 'client/:client/fee-earner/:earner/preview', 'fee_earner_periods'],
  ['DELETE', 'client/:client/fee-earner/:earner/period/:from', 'fee_earner_periods'],
  ['POST', 'client/:client/fee-earner/:earner/retirement', 'retirement'],
  ['DELETE', 'client/:client/fee-earner/:earner', 'removals'],
  ['POST', 'client/:client/fee-earner/:earner/restore-removal', 'removals'],
  ['GET', 'client/case/removal', 'removals'],
  ['DELETE', 'client/case/:case', 'removals'],
  ['POST', 'client/case/:case/restore-removal', 'removals'],
  ['GET', 'client/:client/rate-card', 'rate_cards'],
  ['POST', 'client/:client/rate-card', 'rate_cards'],
  ['PATCH', 'client/:client/rate-card/:rate', 'rate_cards'],
  ['DELETE', 'client/:client/rate-card/:rate', 'rate_cards'],
  ['GET', 'client/case/:case/usual-rate', 'usual_rate'],
  ['GET', 'client/case/:case/bill-lists', 'bill_lists'],
  ['GET', 'client/:client/bill-list/:list', 'bill_lists'],
  ['POST', 'client/:client/bill-list/:list', 'bill_lists'],
  ['PATCH', 'client/:client/bill-list/:list/:entry', 'bill_lists'],
  ['DELETE', 'client/:client/bill-list/:list/:entry', 'bill_lists'],
  ['GET', 'client/:client/rates', 'rates'],
  ['GET', 'client/:client/rates/:table', 'rates'],
  ['POST', 'client/:client/rates/:table/edition', 'rates'],
  ['PATCH', 'client/:client/rates/:table/edition/:edition', 'rates'],
  ['DELETE', 'client/:client/rates/:table/edition/:edition', 'rates'],
  ['POST', 'client/:client/rates/:table/preview', 'rates'],
  ['GET', 'client/:client/rates/:table/csv', 'rates'],
  ['POST', 'client/:client/rates/:table/csv', 'rates'],
]

export const adminPaths = [
  ['GET', 'clients/webhook', 'webhooks'],
  ['POST', 'clients/:client/webhook', 'webhooks'],
  ['GET', 'clients/webhook/:webhook', 'webhooks'],
  ['PATCH', 'clients/webhook/:webhook', 'webhooks'],
  ['DELETE', 'clients/webhook/:webhook', 'webhooks'],
  ['POST', 'clients/webhook/:webhook/secret', 'webhooks'],
  ['GET', 'clients/webhook/:webhook/delivery', 'webhooks'],
  ['POST', 'clients/webhook/:webhook/resend', 'webhooks'],
  ['GET', 'users', 'user_list'],
  ['POST', 'clients/:client/archive', 'archive'],
  ['POST', 'clients/:client/restore', 'archive'],
  ['POST', 'clients/:client/merge/preview', 'client_merge'],
  ['POST', 'clients/:client/merge', 'client_merge'],
  ['POST', 'clients/:client/parent/preview', 'client_parent'],
  ['POST', 'clients/:client/parent', 'client_parent'],
  ['PATCH', 'clients/:client/sites/:site', 'site_edit'],
  ['POST', 'clients/:client/sites/:site/preview', 'fee_earner_periods'],
  ['GET', 'clients/removal', 'removals'],
  ['DELETE', 'clients/:client', 'removals'],
  ['POST', 'clients/:client/restore-removal', 'removals'],
  ['DELETE', 'clients/:client/sites/:site', 'removals'],
  ['POST', 'clients/:client/sites/:site/restore-removal', 'removals'],
  ['GET', 'clients/:client/api-client', 'api_clients'],
  ['POST', 'clients/:client/api-client', 'api_clients'],
  ['DELETE', 'clients/:client/api-client/:apiClient', 'api_clients'],
  ['POST', 'clients/:client/users', 'link_users'],
  ['GET', 'clients/:client/user-group', 'user_groups'],
  ['POST', 'clients/:client/user-group', 'user_groups'],
  ['PATCH', 'clients/:client/user-group/:group', 'user_groups'],
  ['DELETE', 'clients/:client/user-group/:group', 'user_groups'],
  ['GET', 'users/user/notification', 'notifications'],
  ['GET', 'users/user/notification/unread', 'notifications'],
  ['GET', 'users/user/notification/settings', 'notifications'],
  ['PATCH', 'users/user/notification/settings', 'notifications'],
  ['POST', 'users/user/notification/read', 'notifications'],
  ['POST', 'users/unsubscribe', 'notifications'],
  ['GET', 'users/user/session', 'sessions'],
  ['DELETE', 'users/user/session/:session', 'sessions'],
  ['DELETE', 'users/user/session', 'user_sessions'],
  ['GET', 'users/administrators', 'administrators'],
  ['POST', 'users/administrators', 'administrators'],
  ['POST', 'users/administrators/invitation', 'administrators'],
  ['GET', 'users/user/sign-ins', 'sign_ins'],
  ['POST', 'users/user/absence', 'absences'],
  ['DELETE', 'users/user/absence', 'absences'],
  ['POST', 'users/:user/absence', 'absences'],
  ['DELETE', 'users/:user/absence', 'absences'],
  ['GET', 'users/audit', 'administration_audit'],
  ['GET', 'users/clients/:client/import', 'people_import'],
  ['POST', 'users/clients/:client/import', 'people_import'],
  ['POST', 'users/clients/:client/import/preview', 'people_import'],
  ['POST', 'users/clients/:client/import/failed', 'people_import'],
  ['DELETE', 'users/clients/:client/import/:import', 'people_import'],
  ['GET', 'users/:user/hand-over', 'hand_over'],
  ['POST', 'users/:user/hand-over', 'hand_over'],
  ['POST', 'users/:user/hand-over/undo', 'hand_over'],
  ['GET', 'clients/:client/archive', 'archive_counts'],
  ['GET', 'clients/:client/mark', 'client_mark'],
  ['PUT', 'clients/:client/mark', 'client_mark'],
  ['DELETE', 'clients/:client/mark', 'client_mark'],
  ['GET', 'clients/:client/firm-archive', 'firm_archive'],
  ['POST', 'clients/:client/firm-archive', 'firm_archive'],
  ['DELETE', 'clients/:client/firm-archive/:archive', 'firm_archive'],
  ['GET', 'clients/:client/firm-archive/:archive/file', 'firm_archive'],
  ['GET', 'users/:user/sessions', 'user_sessions'],
  ['DELETE', 'users/:user/sessions', 'user_sessions'],
  ['DELETE', 'users/:user/sessions/:session', 'user_sessions'],
  // Before the paths of any user, whose patterns match these too.
  ['PATCH', 'users/user', 'profile'],
  ['POST', 'users/user/password', 'profile'],
  ['POST', 'users/:user/password', 'reset_password'],
  ['POST', 'users/clients/:client/invitation', 'account_links'],
  ['POST', 'users/:user/reset', 'account_links'],
  ['GET', 'users/user/second-factor', 'second_factor'],
  ['POST', 'users/user/second-factor', 'second_factor'],
  ['POST', 'users/user/second-factor/:factor/removal', 'second_factor'],
  ['POST', 'users/:user/second-factor/reset', 'second_factor'],
  ['GET', 'clients/:client/second-factor', 'second_factor'],
  ['PATCH', 'clients/:client/second-factor', 'second_factor'],
  ['DELETE', 'users/:user', 'deactivate'],
  ['POST', 'users/:user/restore', 'deactivate'],
] as const satisfies readonly (readonly [string, string, AdminAddition])[]

/** Headers of our own, by their addition. */
export const additionHeaders = {
  'idempotency-key': 'idempotency',
  'if-match': 'versions',
  [VIEWER_HEADER]: 'viewer',
} as const

/** Paths that are specified although a pattern above matches them. */
const SPECIFIED = new Set(['GET client/case/:case/time-recording/estimated'])

const shapeOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
const shapes = [...casePaths, ...adminPaths].map(([method, path, addition]) => ({
  method: method as string,
  shape: shapeOf(path),
  addition: addition,
}))
const specifiedShapes = [...SPECIFIED].map((route) => shapeOf(route.split(' ')[1] ?? ''))

/** The addition that a call needs; undefined for a specified one. `path` may have a query. */
export function additionOf(method: string, path: string): CaseAddition | AdminAddition | undefined {
  const [bare = ''] = path.split('?')
  if (specifiedShapes.some((shape) => shape.test(bare))) return undefined
  return shapes.find((one) => one.method === method && one.shape.test(bare))?.addition
}
