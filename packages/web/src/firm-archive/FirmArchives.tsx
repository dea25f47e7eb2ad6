import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { ARCHIVE_DAYS, KEPT_ARCHIVES } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { useId, useState } from 'react'
import { config } from '../access/config.ts'
import { useAddition } from '../access/viewer.ts'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { PasswordForm } from '../ui/form/PasswordForm.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { toastError } from '../ui/toast-error.ts'
import { ArchiveRow } from './ArchiveRow.tsx'
import { useFirmArchives } from './use-firm-archives.ts'

const ACTION = 'Export all data'
const MEANING =
  'Every case, row, file and document of this firm in one ZIP file: to move to another product, to answer a regulator, or to keep.'
const ASKED =
  'Whoever has the file can read all of it, without CostDraft. Keep it where nobody finds it who may not see it.'

interface Firm {
  uuid: string
  name: string
}

/** All data of a firm as a file, on the page of the firm; nothing on a host that makes none. */
export const FirmArchives = ({ firm }: { firm: Firm }) =>
  useAddition('firm_archive') ? <ArchivesOf firm={firm} /> : null

function ArchivesOf({ firm }: { firm: Firm }) {
  const titleId = useId()
  const all = useFirmArchives(firm)
  const { archives, isMaking } = all
  return (
    <Box as="section" aria-labelledby={titleId} borderTopWidth="1px" borderColor="line" pt="5" pb="6" mt="3">
      <Flex align="start" justify="space-between" columnGap="6" rowGap="3" wrap="wrap">
        <Box flex="1 1 320px" maxW="640px">
          <Heading as="h2" id={titleId} textStyle="lg">
            All data of this firm
          </Heading>
          <Text textStyle="sm" color="muted" mt="1">
            {MEANING} The latest {KEPT_ARCHIVES} are kept, each for {ARCHIVE_DAYS} days.
          </Text>
        </Box>
        {archives && <AskButton ask={all.ask} isMaking={isMaking} />}
      </Flex>
      {!archives && <PanelState what="exports" error={all.error} loading={all.loading} retry={all.refetch} />}
      {archives?.length === 0 && (
        <Text textStyle="sm" color="muted" mt="3">
          Nothing has been exported in the last {ARCHIVE_DAYS} days.
        </Text>
      )}
      {archives && archives.length > 0 && (
        <Stack as="ul" aria-label="Exports" listStyleType="none" gap="0" mt="3">
          {archives.map((archive) => (
            <ArchiveRow key={archive.uuid} archive={archive} all={all} />
          ))}
        </Stack>
      )}
    </Box>
  )
}

interface AskProps {
  ask: (currentPassword?: string) => Promise<void>
  isMaking: boolean
}

/** Asks for an archive, with the present password where CostDraft has it. */
function AskButton({ ask, isMaking }: AskProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  return (
    <>
      <Button
        type="button"
        disabled={isMaking}
        title={isMaking ? 'One is being made.' : undefined}
        {...(config.auth.isOwn && { 'aria-haspopup': 'dialog' })}
        onClick={() => (config.auth.isOwn ? setIsOpen(true) : void ask().catch(toastError))}
      >
        {ACTION}
      </Button>
      {isOpen && (
        <FormDialog open close={close} title={ACTION}>
          <PasswordForm
            meaning={ASKED}
            submit={ACTION}
            close={close}
            send={async (currentPassword) => {
              await ask(currentPassword)
              return close
            }}
          />
        </FormDialog>
      )}
    </>
  )
}
