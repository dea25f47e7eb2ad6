import { Box, Button, Link as StyledLink } from '@chakra-ui/react'
import { allowedActions, type PageMode } from '@costdraft/schema/stage.ts'
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { factsOfCase, screensOf } from '../areas/index.ts'
import { useCostsShown } from '../bills/use-costs-shown.ts'
import { textKindsOf } from '../cases/texts/text-kinds.ts'
import { TextGuard } from '../cases/texts/TextGuard.tsx'
import type { WorkspaceQuery } from '../generated/graphql.ts'
import { ReadyToFile } from '../filing/ReadyToFile.tsx'
import { OpenCommentsOfCase, useOpenComments } from '../items/shared/comments/open-comments.tsx'
import { FinalDocuments } from '../outputs/FinalDocuments.tsx'
import { useDocumentsAhead } from '../outputs/use-documents.ts'
import { useSetRecordName } from '../shell/record-name.ts'
import { ErrorPage } from '../shell/ErrorPage.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { messages } from '../ui/messages.ts'
import type { FormGuard } from '../ui/form/GuardHandle.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { isBlocked } from './badge.ts'
import { CaseTabs } from './CaseTabs.tsx'
import { CostsSidebar, CostsToggle } from './CostsSidebar.tsx'
import { CaseHeader } from './header/CaseHeader.tsx'
import { WorkspaceDocument } from './workspace.operations.ts'
import { WorkspaceSkeleton } from './WorkspaceSkeleton.tsx'
import { useQuery } from '../ui/use-query.ts'

type Case = WorkspaceQuery['case']

/** What blocks the case, with a link to the first open comment where the host lists them. */
function UnresolvedNote({ count }: { count: number }) {
  const { first, goToFirst } = useOpenComments(),
    fact = `${count} ${count === 1 ? 'comment is' : 'comments are'} not resolved`
  return (
    <>
      {first ? (
        <StyledLink asChild>
          <Link
            to={first}
            replace
            preventScrollReset
            title="Show the first"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              goToFirst?.()
            }}
          >
            {fact}
          </Link>
        </StyledLink>
      ) : (
        fact
      )}
      {`. The case can be completed once ${count === 1 ? 'it is' : 'they are'}.`}
    </>
  )
}

/**
 * The note of a read-only page: why nothing can be changed, or what blocks completion; with the colour of that stage.
 */
function readOnlyNote(mode: PageMode, record: Case): { text: ReactNode; colour: string } {
  if (record.stage === 'complete')
    return {
      text: `This case is complete, so nothing in it can be added, edited or deleted. ${
        screensOf(record.areaOfWork).area.canBeMarkedIncomplete ? 'Mark it incomplete' : 'Reopen it'
      } to change it.`,
      colour: 'stage.complete',
    }
  if (isBlocked(mode, record))
    return { text: <UnresolvedNote count={record.unresolvedComments ?? 0} />, colour: 'stage.blocked' }
  return {
    text:
      mode === 'completed'
        ? 'This case is not complete. Its documents are made once it is.'
        : 'Items are read here and changed in the draft.',
    colour: 'stage.inReview',
  }
}

function Workspace({ record, mode, costs }: { record: Case; mode: PageMode; costs: ReturnType<typeof useCostsShown> }) {
  const { uuid, client } = record
  useSetRecordName(record.caseName)
  const detailsGuard = useRef<FormGuard>(null)
  const can = allowedActions(mode, record.stage),
    note = readOnlyNote(mode, record)
  const may = { edit: can.edit, comment: can.comment, resolve: can.resolve, editOpen: mode !== 'completed' }
  const { areaOfWork, caseType, certificate, startDate, endDate } = record
  const facts = useMemo(
    () => factsOfCase({ areaOfWork, caseType, certificate, startDate, endDate }),
    [areaOfWork, caseType, certificate, startDate, endDate],
  )
  const texts = useMemo(() => textKindsOf(facts.area), [facts])
  const caseDefaults = { feeEarner: record.feeEarner, courtLevel: certificate?.courtLevel }
  return (
    <OpenCommentsOfCase caseUuid={uuid}>
      <CaseHeader record={record} mode={mode} guard={detailsGuard} />
      {!can.edit && (
        <Box role="note" textStyle="sm" borderInlineStartWidth="3px" borderColor={note.colour} ps="3" mb="4">
          {note.text}
        </Box>
      )}
      {mode === 'completed' && record.stage === 'complete' && (
        <FinalDocuments caseUuid={uuid} mayGenerate={can.generate} />
      )}
      {mode === 'edit' && <TextGuard caseUuid={uuid} kinds={texts} form={detailsGuard} />}
      <CaseTabs
        caseUuid={uuid}
        client={client.uuid}
        facts={facts}
        caseDefaults={caseDefaults}
        may={may}
        beside={
          <>
            {mode !== 'completed' && <ReadyToFile caseUuid={uuid} />}
            <CostsToggle {...costs} />
          </>
        }
        sidebar={costs.shown && <CostsSidebar caseUuid={uuid} facts={facts} canEdit={can.edit} />}
      />
    </OpenCommentsOfCase>
  )
}

/** The workspace of a case, in one of three modes: drafting, reviewing, or viewing the completed case. */
export function CasePage({ mode }: { mode: PageMode }) {
  const { caseUuid = '' } = useParams(),
    costs = useCostsShown()
  const { data, error, refetch } = useQuery(WorkspaceDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const isMissing = error !== undefined && readError(error).code === 'NOT_FOUND'
  useErrorToast(isMissing ? undefined : error)
  useDocumentsAhead(caseUuid, mode === 'completed', data && `${data.case.stage} ${data.case.updatedAt}`)
  // The skeleton gives way in steps that the browser can interrupt: a whole case drawn at once would hold up what
  // someone does meanwhile.
  const isShown = useDeferredValue(data !== undefined)
  if (data && isShown) return <Workspace key={caseUuid} record={data.case} mode={mode} costs={costs} />
  if (!error) return <WorkspaceSkeleton hasCosts={costs.shown} />
  if (isMissing) return <ErrorPage title="404" text={messages.notFound} />
  return (
    <>
      <PageHead title="Case" />
      <EmptyState text={`The case could not be loaded. ${readError(error).message}`}>
        <Button
          onClick={() => {
            refetch().catch(console.error)
          }}
        >
          Try again
        </Button>
      </EmptyState>
    </>
  )
}
