import { useMutation } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useAddition } from '../../access/viewer.ts'
import { formatDateTime } from '../../formats/dates.ts'
import { CopyField } from '../../ui/CopyField.tsx'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { DialogFrame } from '../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../ui/overlay/OverlayRoot.tsx'
import { PanelState } from '../../ui/PanelState.tsx'
import { readError } from '../../ui/read-error.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useQuery } from '../../ui/use-query.ts'
import { CalendarLinkDocument, MakeCalendarLinkDocument, RemoveCalendarLinkDocument } from './calendar.operations.ts'

const ABOUT =
  'Outlook, Google and Apple calendars can subscribe to the dates of the cases that you draft or are the fee earner of. Whoever has the link can read them, so that it is shown once and can be ended here.'

/** What is done with the link, and why it failed. */
function useLink() {
  const [problem, setProblem] = useState<string>()
  const [url, setUrl] = useState<string>()
  const refetchQueries = [CalendarLinkDocument]
  const [make, making] = useMutation(MakeCalendarLinkDocument, { refetchQueries })
  const [remove, removing] = useMutation(RemoveCalendarLinkDocument, { refetchQueries })
  const tried = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined)
    await work().catch((error: unknown) => setProblem(readError(error).message))
  }
  return {
    problem,
    url,
    isBusy: making.loading || removing.loading,
    make: () =>
      tried(async () => {
        const { data } = await make()
        if (data) setUrl(`${location.origin}${data.makeCalendarLink.link}`)
      }),
    remove: () =>
      tried(async () => {
        await remove()
        setUrl(undefined)
      }),
  }
}

/** The link as it is, and what can be done with it. */
function LinkState() {
  const { data, error, loading, refetch } = useQuery(CalendarLinkDocument, { fetchPolicy: 'cache-and-network' })
  const { problem, url, isBusy, make, remove } = useLink()
  const { ask, confirmDialog } = useConfirm()
  if (!data) return <PanelState what="calendar link" error={error} loading={loading} retry={refetch} />
  const { calendarLink: link } = data
  const asked = async (title: string, label: string, work: () => Promise<void>): Promise<void> => {
    const text = 'Calendars that subscribed by the link that is there stop at once.'
    const answers = [
      { label: 'Cancel', value: 'stay' },
      { label, value: 'go', isMain: true },
    ] as const
    if ((await ask({ title, text, answers })) === 'go') await work()
  }
  return (
    <>
      {url && <CopyField label="Link" text={url} />}
      {link && (
        <Text textStyle="sm" mb="3">
          {`Made ${formatDateTime(link.madeAt)}. ${link.readAt ? `Last read ${formatDateTime(link.readAt)}.` : 'No calendar has read it yet.'}`}
        </Text>
      )}
      <Flex gap="2" wrap="wrap">
        {link ? (
          <>
            <BusyButton isBusy={isBusy} onClick={() => void asked('Make a new link?', 'Make a new link', make)}>
              Make a new link
            </BusyButton>
            <Button variant="ghost" onClick={() => void asked('Revoke the link?', 'Revoke', remove)}>
              Revoke
            </Button>
          </>
        ) : (
          <BusyButton variant="solid" isBusy={isBusy} onClick={() => void make()}>
            Make a link
          </BusyButton>
        )}
      </Flex>
      {problem && (
        <Text role="alert" textStyle="sm" color="danger.ink" mt="3">
          {problem}
        </Text>
      )}
      {confirmDialog}
    </>
  )
}

/** The button of the list of dates that leads to the link of one's own calendar. */
export function CalendarLink() {
  const [open, setOpen] = useState(false)
  if (!useAddition('calendar_links')) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarDays strokeWidth={1.75} aria-hidden />
        Calendar…
      </Button>
      <DialogRoot open={open} close={() => setOpen(false)} size="md">
        <DialogFrame title="Dates in your calendar">
          <Text textStyle="sm" color="muted" mb="4">
            {ABOUT}
          </Text>
          {open && <LinkState />}
        </DialogFrame>
      </DialogRoot>
    </>
  )
}
