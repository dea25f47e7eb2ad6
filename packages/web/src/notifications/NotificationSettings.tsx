import { useMutation } from '@apollo/client/react'
import { Button, Skeleton, Stack, Switch, Text } from '@chakra-ui/react'
import { Section } from '../ui/form/Section.tsx'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'
import type { NotificationSettingsQuery } from '../generated/graphql.ts'
import { EditNotificationSettingsDocument, NotificationSettingsDocument } from './notifications.operations.ts'
import { useQuery } from '../ui/use-query.ts'

type Setting = NonNullable<NotificationSettingsQuery['viewer']['notificationSettings']>[number]

/** Switches a kind of notification on or off, with an optimistic update and an undo button in the toast. */
function useChangeSetting(): (setting: Setting, isOn: boolean) => void {
  const [send] = useMutation(EditNotificationSettingsDocument)
  const save = async (setting: Setting, isOn: boolean): Promise<void> => {
    await send({
      variables: { settings: [{ kind: setting.kind, isOn }] },
      optimisticResponse: { editNotificationSettings: [{ ...setting, isOn }] },
    })
  }
  const toastFailure = (failure: unknown): void => toastError(failure, 'The setting could not be saved')
  return (setting, isOn) => {
    const undo = {
      label: 'Undo',
      onClick: () => {
        save(setting, !isOn).catch(toastFailure)
      },
    }
    save(setting, isOn).then(
      () =>
        toaster.create({
          type: 'success',
          title: isOn ? 'You are told of this again.' : 'You are not told of this any more.',
          description: setting.label,
          duration: UNDO_DURATION,
          action: undo,
        }),
      toastFailure,
    )
  }
}

/**
 * The kinds of notifications that the viewer receives. A change is saved at once, for every browser the viewer uses.
 */
export function NotificationSettings() {
  const { data, error, loading, refetch } = useQuery(NotificationSettingsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const change = useChangeSetting()
  const settings = data?.viewer.notificationSettings
  return (
    <Section
      title="Notifications"
      text="In the bell above, kept for ninety days. What you switch off is not told to you; nothing is sent by e-mail."
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
      {settings?.map((setting) => (
        <SettingSwitch key={setting.kind} setting={setting} change={(isOn) => change(setting, isOn)} />
      ))}
    </Section>
  )
}

const SettingSwitch = ({ setting, change }: { setting: Setting; change: (isOn: boolean) => void }) => (
  <Switch.Root
    size="sm"
    display="flex"
    justifyContent="space-between"
    gap="4"
    minH="8"
    checked={setting.isOn}
    onCheckedChange={({ checked }) => change(checked)}
  >
    <Switch.HiddenInput />
    <Switch.Label>{setting.label}</Switch.Label>
    <Switch.Control>
      <Switch.Thumb />
    </Switch.Control>
  </Switch.Root>
)
