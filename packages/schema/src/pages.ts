/**
 * The paths of the web app's pages, for the gateway, which answers any other path with 404. `:name` stands for one
 * segment.
 */
export const pages = [
  '/',
  '/oauth-callback',
  '/admin/clients',
  '/admin/clients/add',
  '/admin/clients/edit/:id',
  '/admin/users',
  '/admin/users/add',
  '/admin/users/edit/:userUuid',
  '/admin/administrators',
  '/admin/audit-log',
  '/cost-draft/cases',
  '/cost-draft/cases/add-case',
  '/cost-draft/cases/draft/edit/:caseUuid',
  '/cost-draft/cases/details/edit/:caseUuid',
  '/cost-draft/cases/draft/review/:caseUuid',
  '/cost-draft/cases/details/review/:caseUuid',
  '/cost-draft/reviews',
  '/cost-draft/dates',
  '/cost-draft/completed',
  '/cost-draft/completed/:caseUuid',
  '/reports',
  '/reports/:report',
  '/users/user-list',
  '/users/add',
  '/users/edit/:userUuid',
  '/users/user-groups',
  '/users/roles',
  '/clients/active',
  '/clients/archived-clients',
  '/clients/removed',
  '/clients/add',
  '/clients/edit/:id',
  '/audit-log',
  '/settings',
  '/settings/bill-lists',
  '/settings/rate-cards',
  '/settings/rates',
  '/settings/rates/:key',
  '/settings/rates/:key/add',
  '/settings/rates/:key/edit/:uuid',
  '/settings/webhooks/:webhook',
  '/profile',
  '/developers',
  '/developers/reference',
  '/developers/explorer',
] as const

const shapes = pages.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'))

/** Whether the web app has a page at this path. */
export const isPage = (path: string): boolean => shapes.some((shape) => shape.test(path))
