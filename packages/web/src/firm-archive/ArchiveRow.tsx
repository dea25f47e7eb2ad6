import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { formatDateTime } from '../formats/dates.ts'
import { AskingButton } from '../ui/AskingButton.tsx'
import { BusyButton } from '../ui/form/BusyButton.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { contentWords, isBeingMade, progressPercent, progressWords, type FirmArchive } from './archive-words.ts'
import type { useFirmArchives } from './use-firm-archives.ts'

interface Props {
  archive: FirmArchive
  all: ReturnType<typeof useFirmArchives>
}

/** One archive of a firm: how far it is, or what can be done with it. On a phone its buttons stand below its words. */
export const ArchiveRow = ({ archive, all }: Props) => (
  <Flex
    as="li"
    align="center"
    columnGap="4"
    rowGap="2"
    wrap="wrap"
    borderTopWidth="1px"
    borderColor="line"
    py="2.5"
    textStyle="sm"
  >
    <Box flex="1 1 260px" minW="0">
      <Words archive={archive} />
    </Box>
    <Actions archive={archive} all={all} />
  </Flex>
)

function Words({ archive }: Pick<Props, 'archive'>) {
  const { state, error, requestedAt, requestedBy, madeAt, expiresAt } = archive
  if (isBeingMade(archive))
    return (
      <Box maxW="360px">
        <Text role="status">{progressWords(archive)}</Text>
        <ProgressBar percent={progressPercent(archive)} name="Export of all data" />
      </Box>
    )
  if (state === 'failed')
    return (
      <Text color="danger.ink">
        Not made, asked for on {formatDateTime(requestedAt)}: {error}
      </Text>
    )
  return (
    <>
      <Text>
        Made on {formatDateTime(madeAt ?? requestedAt)} for {requestedBy.name}
        {expiresAt && `, kept until ${formatDateTime(expiresAt)}`}
      </Text>
      <Text textStyle="xs" color="muted">
        {contentWords(archive)}
      </Text>
    </>
  )
}

function Actions({ archive, all: { download, downloading, remove, isRemoving } }: Props) {
  const { uuid, state, size, madeAt, requestedAt } = archive
  const when = formatDateTime(madeAt ?? requestedAt)
  if (state !== 'done')
    return (
      <Button type="button" size="xs" disabled={isRemoving} onClick={() => void remove(archive)}>
        {isBeingMade(archive) ? 'Stop' : 'Remove'}
      </Button>
    )
  const isOn = downloading?.uuid === uuid
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {isOn && (
        <Text textStyle="xs" color="muted" role="status">
          {formatBytes(downloading.there)} of {formatBytes(size ?? 0)}
        </Text>
      )}
      <BusyButton
        type="button"
        size="xs"
        isBusy={isOn}
        disabled={downloading !== undefined && !isOn}
        aria-label={`Download the export of ${when} (${formatBytes(size ?? 0)})`}
        onClick={() => {
          if (!isOn) void download(archive)
        }}
      >
        Download ({formatBytes(size ?? 0)})
      </BusyButton>
      <AskingButton
        size="xs"
        isBusy={isRemoving}
        aria-label={`Delete the export of ${when}`}
        question={{
          title: 'Delete this export?',
          text: 'Its file is gone at once. You can export again.',
          answer: 'Delete',
        }}
        onConfirmed={() => remove(archive)}
      >
        Delete
      </AskingButton>
    </Flex>
  )
}
