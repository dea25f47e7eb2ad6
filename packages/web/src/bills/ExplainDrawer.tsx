import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { DrawerRoot } from '../ui/overlay/OverlayRoot.tsx'
import { Explanation } from './Explanation.tsx'
import { titleOf, type Subject } from './subject.ts'

interface Props {
  caseUuid: string
  subject: Subject | null
  close: () => void
}

/** Drawer that explains how one figure is calculated. */
export function ExplainDrawer({ caseUuid, subject, close }: Props) {
  const [last, setLast] = useState(subject)
  // Keeps the last explanation visible during the closing animation.
  if (subject && subject !== last) setLast(subject)
  const shown = subject ?? last
  return (
    <DrawerRoot open={subject !== null} close={close}>
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
              {shown && <Explanation key={shown} caseUuid={caseUuid} subject={shown} />}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </DrawerRoot>
  )
}
