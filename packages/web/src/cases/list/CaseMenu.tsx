import { Menu } from '@chakra-ui/react'
import { stages, type Stage } from '@costdraft/costing'
import { stageWords } from '@costdraft/schema/stage-words.ts'
import { Link } from 'react-router'
import { DownloadClaim } from '../../outputs/DownloadClaim.tsx'
import type { CaseRow } from './case-columns.tsx'
import { casePaths } from './case-paths.ts'

const Go = ({ to, children }: { to: string; children: string }) => (
  <Menu.Item value={to} asChild>
    <Link to={to}>{children}</Link>
  </Menu.Item>
)

const Drafting = ({ uuid }: { uuid: string }) => (
  <>
    <Go to={casePaths.editDetails(uuid)}>Edit Case Details</Go>
    <Go to={casePaths.editDraft(uuid)}>Edit Draft Case</Go>
    <Menu.Separator />
    <Go to={casePaths.reviewDetails(uuid)}>Review Case Details</Go>
    <Go to={casePaths.reviewDraft(uuid)}>Review Draft Case</Go>
  </>
)

const Completed = ({ row, onReopen }: { row: CaseRow; onReopen: () => void }) => (
  <>
    <Go to={casePaths.claim(row.uuid)}>View Claim</Go>
    <DownloadClaim row={row} />
    <Menu.Separator />
    <Menu.Item value="reopen" onSelect={onReopen}>
      Reopen Case
    </Menu.Item>
  </>
)

interface Props {
  row: CaseRow
  onReopen: () => void
  onMove: (to: Stage) => void
}

/** What can be done with a case, by whether it is complete, and the stages it can be moved to. */
export const CaseMenu = ({ row, onReopen, onMove }: Props) => (
  <>
    {row.stage === 'complete' ? <Completed row={row} onReopen={onReopen} /> : <Drafting uuid={row.uuid} />}
    <Menu.Separator />
    {stages
      .filter((other) => other !== row.stage)
      .map((to) => (
        <Menu.Item key={to} value={to} onSelect={() => onMove(to)}>{`Move to ${stageWords[to].column}`}</Menu.Item>
      ))}
  </>
)
