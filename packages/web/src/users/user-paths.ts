import { useLocation } from 'react-router'

const pathsUnder = (list: string, root: string) => ({
  list,
  add: `${root}/add`,
  edit: (uuid: string): string => `${root}/edit/${uuid}`,
})
/** The user screens of a firm. */
export const firmPaths = pathsUnder('/users/user-list', '/users')
const adminPaths = pathsUnder('/admin/users', '/admin/users')

/** The paths of the user screens: under `/admin/users` inside the administration area, otherwise under `/users`. */
export function useUserPaths() {
  const isAdministration = useLocation().pathname.startsWith('/admin/')
  return { ...(isAdministration ? adminPaths : firmPaths), isAdministration }
}
