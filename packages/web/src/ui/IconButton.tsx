import { IconButton as Base, Portal, Tooltip, chakra, type IconButtonProps } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'

interface Props extends Omit<IconButtonProps, 'children' | 'aria-label'> {
  name: string
  icon: LucideIcon
  /** Number shown next to the icon. */
  count?: number | undefined
  /** Number shown as a badge on the corner; hidden when 0. */
  badge?: number
  /** Element id, for a popover or menu that finds its trigger by id. */
  triggerId?: string
  /** Target path; renders the button as a link. */
  to?: string
}

const MAX_BADGE_COUNT = 99
const Badge = ({ count }: { count: number }) => (
  <chakra.span
    position="absolute"
    top="-1"
    insetStart="3.5"
    minW="4"
    h="4"
    px="1"
    display="grid"
    placeItems="center"
    borderRadius="full"
    bg="accent"
    color="accent.contrast"
    boxShadow="0 0 0 2px var(--chakra-colors-canvas)"
    fontSize="0.625rem"
    fontWeight="600"
    lineHeight="1"
    fontVariantNumeric="tabular-nums"
    _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' }}
    aria-hidden
  >
    {count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : count}
  </chakra.span>
)

/** Icon-only button, 28 px high. Its accessible name is also its tooltip. */
export function IconButton({ name, icon: Icon, count, badge = 0, triggerId, to, ...rest }: Props) {
  const generatedId = useId()
  const content = (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {count}
      {badge > 0 && <Badge count={badge} />}
    </>
  )
  return (
    <Tooltip.Root
      ids={{ trigger: triggerId ?? generatedId }}
      openDelay={400}
      closeDelay={0}
      positioning={{ placement: 'bottom' }}
      lazyMount
      unmountOnExit
    >
      <Tooltip.Trigger asChild>
        <Base
          aria-label={name}
          variant="ghost"
          size="xs"
          px={count === undefined ? '0' : '1.5'}
          gap="1"
          asChild={to !== undefined}
          {...rest}
        >
          {to === undefined ? content : <Link to={to}>{content}</Link>}
        </Base>
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{name}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}
