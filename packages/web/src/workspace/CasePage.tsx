import { Box, Button } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { allowedActions, type PageMode } from '@costdraft/schema/cases/stage.ts'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useAddition } from '../access/viewer.ts'
import { factsOfCase, screensOf } from '../areas/index.ts'
import { textKindsOf } from '../cases/texts/text-kinds.ts'
import { TextGuard } from '../cases/texts/TextGuard.tsx'
import type { WorkspaceQuery } from '../generated/graphql.ts'
import { casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { ReadyToFile } from '../filing/ReadyToFile.tsx'
import { OpenCommentsOfCase } from '../items/shared/comments/open-comments.tsx'
import { FinalDocuments } from '../outputs/FinalDocuments.tsx'
import { PreviewsButton } from '../outputs/previews/PreviewsButton.tsx'
import { useDocumentsAhead } from '../outputs/use-documents.ts'
import { useSetRecordName } from '../navigation/record-name.ts'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { FormGuard } from '../ui/form/GuardHandle.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { ScreenAnswer } from '../ui/screen-answer.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { CaseTabs } from './CaseTabs.tsx'
import { CaseHeader } from './header/CaseHeader.tsx'
import { onPaper } from './print-styles.ts'
import { afterLastComment, noteOf } from './page-note.tsx'
import { tabsOfCase } from './tabs.tsx'
import { useCaseScreen } from './use-case-screen.ts'
import { WorkspaceSkeleton } from './WorkspaceSkeleton.tsx'
import { FIGURE_PARAM } from '../bills/use-explained.ts'
import { CostsPanel, type CostsPanelProps } from '../bills/CostsPanel.tsx'

/** The running costs of the case: to the right of its tabs, or below them on narrow screens. */
const CostsSidebar = (props: Omit<CostsPanelProps, 'CostsSummary'>) => (
  <Box as="aside" flex={{ xl: '1 1 auto' }} minH={{ xl: '0' }} overflowY={{ xl: 'auto' }}>
    <CostsPanel {...props} CostsSummary={screensOf(props.facts.area).CostsSummary} />
  </Box>
)

/** Shows or hides the costs sidebar. */
const CostsToggle = ({ shown, toggle }: { shown: boolean; toggle: () => void }) => (
  <Button variant="ghost" size="xs" ms="auto" flexShrink="0" px={{ base: '1.5', xl: '2' }} onClick={toggle}>
    {shown ? 'Hide costs' : 'Show costs'}
  </Button>
)

const STORAGE_KEY = 'costs'

/**
 * Whether the costs panel is shown beside the tabs. The choice is stored in `localStorage`; a link to a figure shows
 * it.
 */
function useCostsShown(): { shown: boolean; toggle: () => void } {
  const [params] = useSearchParams()
  const [shown, setShown] = useState(() => params.has(FIGURE_PARAM) || localStorage.getItem(STORAGE_KEY) !== 'hidden')
  const toggle = (): void => {
    localStorage.setItem(STORAGE_KEY, shown ? 'hidden' : 'shown')
    setShown(!shown)
  }
  return { shown, toggle }
}

type Case = WorkspaceQuery['case']

function Workspace({ record, mode, costs }: { record: Case; mode: PageMode; costs: ReturnType<typeof useCostsShown> }) {
  const { uuid, client } = record
  useSetRecordName(record.caseName)
  const hasFilingCheck = useAddition('filing_check')
  const hasAssessment = useAddition('assessment') && mode === 'completed' && record.stage === 'complete'
  const detailsGuard = useRef<FormGuard>(null)
  const can = allowedActions(mode, record.stage)
  const note = noteOf(mode, record, can.edit)
  const may = { edit: can.edit, comment: can.comment, resolve: can.resolve, editOpen: mode !== 'completed' }
  const { areaOfWork, caseType, certificate, startDate, endDate } = record
  const facts = useMemo(
    () => factsOfCase({ areaOfWork, caseType, certificate, startDate, endDate }),
    [areaOfWork, caseType, certificate, startDate, endDate],
  )
  const titles = useMemo(() => new Map(tabsOfCase(facts).map(({ key, tab }) => [key, tab.title])), [facts])
  const texts = useMemo(() => textKindsOf(facts.area), [facts])
  const caseDefaults = { feeEarner: record.feeEarner, courtLevel: certificate?.courtLevel }
  return (
    <OpenCommentsOfCase caseUuid={uuid} afterLast={afterLastComment(mode, can)}>
      <Global styles={onPaper} />
      <CaseHeader record={record} mode={mode} guard={detailsGuard} />
      {note && (
        <Box role="note" textStyle="sm" borderInlineStartWidth="3px" borderColor={note.colour} ps="3" mb="2">
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
        hasAssessment={hasAssessment}
        beside={
          <>
            {mode !== 'completed' && record.stage !== 'complete' && <PreviewsButton caseUuid={uuid} />}
            {mode !== 'completed' && hasFilingCheck && (
              <ReadyToFile
                caseUuid={uuid}
                titles={titles}
                detailsPath={casePaths[mode === 'edit' ? 'editDetails' : 'reviewDetails'](uuid)}
              />
            )}
          </>
        }
        toggle={<CostsToggle {...costs} />}
        sidebar={costs.shown && <CostsSidebar caseUuid={uuid} facts={facts} canEdit={can.edit} />}
      />
    </OpenCommentsOfCase>
  )
}

/** The workspace of a case, in one of three modes: drafting, reviewing, or viewing the completed case. */
export function CasePage({ mode }: { mode: PageMode }) {
  const { caseUuid = '' } = useParams()
  const costs = useCostsShown()
  const { record, error, isMissing, state, refetch } = useCaseScreen(caseUuid, mode, costs.shown)
  useErrorToast(isMissing ? undefined : error)
  useDocumentsAhead(caseUuid, mode === 'completed', record && `${record.stage} ${record.updatedAt}`)
  // The skeleton gives way in steps that the browser can interrupt: a whole case drawn at once would hold up what
  // someone does meanwhile.
  const isShown = useDeferredValue(record !== undefined)
  if (record && isShown)
    return (
      <ScreenAnswer value={state}>
        <Workspace key={caseUuid} record={record} mode={mode} costs={costs} />
      </ScreenAnswer>
    )
  if (!error) return <WorkspaceSkeleton hasCosts={costs.shown} />
  if (isMissing) return <NotFoundPage />
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
