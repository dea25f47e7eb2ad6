import { Box } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { useState } from 'react'
import { partLabel } from '@costdraft/schema/labels.ts'
import { CostsAlert } from '../CostsAlert.tsx'
import { CostsSkeleton } from '../CostsSkeleton.tsx'
import { ExplainDrawer } from '../ExplainDrawer.tsx'
import { claimablePartsOf } from '../exceptional-claims.ts'
import { totalsOfPart } from '../part-of-bill.ts'
import type { Explained } from '../subject.ts'
import { useCaseTotals } from '../use-case-totals.ts'
import { PartFigures } from './PartFigures.tsx'
import { PartRow, PartSection } from './PartSection.tsx'
import { PartScopesDocument } from './parts.operations.ts'
import { RowsWithoutPart } from './RowsWithoutPart.tsx'
import { useQuery } from '../../ui/use-query.ts'

interface Props {
  caseUuid: string
  facts: CaseFacts
  mayEdit: boolean
}

/**
 * The Parts tab of a two-part case: each part with its claim, fee, escape test, totals and scopes, and what they come
 * to together.
 */
export function PartsScreen({ caseUuid, facts, mayEdit }: Props) {
  const { record, error, loading, isOld, refetch, setExceptional } = useCaseTotals(caseUuid)
  const { data } = useQuery(PartScopesDocument, { variables: { uuid: caseUuid } })
  const [explained, setExplained] = useState<Explained | null>(null)
  const scopes = data?.case.certificate?.certificateScopes
  const parts = claimablePartsOf(facts).filter((part) => part !== null)
  if (!record && (!error || loading)) return <CostsSkeleton />
  const totals = record?.totals
  return (
    <>
      {error && !loading && <CostsAlert error={error} hasFigures={record !== undefined} retry={refetch} />}
      {record && totals && (
        <Box
          maxW="920px"
          bg="surface"
          borderWidth="1px"
          borderColor="line"
          borderRadius="l2"
          aria-busy={loading}
          data-old={isOld || undefined}
          opacity={isOld ? '0.6' : '1'}
          // New figures are mostly there before one would see the old ones fade.
          transition={isOld ? 'opacity 120ms ease-out 300ms' : 'opacity 120ms ease-out'}
        >
          {parts.map((part) => (
            <PartSection
              key={part}
              caseUuid={caseUuid}
              part={part}
              totals={totals}
              claims={record.exceptional}
              scopes={scopes?.filter(({ casePart }) => casePart === part).map(({ scope }) => scope)}
              canEdit={mayEdit}
              setExceptional={setExceptional}
              explain={setExplained}
            />
          ))}
          {totals.parts.some(({ casePart }) => casePart === null) && (
            <PartRow name={partLabel(null)}>
              <RowsWithoutPart key={totals.unpriced} caseUuid={caseUuid} />
              <PartFigures part={null} totals={totalsOfPart(totals, null)} explain={setExplained} />
            </PartRow>
          )}
          <PartRow name="Together">
            <PartFigures part={undefined} totals={totals} explain={setExplained} />
          </PartRow>
        </Box>
      )}
      <ExplainDrawer caseUuid={caseUuid} figure={explained} close={() => setExplained(null)} />
    </>
  )
}
