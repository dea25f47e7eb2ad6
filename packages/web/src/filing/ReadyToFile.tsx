import { Button, CloseButton, Drawer, Flex, Portal, Text, chakra } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { rowSelector } from '../ui/table/row-selector.ts'
import { DrawerRoot } from '../ui/overlay/OverlayRoot.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { UNAVAILABLE } from '../ui/Unavailable.tsx'
import { FindingList, type TabTitles } from './FindingList.tsx'
import { PastReductions } from './PastReductions.tsx'
import { useFilingCheck } from './use-filing-check.ts'

type Checked = ReturnType<typeof useFilingCheck>

interface Props {
  caseUuid: string
  titles: TabTitles
  /** Where the facts of the case are entered. */
  detailsPath: string
}

const Quiet = ({ text }: { text: string }) => (
  <Text textStyle="sm" color="muted">
    {text}
  </Text>
)

/** The findings, or why there are none to show. */
function Findings({
  checked,
  ...shown
}: { checked: Checked; follow: (item?: string) => void } & Pick<Props, 'titles' | 'detailsPath'>) {
  const { check, error, loading, refetch, loadMore } = checked
  if (check === undefined || (error && !check))
    return <PanelState what="check" error={error} loading={loading} retry={refetch} />
  if (check === null) return <Quiet text={`${UNAVAILABLE}.`} />
  const { nodes, totalCount, pageInfo } = check.findings
  if (totalCount === 0)
    return (
      <Flex align="center" gap="3" bg="surface" borderWidth="1px" borderColor="line" borderRadius="l2" px="4" py="4">
        <chakra.span color="accent" flexShrink="0">
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
        </chakra.span>
        <Text textStyle="sm">Nothing a costs officer is likely to send back.</Text>
      </Flex>
    )
  return (
    <>
      {error && <PanelState what="newest check" error={error} loading={loading} retry={refetch} />}
      <FindingList counts={check.counts} findings={nodes} {...shown} />
      {pageInfo.hasNextPage && <ListFoot shown={nodes.length} total={totalCount} hasMore more={loadMore} />}
    </>
  )
}

/** Drawn, not written: the label of the button says what the number is. */
const Count = ({ count }: { count: number }) => (
  <chakra.span
    data-count={count}
    _before={{ content: 'attr(data-count)' }}
    color="attention.ink"
    fontVariantNumeric="tabular-nums"
  />
)

/** Opens what a costs officer would raise before the case is filed, and shows how much of it there is. */
export function ReadyToFile({ caseUuid, titles, detailsPath }: Props) {
  const checked = useFilingCheck(caseUuid)
  const [open, setOpen] = useState(false)
  /** The row to which a finding led: it gets the focus once the drawer has closed. */
  const [followed, setFollowed] = useState<string>()
  const count = checked.check?.findings.totalCount ?? 0
  const show = (): void => {
    setFollowed(undefined)
    setOpen(true)
  }
  const follow = (item?: string): void => {
    setFollowed(item)
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="ghost"
        size="xs"
        flexShrink="0"
        px={{ base: '1.5', xl: '2' }}
        aria-haspopup="dialog"
        aria-label={count > 0 ? `Ready to file, ${count} to look at` : 'Ready to file'}
        onClick={show}
      >
        Ready to file
        {count > 0 && <Count count={count} />}
      </Button>
      <DrawerRoot
        open={open}
        close={() => setOpen(false)}
        returnTo={() => (followed === undefined ? undefined : rowSelector(followed))}
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content maxW="480px" bg="canvas">
              <Drawer.Header display="block" pe="12">
                <Drawer.Title>Ready to file</Drawer.Title>
                <Text textStyle="sm" color="muted">
                  What a costs officer may send back. Nothing here keeps the case from being completed.
                </Text>
                <Drawer.CloseTrigger asChild>
                  <CloseButton size="xs" aria-label="Close" variant="ghost" />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body tabIndex={0}>
                <Findings checked={checked} titles={titles} detailsPath={detailsPath} follow={follow} />
                <PastReductions caseUuid={caseUuid} follow={() => follow()} />
              </Drawer.Body>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </DrawerRoot>
    </>
  )
}
