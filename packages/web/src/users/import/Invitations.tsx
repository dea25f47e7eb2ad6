import { Button, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import type { PeopleInvitation } from '@costdraft/schema/people-import/people-import.ts'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { saveFile } from '../../files/save-file.ts'
import { cellStyle, headStyle } from '../../sheet-import/rows-style.ts'
import { toastError } from '../../ui/toast-error.ts'
import { invitationsCsv } from './invitations-csv.ts'

interface Props {
  /** Those with a link. */
  invitations: readonly PeopleInvitation[]
  /** Whose link was copied or saved, by the uuid of the user. */
  saved: ReadonlySet<string>
  save: (users: readonly string[]) => void
}

/** Whose link it is, the link, and a button that copies it. */
function LinkRow({ of, isSaved, copy }: { of: PeopleInvitation; isSaved: boolean; copy: () => void }) {
  const { name, email_address: address, link } = of
  return (
    <tr>
      <chakra.th scope="row" {...cellStyle} fontWeight="400" textAlign="start" overflowWrap="anywhere">
        <chakra.span fontWeight="500" display="block">
          {name}
        </chakra.span>
        <chakra.span color="muted">{address}</chakra.span>
      </chakra.th>
      <chakra.td {...cellStyle} pe="0">
        <Flex gap="2" align="center" justify="flex-end">
          <chakra.input
            readOnly
            aria-label={`Link of ${name}`}
            value={link ?? ''}
            flex="1"
            minW="0"
            bg="transparent"
            color="muted"
            textOverflow="ellipsis"
            focusVisibleRing="outside"
            onFocus={({ target }) => target.select()}
          />
          {isSaved && <Check size={16} role="img" aria-label="Copied or saved" />}
          <Button size="xs" aria-label={`Copy the link of ${name}`} onClick={copy}>
            Copy
          </Button>
        </Flex>
      </chakra.td>
    </tr>
  )
}

/** The links of those who were added, to be handed over: shown only now. */
export function Invitations({ invitations, saved, save }: Props) {
  const id = useId()
  const copy = ({ user_uuid: user, link }: PeopleInvitation): void => {
    navigator.clipboard
      .writeText(link ?? '')
      .then(() => save([user]))
      .catch((error: unknown) => toastError(error, 'The link could not be copied'))
  }
  const saveAll = (): void => {
    saveFile(new Blob([invitationsCsv(invitations)], { type: 'text/csv' }), 'invitations.csv')
    save(invitations.map(({ user_uuid: user }) => user))
  }
  return (
    <chakra.section aria-labelledby={id} mt="4">
      <Flex align="center" justify="space-between" gap="3" mb="1">
        <Heading as="h3" id={id} textStyle="md" fontWeight="600">
          Links to hand over
        </Heading>
        <Button flexShrink="0" onClick={saveAll}>
          Save as CSV
        </Button>
      </Flex>
      <Text textStyle="sm" color="attention.ink" mb="2">
        No mail is sent from here. Each link opens the account of whose it is: hand it over to them and to nobody else.
        The links are shown only now and are valid for 24 hours.
      </Text>
      <chakra.table width="100%" tableLayout="fixed" textStyle="sm" aria-labelledby={id}>
        <thead>
          <tr>
            {['Name and e-mail address', 'Link'].map((word) => (
              <chakra.th key={word} scope="col" {...headStyle}>
                {word}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <LinkRow
              key={invitation.user_uuid}
              of={invitation}
              isSaved={saved.has(invitation.user_uuid)}
              copy={() => copy(invitation)}
            />
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
  )
}
