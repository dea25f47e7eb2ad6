import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { DrawerRoot } from '../ui/overlay/OverlayRoot.tsx'
import { Explanation } from './Explanation.tsx'
import { titleOf, type Explained } from './subject.ts'

interface Props {
  caseUuid: string
  figure: Explained | null
  close: () => void
}

/** Drawer that explains how one figure is calculated. */
export function ExplainDrawer({ caseUuid, figure, close }: Props) {
  const [last, setLast] = useState(figure)
  // Keeps the last explanation visible during the closing animation.
  if (figure && figure !== last) setLast(figure)
  const shown = figure ?? last
  return (
    <DrawerRoot open={figure !== null} close={close}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="580px">
            <Drawer.Header>
              <Drawer.Title>{shown && titleOf(shown)}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <CloseButton size="xs" aria-label="Close" variant="ghost" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body tabIndex={0}>
              {shown && <Explanation key={titleOf(shown)} caseUuid={caseUuid} figure={shown} />}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </DrawerRoot>
  )
}
