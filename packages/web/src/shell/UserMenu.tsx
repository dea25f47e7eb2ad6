import { Box, Button, Menu, Text, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { signOut } from '../access/sign-out.ts'
import { useViewer } from '../access/viewer.ts'
import { fullName } from '../formats/full-name.ts'
import { MenuPortal } from '../ui/overlay/MenuPortal.tsx'

/** The menu of the signed-in user: name, role, profile, settings, sign-out. */
export function UserMenu() {
  const { firstname, surname, email, role, client } = useViewer()
  const name = fullName({ firstname, surname }) || email || role
  const initials = [firstname, surname].map((word) => word?.charAt(0) ?? '').join('') || name.charAt(0)
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="ghost" px="1.5" gap="2" fontWeight="500" color="ink" aria-label={`User menu, ${name}`}>
          <chakra.span
            display="grid"
            placeItems="center"
            boxSize="6"
            borderRadius="full"
            bg="accent.ground"
            color="accent"
            textStyle="xs"
            fontSize="0.6875rem"
            fontWeight="600"
            data-initials={initials.toUpperCase()}
            // Drawn, not written: the label of the button names the person.
            _before={{ content: 'attr(data-initials)' }}
            aria-hidden
          />
          <chakra.span hideBelow="lg" maxW="44" truncate lineHeight="shorter">
            {name}
          </chakra.span>
          <ChevronDown strokeWidth={1.75} aria-hidden />
        </Button>
      </Menu.Trigger>
      <MenuPortal>
        <Menu.Positioner>
          <Menu.Content>
            <Box px="2" pt="1.5" pb="2" role="presentation">
              <Text textStyle="sm" fontWeight="600">
                {name}
              </Text>
              <Text textStyle="xs" color="muted">
                {email}
              </Text>
              <Text textStyle="xs" color="muted">
                {[role, client?.name].filter(Boolean).join(', ')}
              </Text>
            </Box>
            <Menu.Separator />
            <Menu.Item value="profile" asChild>
              <Link to="/profile">Profile</Link>
            </Menu.Item>
            <Menu.Item value="settings" asChild>
              <Link to="/settings">Settings</Link>
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="logout" onSelect={() => void signOut()}>
              Logout
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  )
}
