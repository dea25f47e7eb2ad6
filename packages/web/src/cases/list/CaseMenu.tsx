import { Menu } from '@chakra-ui/react'
import { Link } from 'react-router'
import type { CaseRow } from './case-columns.tsx'
import { casePaths } from './case-paths.ts'

const Go = ({ to, children }: { to: string; children: string }) => <Menu.Item value={to} asChild><Link to={to}>{children}</Link></Menu.Item>

/** What can be done with a case, by whether it is complete. */
export function CaseMenu({ row: { uuid, stage }, onReopen }: { row: CaseRow; onReopen: () => void }) {
  if (stage !== 'complete') {
    return (
      <>
        <Go to={casePaths.editDetails(uuid)}>Edit Case Details</Go>
        <Go to={casePaths.editDraft(uuid)}>Edit Draft Case</Go>
        <Menu.Separator />
        <Go to={casePaths.reviewDetails(uuid)}>Review Case Details</Go>
        <Go to={casePaths.reviewDraft(uuid)}>Review Draft Case</Go>
      </>
    )
  }
  return (
    <>
      <Go to={casePaths.claim(uuid)}>View Claim</Go>
      <Menu.Item value="download" disabled title="Documents are not available in this version.">Download Claim</Menu.Item>
      <Menu.Separator />
      <Menu.Item value="reopen" onSelect={onReopen}>Reopen Case</Menu.Item>
    </>
  )
}
