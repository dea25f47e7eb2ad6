import { IconButton as Base, Portal, Tooltip, chakra, type IconButtonProps } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'

interface Props extends Omit<IconButtonProps, 'children' | 'aria-label'> {
  name: string
  icon: LucideIcon
  /** A number beside the sign. */
  count?: number | undefined
  /** How much waits behind it, on its corner; nothing where nothing does. */
  badge?: number
  /** The id of the button where it also opens a popover or a menu, which look for it by id. */
  triggerId?: string
  /** Where it leads, of one that is a link. */
  to?: string
}

const MOST = 99
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
    aria-hidden
  >
    {count > MOST ? `${MOST}+` : count}
  </chakra.span>
)

/** A button of 28 px that is only a sign: its name is its tooltip. */
export function IconButton({ name, icon: Icon, count, badge = 0, triggerId, to, ...rest }: Props) {
  const own = useId()
  const sign = (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {count}
      {badge > 0 && <Badge count={badge} />}
    </>
  )
  return (
    <Tooltip.Root
      ids={{ trigger: triggerId ?? own }}
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
          {to === undefined ? sign : <Link to={to}>{sign}</Link>}
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
