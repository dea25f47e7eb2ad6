import { Button } from '@chakra-ui/react'
import { Pair, Section } from '../ui/form/Section.tsx'
import { CaseControl } from './case-form.ts'
import { NewFeeEarner } from './NewFeeEarner.tsx'
import { NewSite } from './NewSite.tsx'
import type { FirmOptions } from './use-firm-options.ts'

interface Props {
  solicitor: string
  firm: FirmOptions
  isLocked?: boolean
  hasState?: boolean
}

const RetryButton = ({ retry }: { retry: () => Promise<unknown> }) => (
  <Button
    type="button"
    onClick={() => {
      retry().catch(console.error)
    }}
  >
    Try again
  </Button>
)

/** The sections Case details and Certificate, shared by the form of a new case and the form of an existing one. */
export function CaseSections({ solicitor, firm, isLocked = false, hasState = false }: Props) {
  const { sites, feeEarners, staff } = firm
  const mayAdd = solicitor !== '' && !isLocked
  return (
    <>
      <Section title="Case details" text="What the case is, and who works on it.">
        {hasState && <CaseControl name="stage" />}
        <Pair>
          <CaseControl name="areaOfWork" />
          <CaseControl name="caseType" />
        </Pair>
        <CaseControl name="caseName" />
        <CaseControl name="solicitorsCaseReference" />
        <CaseControl name="solicitor" />
        <CaseControl
          name="feeEarner"
          beside={
            feeEarners.hasFailed ? (
              <RetryButton retry={feeEarners.refetch} />
            ) : (
              mayAdd && <NewFeeEarner client={solicitor} sites={sites.options} onAdded={feeEarners.refetch} />
            )
          }
        />
        <CaseControl
          name="site"
          beside={
            sites.hasFailed ? (
              <RetryButton retry={sites.refetch} />
            ) : (
              mayAdd && <NewSite client={solicitor} hasHeadquarters={sites.hasHeadquarters} onAdded={sites.refetch} />
            )
          }
        />
        <CaseControl name="staffMember" beside={staff.hasFailed && <RetryButton retry={staff.refetch} />} />
        <Pair>
          <CaseControl name="representedParty" />
          <CaseControl name="partiesRepresented" />
        </Pair>
      </Section>
      <Section title="Certificate" text="The legal aid certificate the claim is made under.">
        <CaseControl name="certificateNumber" />
        <CaseControl name="courtLevel" />
        <CaseControl name="highCourtWork" />
        <Pair>
          <CaseControl name="dateOfIssue" />
          <CaseControl name="dateSentToClient" />
        </Pair>
        <CaseControl name="linkedCertificates" />
        <CaseControl name="financialInterest" />
        <CaseControl name="transfer" />
        <CaseControl name="halfFixedFee" />
      </Section>
    </>
  )
}
