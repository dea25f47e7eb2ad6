import { Box, Heading, Link as StyledLink, Text, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { FEWEST_PAST_BILLS } from '@costdraft/costing'
import { casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useAddition } from '../access/viewer.ts'
import { formatPounds } from '../formats/format-money.ts'
import type { PastReductionsQuery } from '../generated/graphql.ts'
import { PanelState } from '../ui/PanelState.tsx'
import { useQuery } from '../ui/use-query.ts'
import { PastReductionsDocument } from './past-reductions.operations.ts'

type Past = NonNullable<PastReductionsQuery['case']['pastReductions']>
type Finding = Past['findings'][number]

/** Where what was allowed of the bill of a case is. */
const assessmentOf = (uuid: string): string => `${casePaths.claim(uuid)}?tab=assessment`

const card: SystemStyleObject = {
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  overflow: 'hidden',
  '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
}

/** The cases in which it was reduced, under their number. */
function Cases({ finding: { cases, reduced, message }, follow }: { finding: Finding; follow: () => void }) {
  const more = reduced - cases.length
  return (
    <chakra.details textStyle="sm" mt="1">
      <chakra.summary color="muted" cursor="pointer" py="1" aria-label={`${counted(reduced, 'bill')}: ${message}`}>
        {counted(reduced, 'bill')}
      </chakra.summary>
      <chakra.ul listStyleType="none" ps="3">
        {cases.map(({ uuid, caseName }) => (
          <chakra.li key={uuid} py="1">
            <StyledLink asChild>
              <Link to={assessmentOf(uuid)} onClick={follow}>
                {caseName}
              </Link>
            </StyledLink>
          </chakra.li>
        ))}
      </chakra.ul>
      {more > 0 && <Text ps="3" pb="1" color="muted">{`and ${more} more`}</Text>}
    </chakra.details>
  )
}

/** What of this bill has it, as in "12 lines here, £1,240.00"; empty for what no draft has yet. */
const hereOf = ({ lines, net }: Finding): string =>
  lines === null ? '' : [`${counted(lines, 'line')} here`, net !== null && formatPounds(net)].filter(Boolean).join(', ')

const Found = ({ finding, follow }: { finding: Finding; follow: () => void }) => (
  <chakra.li px="3" py="2" overflowWrap="anywhere">
    <Text textStyle="sm">{finding.message}</Text>
    {hereOf(finding) && (
      <Text textStyle="sm" color="muted" fontVariantNumeric="tabular-nums">
        {hereOf(finding)}
      </Text>
    )}
    <Cases finding={finding} follow={follow} />
  </chakra.li>
)

/** Why nothing is said; undefined where something is. */
function quietText({ isOn, bills, findings }: Past): string | undefined {
  if (!isOn) return 'Switched off for this firm.'
  if (bills < FEWEST_PAST_BILLS) return `Offered from the fifth assessed bill on; so far ${bills}.`
  return findings.length === 0 ? `Nothing that your ${bills} assessed bills were often reduced for.` : undefined
}

function Findings({ past, follow }: { past: Past; follow: () => void }) {
  const quiet = quietText(past)
  if (quiet !== undefined)
    return (
      <Text textStyle="sm" color="muted">
        {quiet}
      </Text>
    )
  return (
    <chakra.ul listStyleType="none" css={card}>
      {past.findings.map((finding) => (
        <Found key={`${finding.by} ${finding.key}`} finding={finding} follow={follow} />
      ))}
    </chakra.ul>
  )
}

interface Props {
  caseUuid: string
  /** Called when a link leads away. */
  follow: () => void
}

/** What the firm's own earlier bills were reduced for, as far as this one has it; nothing where nobody keeps that. */
export const PastReductions = (props: Props) => (useAddition('assessment') ? <Remembered {...props} /> : null)

function Remembered({ caseUuid, follow }: Props) {
  const title = useId()
  const { data, error, loading, refetch } = useQuery(PastReductionsDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const past = data?.case.pastReductions
  if (past === null) return null
  return (
    <Box as="section" aria-labelledby={title} mt="6">
      <Heading as="h3" id={title} textStyle="sm" fontWeight="600" mb="2">
        Reduced before
      </Heading>
      {past === undefined || error ? (
        <PanelState what="earlier reductions" error={error} loading={loading} retry={refetch} />
      ) : (
        <Findings past={past} follow={follow} />
      )}
    </Box>
  )
}
