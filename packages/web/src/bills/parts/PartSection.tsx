import { Box, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import type { Aspect } from '@costdraft/costing'
import { scopeMeanings } from '@costdraft/schema/areas/scopes.ts'
import type { ReactNode } from 'react'
import { partLabel } from '@costdraft/schema/labels.ts'
import { EnterRates } from '../../rates/EnterRates.tsx'
import { isHeadNotPriced, type Totals } from '../bill.ts'
import type { SetExceptional } from '../costs-summary.ts'
import { EscapeResult } from '../EscapeResult.tsx'
import { isClaimed, type Claim } from '../exceptional-claims.ts'
import { ExceptionalSwitch } from '../ExceptionalSwitch.tsx'
import type { Explain } from '../Figure.tsx'
import { NOT_PRICED } from '../../formats/format-money.ts'
import { totalsOfPart } from '../part-of-bill.ts'
import { PartFigures } from './PartFigures.tsx'

/** One row of the Parts tab: its name, what stands at the end of that line, and its figures. */
export const PartRow = ({ name, beside, children }: { name: string; beside?: ReactNode; children: ReactNode }) => (
  <Box as="section" aria-label={name} px="4" py="4" borderColor="line" css={{ '& + &': { borderTopWidth: '1px' } }}>
    <Flex align="center" justify="space-between" wrap="wrap" columnGap="6" rowGap="1" minH="6">
      <Heading as="h2" textStyle="md" fontWeight="600">
        {name}
      </Heading>
      {beside}
    </Flex>
    {children}
  </Box>
)

/** The scopes that the certificate names for a part. */
const Scopes = ({ codes }: { codes: readonly string[] }) => (
  <Box mt="3" textStyle="sm">
    <Text textStyle="caption" color="muted">
      Scopes
    </Text>
    {codes.length > 0 ? (
      <chakra.ul aria-label="Scopes">
        {codes.map((code) => (
          <li key={code}>
            {code}
            {scopeMeanings[code] && <chakra.span color="muted">{` ${scopeMeanings[code]}`}</chakra.span>}
          </li>
        ))}
      </chakra.ul>
    ) : (
      <Text textStyle="sm" color="muted">
        None recorded.
      </Text>
    )}
  </Box>
)

interface Props {
  caseUuid: string
  part: Aspect
  totals: Totals
  claims: readonly Claim[]
  /** Undefined while they load, or where there is no certificate. */
  scopes: readonly string[] | undefined
  canEdit: boolean
  setExceptional: SetExceptional
  explain: Explain
}

/** One part of a two-part case: its claim, fee, escape test, totals and scopes. */
export function PartSection({ caseUuid, part, totals, claims, scopes, canEdit, setExceptional, explain }: Props) {
  const own = totals.parts.some(({ casePart }) => casePart === part) ? totalsOfPart(totals, part) : undefined
  const fee = own?.heads.find(({ name }) => name === 'fixed_fee')
  const escape = own?.escape ?? null
  const exceptional = isClaimed(claims, part)
  return (
    <PartRow
      name={partLabel(part)}
      beside={
        <ExceptionalSwitch
          part={part}
          exceptional={exceptional}
          canEdit={canEdit}
          change={(isOn) => setExceptional(isOn, part)}
        />
      }
    >
      <PartFigures part={part} totals={own} test={{ escape, fee }} explain={explain} />
      {fee && isHeadNotPriced(fee) && (
        <Flex columnGap="3" wrap="wrap" align="baseline" mt="1">
          <Text textStyle="sm" color="attention.ink">{`Fixed fee. ${NOT_PRICED}.`}</Text>
          <EnterRates caseUuid={caseUuid} />
        </Flex>
      )}
      <EscapeResult part={part} escape={escape} exceptional={exceptional} explain={explain} />
      {scopes && <Scopes codes={scopes} />}
    </PartRow>
  )
}
