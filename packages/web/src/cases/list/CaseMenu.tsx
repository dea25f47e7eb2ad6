import { Menu } from '@chakra-ui/react'
import { stages, type Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { useContext } from 'react'
import { Link } from 'react-router'
import { isInStage } from '../case-words.ts'
import type { CaseRow } from './case-row.ts'
import { CopyCaseContext } from './copy-case.ts'
import { RemoveCaseContext } from './remove-case.ts'
import { casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { useApolloClient } from '@apollo/client/react'
import { downloadClaims, type Claim } from '../../outputs/download-claims.ts'

/** The menu item that downloads the documents of a complete case. */
function DownloadClaim({ row }: { row: Claim }) {
  const client = useApolloClient()
  return (
    <Menu.Item
      value="download"
      onSelect={() => {
        void downloadClaims(client, [row])
      }}
    >
      Download Claim
    </Menu.Item>
  )
}

const MenuLink = ({ to, children }: { to: string; children: string }) => (
  <Menu.Item value={to} asChild>
    <Link to={to}>{children}</Link>
  </Menu.Item>
)

const DraftItems = ({ uuid }: { uuid: string }) => (
  <>
    <MenuLink to={casePaths.editDetails(uuid)}>Edit Case Details</MenuLink>
    <MenuLink to={casePaths.editDraft(uuid)}>Edit Draft Case</MenuLink>
    <Menu.Separator />
    <MenuLink to={casePaths.reviewDetails(uuid)}>Review Case Details</MenuLink>
    <MenuLink to={casePaths.reviewDraft(uuid)}>Review Draft Case</MenuLink>
  </>
)

const CompletedItems = ({ row, onReopen }: { row: CaseRow; onReopen: () => void }) => (
  <>
    <MenuLink to={casePaths.claim(row.uuid)}>View Claim</MenuLink>
    <DownloadClaim row={row} />
    <Menu.Separator />
    <Menu.Item value="reopen" onSelect={onReopen}>
      Reopen Case
    </Menu.Item>
  </>
)

/** A case in a stage of the host's own can be read. */
const ReadItems = ({ uuid }: { uuid: string }) => (
  <>
    <MenuLink to={casePaths.reviewDetails(uuid)}>View Case Details</MenuLink>
    <MenuLink to={casePaths.editDraft(uuid)}>View Draft Case</MenuLink>
  </>
)

interface Props {
  row: CaseRow
  onReopen: () => void
  onMove: (to: Stage) => void
}

/**
 * The menu items of a case: its actions, which depend on whether it is complete, and the other stages it can move to.
 */
export const CaseMenu = ({ row, onReopen, onMove }: Props) =>
  isInStage(row) ? <StageItems row={row} onReopen={onReopen} onMove={onMove} /> : <ReadItems uuid={row.uuid} />

function CopyItem({ row }: { row: CaseRow }) {
  const copy = useContext(CopyCaseContext)
  if (!copy) return null
  return (
    <>
      <Menu.Separator />
      <Menu.Item value="copy" onSelect={() => copy(row)}>
        Copy Case
      </Menu.Item>
    </>
  )
}

/** A case without rows can be removed; which has some, its host says. */
function RemoveItem({ row }: { row: CaseRow }) {
  const remove = useContext(RemoveCaseContext)
  if (!remove || row.stage === 'complete') return null
  return (
    <>
      <Menu.Separator />
      <Menu.Item value="remove" onSelect={() => remove(row)}>
        Remove Case
      </Menu.Item>
    </>
  )
}

const StageItems = ({ row, onReopen, onMove }: Props) => (
  <>
    {row.stage === 'complete' ? <CompletedItems row={row} onReopen={onReopen} /> : <DraftItems uuid={row.uuid} />}
    <Menu.Separator />
    {stages
      .filter((other) => other !== row.stage)
      .map((to) => (
        <Menu.Item key={to} value={to} onSelect={() => onMove(to)}>{`Move to ${stageLabels[to].column}`}</Menu.Item>
      ))}
    <CopyItem row={row} />
    <RemoveItem row={row} />
  </>
)
