import { Button, Flex, chakra } from '@chakra-ui/react'
import { config } from '../../access/config.ts'
import { useAddition, useViewer } from '../../access/viewer.ts'
import type { AdministratorsQuery } from '../../generated/graphql.ts'
import { formatDateTime, formatDay } from '../../formats/dates.ts'
import { StaticHead } from '../../ui/table/StaticHead.tsx'
import { table } from '../../ui/table/table-styles.ts'
import { SendLink } from '../form/SendLink.tsx'

type Administrator = NonNullable<AdministratorsQuery['administrators']>[number]

interface Props {
  administrators: readonly Administrator[]
  deactivate: (administrator: Administrator) => void
  restore: (administrator: Administrator) => void
}

const COLUMNS = ['Name', 'Email', 'Last login']

/** The system administrators, with what each other one may do about them. */
export function AdministratorTable({ administrators, deactivate, restore }: Props) {
  const { uuid: own } = useViewer()
  const sendsLinks = useAddition('account_links') && config.auth.isOwn
  return (
    <chakra.table css={table}>
      <caption>System administrators</caption>
      <StaticHead columns={COLUMNS} actions="240px" />
      <tbody>
        {administrators.map((administrator) => {
          const { uuid, name, emailAddress, lastLogin, deactivatedAt } = administrator
          return (
            <tr key={uuid}>
              <th scope="row">{name}</th>
              <td>{emailAddress}</td>
              <td>
                {deactivatedAt !== null && `Deactivated on ${formatDay(deactivatedAt)}`}
                {deactivatedAt === null && (lastLogin === null ? 'Never' : formatDateTime(lastLogin))}
              </td>
              <chakra.td textAlign="end!">
                {uuid === own && (
                  <chakra.span textStyle="caption" color="accent">
                    You
                  </chakra.span>
                )}
                {uuid !== own && deactivatedAt !== null && (
                  <Button aria-label={`Restore ${name}`} onClick={() => restore(administrator)}>
                    Restore
                  </Button>
                )}
                {uuid !== own && deactivatedAt === null && (
                  <Flex gap="2" justify="end">
                    {sendsLinks && <SendLink uuid={uuid} name={name} aria-label={`Send a link to ${name}`} />}
                    <Button aria-label={`Deactivate ${name}`} onClick={() => deactivate(administrator)}>
                      Deactivate
                    </Button>
                  </Flex>
                )}
              </chakra.td>
            </tr>
          )
        })}
      </tbody>
    </chakra.table>
  )
}
