import { useQuery } from '@apollo/client/react'
import { Grid, Heading, Kbd, Link, Text, chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { readError } from '../ui/read-error.ts'
import { AboutDocument } from './about.operations.ts'

const shortcuts: [string, string][] = [
  ['/', 'Search'],
  ['Alt + T', 'Go to the notices at the bottom right'],
  ['Esc', 'Close what is open'],
]

/** The About dialog: version, keyboard shortcuts, API link. */
export function InfoDialog({ open, close }: { open: boolean; close: () => void }) {
  const { data, error } = useQuery(AboutDocument, { skip: !open })
  return (
    <DialogRoot open={open} close={close} size="xs">
      <DialogFrame title="About CostDraft">
        <Text color="muted" minH="5.5">
          {error ? readError(error).message : data && `Version ${data.about.version} · ${data.about.company}`}
        </Text>
        <Heading as="h3" textStyle="sm" fontWeight="600" mt="5" mb="2">
          Keyboard
        </Heading>
        <Grid as="dl" templateColumns="max-content 1fr" columnGap="4" rowGap="2" alignItems="center" textStyle="sm">
          {shortcuts.map(([keys, does]) => (
            <Fragment key={keys}>
              <dt>
                <Kbd>{keys}</Kbd>
              </dt>
              <chakra.dd color="muted">{does}</chakra.dd>
            </Fragment>
          ))}
        </Grid>
        <Heading as="h3" textStyle="sm" fontWeight="600" mt="5" mb="1">
          For developers
        </Heading>
        <Link href="/graphql" target="_blank" rel="noreferrer" textStyle="sm">
          API
        </Link>
      </DialogFrame>
    </DialogRoot>
  )
}
