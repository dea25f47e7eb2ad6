import { useMutation } from '@apollo/client/react'
import { Box, Button, Flex, Skeleton, Stack, Switch, Text } from '@chakra-ui/react'
import { Section } from '../ui/form/Section.tsx'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'
import { MailSelect, type Setting } from './MailSelect.tsx'
import { EditNotificationSettingsDocument, NotificationSettingsDocument } from './notifications.operations.ts'
import { useQuery } from '../ui/use-query.ts'

/** What is changed of a setting: only that is sent, so that two windows do not undo each other. */
type Change = Partial<Pick<Setting, 'isOn' | 'mail'>>

const MAILED = {
  off: 'This is not mailed to you any more.',
  at_once: 'This is mailed to you a minute after it happens.',
  daily: 'This is mailed to you at seven in the morning.',
} as const
/** What a change comes to, in a sentence. */
function outcomeOf({ isOn, mail }: Change): string {
  if (mail) return MAILED[mail]
  return isOn ? 'You are told of this again.' : 'You are not told of this any more.'
}

/** Changes a setting of a kind of notification, with an optimistic update and an undo button in the toast. */
function useChangeSetting(): (setting: Setting, change: Change) => void {
  const [send] = useMutation(EditNotificationSettingsDocument)
  const save = async (setting: Setting, change: Change): Promise<void> => {
    await send({
      variables: { settings: [{ kind: setting.kind, ...change }] },
      optimisticResponse: { editNotificationSettings: [{ ...setting, ...change }] },
    })
  }
  const toastFailure = (failure: unknown): void => toastError(failure, 'The setting could not be saved')
  return (setting, change) => {
    const before: Change = change.mail ? { mail: setting.mail } : { isOn: setting.isOn }
    const undo = {
      label: 'Undo',
      onClick: () => {
        save(setting, before).catch(toastFailure)
      },
    }
    save(setting, change).then(
      () =>
        toaster.create({
          type: 'success',
          title: outcomeOf(change),
          description: setting.label,
          duration: UNDO_DURATION,
          action: undo,
        }),
      toastFailure,
    )
  }
}

/**
 * The kinds of notifications that the viewer receives, and how they are mailed. A change is saved at once, for every
 * browser the viewer uses.
 */
export function NotificationSettings() {
  const { data, error, loading, refetch } = useQuery(NotificationSettingsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const change = useChangeSetting()
  const settings = data?.viewer.notificationSettings
  const sendsMail = settings?.some(({ mail }) => mail !== null) ?? false
  return (
    <Section
      title="Notifications"
      text="In the bell above, kept for ninety days, and by e-mail where you choose so. What you switch off is neither told nor mailed to you."
    >
      {!data && !error && (
        <Stack role="status" gap="3" css={delayedFadeIn} aria-busy aria-label="Loading what you are told of">
          {['one', 'two', 'three'].map((row) => (
            <Skeleton key={row} height="5" />
          ))}
        </Stack>
      )}
      {!data && error && (
        <Text textStyle="sm" color="muted">
          What you are told of could not be loaded. {readError(error).message}{' '}
          <Button
            size="xs"
            loading={loading}
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </Text>
      )}
      {data && settings === null && (
        <Text textStyle="sm" color="muted">
          Notifications are not available here: the server that your firm uses does not keep them.
        </Text>
      )}
      {settings && !sendsMail && (
        <Text textStyle="sm" color="muted" mb="2">
          CostDraft sends no mail here.
        </Text>
      )}
      {settings?.map((setting) => (
        <SettingRow
          key={setting.kind}
          setting={setting}
          sendsMail={sendsMail}
          change={(changed) => change(setting, changed)}
        />
      ))}
    </Section>
  )
}

interface RowProps {
  setting: Setting
  /** Whether other kinds are mailed, so that one that never is keeps its switch below theirs. */
  sendsMail: boolean
  change: (change: Change) => void
}

/** A kind of notification: the choice of its mail stands beside its switch, and below it on a phone. */
const SettingRow = ({ setting, sendsMail, change }: RowProps) => (
  <Flex direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} columnGap="4" pb="2">
    <Switch.Root
      size="sm"
      display="flex"
      flex="1"
      justifyContent="space-between"
      gap="4"
      minH="8"
      checked={setting.isOn}
      onCheckedChange={({ checked }) => change({ isOn: checked })}
    >
      <Switch.HiddenInput />
      <Switch.Label>{setting.label}</Switch.Label>
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
    {setting.mail !== null && <MailSelect setting={setting} choose={(mail) => change({ mail })} />}
    {setting.mail === null && sendsMail && <Box width={{ sm: '40' }} flexShrink="0" />}
  </Flex>
)
