import { Button } from '@chakra-ui/react'
import { Pair, Section } from '../ui/form/Section.tsx'
import { CaseControl } from './case-form.ts'
import { NewFeeEarner } from './NewFeeEarner.tsx'
import { NewSite } from './NewSite.tsx'
import type { Firm } from './use-firm.ts'

interface Props {
  solicitor: string
  firm: Firm
  isLocked?: boolean
  hasState?: boolean
}

const Again = ({ again }: { again: () => Promise<unknown> }) => (
  <Button
    type="button"
    onClick={() => {
      again().catch(console.error)
    }}
  >
    Try again
  </Button>
)

/** The details and the certificate of a case, for a new one and for one that exists. */
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
              <Again again={feeEarners.again} />
            ) : (
              mayAdd && <NewFeeEarner client={solicitor} sites={sites.options} added={feeEarners.again} />
            )
          }
        />
        <CaseControl
          name="site"
          beside={
            sites.hasFailed ? (
              <Again again={sites.again} />
            ) : (
              mayAdd && <NewSite client={solicitor} hasHeadquarters={sites.hasHeadquarters} added={sites.again} />
            )
          }
        />
        <CaseControl name="staffMember" beside={staff.hasFailed && <Again again={staff.again} />} />
        <Pair>
          <CaseControl name="representedParty" />
          <CaseControl name="partiesRepresented" />
        </Pair>
      </Section>
      <Section title="Certificate" text="The legal aid certificate the claim is made under.">
        <CaseControl name="certificateNumber" />
        <CaseControl name="courtLevel" />
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
