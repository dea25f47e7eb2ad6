/** Where clients are managed: among the viewer's own, or among all of the system. */
export interface ClientsPlace {
  list: string
  add: string
  edit: (uuid: string) => string
  choosesType: boolean
}

export const ownClients: ClientsPlace = {
  list: '/clients/active',
  add: '/clients/add',
  edit: (uuid) => `/clients/edit/${uuid}`,
  choosesType: false,
}
export const systemClients: ClientsPlace = {
  list: '/admin/clients',
  add: '/admin/clients/add',
  edit: (uuid) => `/admin/clients/edit/${uuid}`,
  choosesType: true,
}
export const archivedClients = '/clients/archived-clients'
