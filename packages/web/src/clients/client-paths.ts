/** A section of the application that manages clients: those of the viewer's firm, or all of the system. */
export interface ClientsSection {
  list: string
  add: string
  edit: (uuid: string) => string
  choosesType: boolean
}

export const ownClients: ClientsSection = {
  list: '/clients/active',
  add: '/clients/add',
  edit: (uuid) => `/clients/edit/${uuid}`,
  choosesType: false,
}
export const systemClients: ClientsSection = {
  list: '/admin/clients',
  add: '/admin/clients/add',
  edit: (uuid) => `/admin/clients/edit/${uuid}`,
  choosesType: true,
}
export const archivedClients = '/clients/archived-clients'
