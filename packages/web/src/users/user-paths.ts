import { useLocation } from 'react-router'

const under = (list: string, root: string) => ({
  list,
  add: `${root}/add`,
  edit: (uuid: string): string => `${root}/edit/${uuid}`,
})
const ofFirms = under('/users/user-list', '/users'),
  ofAll = under('/admin/users', '/admin/users')

/** Where the screens of users are: beside the list one came from, a firm's or the administrator's. */
export function useUserPaths() {
  const isAdministration = useLocation().pathname.startsWith('/admin/')
  return { ...(isAdministration ? ofAll : ofFirms), isAdministration }
}
