import { Grid, Heading, Kbd, Link, Stack, Text, chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { keySheet } from '../ui/overlay/key-sheet.ts'
import { readError } from '../ui/read-error.ts'
import { AboutDocument } from './about.operations.ts'
import { useQuery } from '../ui/use-query.ts'

const shortcuts: [string, string][] = [
  ['?, F1', 'These keys; F1 also while you type'],
  ['/', 'Search'],
  ['Alt + T', 'Go to the notices'],
  ['Esc', 'Close what is open'],
]

/** On the cards of the board. */
const boardKeys: [string, string][] = [
  ['Space, Enter', 'Lift the card; drop it'],
  ['Arrows, Esc', 'Move the lifted card; put it back'],
]
/** In the tabs of a case. */
const rowKeys: [string, string][] = [
  ['n', 'Add an item'],
  ['Up, Down', 'The row above, the row below'],
  ['Space, Shift + Up, Down', 'Select the row; all rows on the way'],
  ['Enter, Delete', 'Edit the row; delete it'],
  ['Ctrl + Z', 'Bring back what was deleted last'],
  ['Ctrl + Enter', 'Save, and add the next'],
  ['F8, Shift + F8', 'Next unresolved comment; the one before'],
]
/** In the rows of time and disbursements, where they are entered in the grid. */
const gridKeys: [string, string][] = [
  ['g', 'Enter in the grid; n adds one in a dialog'],
  ['Tab, Enter', 'Next cell; next row'],
  ['Ctrl + Enter', 'Save and go on to the next new row; with several cells selected, fill them'],
  ['F2, Esc', 'Edit the text of a cell; take it back, then leave the grid with Tab'],
  ['Shift + arrows', 'Select several'],
  ['Shift + Space, Ctrl + Space', 'Select the row; the column'],
  ["Ctrl + D, Ctrl + '", 'Fill down; copy from the cell above'],
  ['Ctrl + ;', 'Today, in date cells'],
  ['Ctrl + F, Ctrl + H', 'Find; find and replace'],
  ['F3, Shift + F3', 'Next place found; the one before'],
  ['Ctrl + Shift + D, Ctrl + Delete', 'Duplicate rows; delete them'],
  ['Alt + Shift + D, Alt + Shift + M', 'Divide the row; move the selected rows'],
  ['Ctrl + Z, Ctrl + Y', 'Undo; redo, and go to what changed'],
  ['F8', 'Next row with a problem'],
]

const Keys = ({ title, keys }: { title: string; keys: readonly [string, string][] }) => (
  <>
    <Heading as="h3" textStyle="sm" fontWeight="600" mt="5" mb="2">
      {title}
    </Heading>
    <Grid as="dl" templateColumns="max-content 1fr" columnGap="4" rowGap="2" alignItems="center" textStyle="sm">
      {keys.map(([key, does]) => (
        <Fragment key={key}>
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <chakra.dd color="muted">{does}</chakra.dd>
        </Fragment>
      ))}
    </Grid>
  </>
)

interface Props {
  open: boolean
  close: () => void
  /** Whether it was asked for in the grid, whose keys then come first. */
  isOfGrid: boolean
}

/** The About dialog: version, keyboard shortcuts, API link. */
export function InfoDialog({ open, close, isOfGrid }: Props) {
  const { data, error } = useQuery(AboutDocument, { skip: !open })
  return (
    <DialogRoot open={open} close={close} size="md">
      <DialogFrame title="About CostDraft">
        <Text color="muted" minH="5.5" {...keySheet}>
          {error ? readError(error).message : data && `Version ${data.about.version} · ${data.about.company}`}
        </Text>
        {isOfGrid && <Keys title="In the grid" keys={gridKeys} />}
        <Keys title="Keyboard" keys={shortcuts} />
        <Keys title="On the board" keys={boardKeys} />
        <Keys title="In the rows of a case" keys={rowKeys} />
        {!isOfGrid && <Keys title="In the grid" keys={gridKeys} />}
        <Heading as="h3" textStyle="sm" fontWeight="600" mt="5" mb="1">
          For developers
        </Heading>
        <Stack gap="1" align="start" textStyle="sm">
          <Link href="/docs" target="_blank" rel="noreferrer">
            API documentation
          </Link>
          <Link asChild onClick={close}>
            <RouterLink to="/developers">Reference and explorer</RouterLink>
          </Link>
        </Stack>
      </DialogFrame>
    </DialogRoot>
  )
}
