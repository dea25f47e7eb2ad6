import { NativeSelect } from '@chakra-ui/react'
import { mailChoices, type MailChoice } from '@costdraft/schema/notifications/notification-mail.ts'
import { ChevronDown } from 'lucide-react'
import type { NotificationSettingsQuery } from '../generated/graphql.ts'

export type Setting = NonNullable<NotificationSettingsQuery['viewer']['notificationSettings']>[number]

const NAMES: Readonly<Record<MailChoice, string>> = {
  off: 'No mail',
  at_once: 'Mail at once',
  daily: 'Mail once a day',
}

interface Props {
  setting: Setting
  choose: (choice: MailChoice) => void
}

/** How a kind of notification is mailed; nothing to choose for one that is switched off. */
export const MailSelect = ({ setting: { label, isOn, mail }, choose }: Props) => (
  <NativeSelect.Root width={{ base: 'full', sm: '40' }} flexShrink="0" disabled={!isOn}>
    <NativeSelect.Field
      aria-label={`By mail: ${label}`}
      value={mail ?? 'off'}
      onChange={({ target }) => {
        const chosen = mailChoices.find((choice) => choice === target.value)
        if (chosen) choose(chosen)
      }}
    >
      {mailChoices.map((choice) => (
        <option key={choice} value={choice}>
          {NAMES[choice]}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </NativeSelect.Indicator>
  </NativeSelect.Root>
)
