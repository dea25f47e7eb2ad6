import { Box, Stack } from '@chakra-ui/react'
import { Control } from '../../ui/form/Control.tsx'
import type { FieldInputProps, OwnControl } from '../../ui/form/controls.ts'
import { onLeavingGroup } from '../../ui/form/group-focus.ts'
import { RadioChoice } from '../../ui/form/RadioChoice.tsx'
import type { newUserFields } from './new-user-fields.ts'

const PasswordControl = Control<typeof newUserFields>

/** How a new user gets in. The password stands below the choice that asks for one. */
function WayInInput({ asked, attributes, value, change }: FieldInputProps) {
  const { id, name, disabled: isDisabled, onBlur, onFocus, ...described } = attributes
  const ofChoice = (way: string) => ({
    id: `${id}-${way}`,
    name,
    isDisabled,
    isChosen: value === way,
    choose: () => change(way),
  })
  return (
    <Stack
      gap="2"
      py="1"
      role="radiogroup"
      id={id}
      aria-label={asked.label}
      {...described}
      onBlur={onLeavingGroup(onBlur)}
      onFocus={onFocus}
    >
      <RadioChoice {...ofChoice('invitation')} label="Invite by a link" />
      <RadioChoice {...ofChoice('password')} label="Set a password">
        {value === 'password' && (
          <Box mt="2">
            <PasswordControl name="password" />
          </Box>
        )}
      </RadioChoice>
    </Stack>
  )
}

export const wayInControl: OwnControl = {
  Input: WayInInput,
  formValue: (value) => value,
  parsed: (value) => value,
  display: String,
}
