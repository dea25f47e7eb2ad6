import { Button, Text, VisuallyHidden, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import type { RolesQuery } from '../../generated/graphql.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { PHONE, phoneFacts, table } from '../../ui/table/table-styles.ts'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { RolesDocument } from './roles.operations.ts'
import { useQuery } from '../../ui/use-query.ts'
import { permissions, type Permission } from '@costdraft/schema/access/roles.ts'

const labels: Record<Permission, string> = {
  'client:read': 'See the client, its locations and fee earners',
  'client:create': 'Add clients',
  'client:edit': 'Change the client, its locations and fee earners',
  'client:archive': 'Archive and restore clients',
  'client:edit_users': 'Change users, deactivate them and link them to clients',
  'user:read': 'See users, groups and roles',
  'user:create': 'Add users',
  'case:read': 'See cases and work in them',
  'case:create': 'Add cases',
  'report:read': 'See reports',
  'rates:edit': 'Change rates',
  'api_client:manage': 'Manage access for other programs',
  'audit:read': 'Read the audit log of users, clients, rates and access',
  'client:export': 'Export all data of the client',
}

/** Every permission and its label; one that this version has no label for is listed by its name. */
function permissionRows(held: readonly string[]): { name: string; label: string }[] {
  const unknown = [...new Set(held)].filter((name) => !(name in labels))
  return [
    ...permissions.map((name) => ({ name, label: labels[name] })),
    ...unknown.map((name) => ({ name, label: name })),
  ]
}

const skeletonColumns = ['Permission', 'Owner', 'IT administrator', 'Team leader', 'Costs draftsman', 'Solicitor'].map(
  (head) => ({ head, cell: () => null }),
)

const PermissionMark = ({ isHeld }: { isHeld: boolean }) => (
  <chakra.span display="inline-grid" placeItems="center" color={isHeld ? 'accent' : 'faint'} verticalAlign="middle">
    {isHeld ? <Check size={16} strokeWidth={2.25} aria-hidden /> : <Minus size={14} strokeWidth={1.5} aria-hidden />}
    <VisuallyHidden>{isHeld ? 'Yes' : 'No'}</VisuallyHidden>
  </chakra.span>
)

/** On a phone, where five roles have no room side by side, each permission is followed by the roles that hold it. */
const matrix: SystemStyleObject[] = [
  table,
  ...phoneFacts,
  {
    [PHONE]: {
      '& tbody tr > th': { flex: '1 0 100%', minH: '0' },
      '& tbody tr > td:not([data-named]), & tbody td svg': { display: 'none' },
    },
  },
]

const Matrix = ({ roles }: { roles: RolesQuery['roles'] }) => (
  <chakra.table css={matrix}>
    <caption>What each role may</caption>
    <thead>
      <tr>
        <chakra.th scope="col" width={{ base: '30%', xl: '38%' }}>
          Permission
        </chakra.th>
        {roles.map(({ role, label }) => (
          <chakra.th key={role} scope="col" textAlign="center!">
            {label}
          </chakra.th>
        ))}
      </tr>
    </thead>
    <tbody>
      {permissionRows(roles.flatMap(({ permissions }) => permissions)).map(({ name, label: permission }) => (
        <tr key={name}>
          <chakra.th scope="row" whiteSpace="normal!" py="1!" title={name}>
            {permission}
          </chakra.th>
          {roles.map(({ role, label, permissions }) => {
            const isHeld = permissions.includes(name)
            return (
              <chakra.td key={role} textAlign="center!" data-named={isHeld ? label : undefined}>
                <PermissionMark isHeld={isHeld} />
              </chakra.td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </chakra.table>
)

/** The permissions of each role, read-only: roles are built in and cannot be changed by a firm. */
export function RolesPage() {
  const { data, error, refetch } = useQuery(RolesDocument, { notifyOnNetworkStatusChange: true })
  return (
    <>
      <PageHead title="Roles" />
      <Text color="muted" mb="3">
        A role holds for the client it is given in. Whoever may see a case works in it as its state allows.
      </Text>
      {data && <Matrix roles={data.roles} />}
      {!data && !error && <TableSkeleton columns={skeletonColumns} name="Loading the roles" hasMenu={false} />}
      {!data && error && (
        <EmptyState text={`The roles could not be loaded. ${readError(error).message}`}>
          <Button
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
    </>
  )
}
