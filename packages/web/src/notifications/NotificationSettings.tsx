import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Skeleton, Stack, Switch, Text } from '@chakra-ui/react'
import { Section } from '../ui/form/Section.tsx'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_FOR, toaster } from '../ui/toaster.ts'
import type { NotificationSettingsQuery } from '../generated/graphql.ts'
import { EditNotificationSettingsDocument, NotificationSettingsDocument } from './notifications.operations.ts'

/** Long enough to read what was switched and to find the way to the button. */
type Setting = NonNullable<NotificationSettingsQuery['viewer']['notificationSettings']>[number]

/** What the person is told of in the bell. A switch holds at once, wherever they sign in. */
export function NotificationSettings() {
  const { data, error, loading, refetch } = useQuery(NotificationSettingsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const [send] = useMutation(EditNotificationSettingsDocument)
  const settings = data?.viewer.notificationSettings
  const set = async (setting: Setting, isOn: boolean): Promise<void> => {
    await send({
      variables: { settings: [{ kind: setting.kind, isOn }] },
      optimisticResponse: { editNotificationSettings: [{ ...setting, isOn }] },
    })
  }
  const failed = (failure: unknown): void => toastError(failure, 'The setting could not be saved')
  const change = (setting: Setting, isOn: boolean): void => {
    const undo = {
      label: 'Undo',
      onClick: () => {
        set(setting, !isOn).catch(failed)
      },
    }
    set(setting, isOn).then(
      () =>
        toaster.create({
          type: 'success',
          title: isOn ? 'You are told of this again.' : 'You are not told of this any more.',
          description: setting.label,
          duration: UNDO_FOR,
          action: undo,
        }),
      failed,
    )
  }
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
        <Switch.Root
          key={setting.kind}
          size="sm"
          display="flex"
          justifyContent="space-between"
          gap="4"
          minH="8"
          checked={setting.isOn}
          onCheckedChange={({ checked }) => change(setting, checked)}
        >
          <Switch.HiddenInput />
          <Switch.Label>{setting.label}</Switch.Label>
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
        </Switch.Root>
      ))}
    </Section>
  )
}
