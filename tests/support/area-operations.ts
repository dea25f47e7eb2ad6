import { caseInput, furtherAreaCases } from './further-area-cases.ts'
import type { TargetOperation } from './target.ts'

const NUMBER = 'certificateNumber: "ABCDEF123456", courtLevel: other_judge, dateOfIssue: "2025-01-10"'
const CARE = 'caseType: care_and_supervision, representedParty: parent, partiesRepresented: 1'
const COURT = `courtType: county_court, courtName: "Leeds", caseNumber: "K00LS123", claimant: "Ann Ash", defendant: "Ben Ash",
  startDate: "2025-01-10", endDate: "2025-02-10", opgEstimate: 0, courtFee: 0`

/** What the cases of each area need beside name, reference, fee earner and site. */
const areas: Record<string, string> = {
  LegalAid: `${CARE}, certificate: { ${NUMBER} }`,
  HighCost: `${CARE}, certificate: { ${NUMBER}, advocacyScheme: "single_counsel", feeScheme: events, finalHearingLength: up_to_10_days }`,
  CourtOfProtection: `caseType: deputyship, ${COURT}`,
  InterParties: `caseType: bill_of_costs, ${COURT}`,
}

/** The pair of mutations of each area of work. */
export const areaOperations: Record<string, TargetOperation> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, more]): [string, TargetOperation][] => [
    [
      `Mutation.add${area}Case`,
      ({ firm }) => [
        `mutation($c: ID!, $f: ID!, $s: ID!) { add${area}Case(solicitorUuid: $c, input: {
          caseName: "Re Taken", solicitorsCaseReference: "X/1", feeEarner: $f, site: $s, ${more} }) { uuid } }`,
        { c: firm.client, f: firm.feeEarner, s: firm.site },
      ],
    ],
    [
      `Mutation.edit${area}Case`,
      ({ caseUuid, addCourtOfProtectionCase, addInterPartesCase, highCostCase }) => [
        `mutation($c: ID!) { edit${area}Case(uuid: $c, input: { caseName: "Re Taken" }) { caseName } }`,
        {
          c:
            { CourtOfProtection: addCourtOfProtectionCase, InterParties: addInterPartesCase, HighCost: highCostCase }[
              area
            ] ?? caseUuid,
        },
      ],
    ],
  ]),
)
for (const file of furtherAreaCases) {
  const { graphqlName } = file.area
  areaOperations[`Mutation.add${graphqlName}`] = ({ firm }) => [
    `mutation($c: ID!, $i: ${graphqlName}Input!) { add${graphqlName}(solicitorUuid: $c, input: $i) { uuid } }`,
    { c: firm.client, i: caseInput(file, firm) },
  ]
  areaOperations[`Mutation.edit${graphqlName}`] = ({ caseUuid, furtherCases }) => [
    `mutation($c: ID!) { edit${graphqlName}(uuid: $c, input: { caseName: "Re Taken" }) { caseName } }`,
    { c: furtherCases?.[file.area.name] ?? caseUuid },
  ]
}
