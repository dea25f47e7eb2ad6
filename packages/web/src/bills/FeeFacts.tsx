import { Grid, chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { OfficesDocument } from './bills.operations.ts'
import { feeFacts, type ExplainedCase } from './explanation-text.ts'
import type { Subject } from './subject.ts'
import { useQuery } from '../ui/use-query.ts'

/** The facts that decide the fixed fee. The region is that of the office where the fee earner of the case works. */
export function FeeFacts({ subject, record }: { subject: Subject; record: ExplainedCase }) {
  const { data } = useQuery(OfficesDocument, {
    variables: { uuid: record.client.uuid },
    skip: feeFacts(subject, record, undefined).length === 0,
  })
  const siteUuid = data?.client.feeEarners.find(({ uuid }) => uuid === record.feeEarner.uuid)?.site
  const facts = feeFacts(
    subject,
    record,
    data?.client.sites.find(({ uuid }) => uuid === siteUuid),
  )
  return (
    facts.length > 0 && (
      <Grid as="dl" mt="4" templateColumns="96px 1fr" columnGap="4" rowGap="1" textStyle="sm">
        {facts.map(([term, value]) => (
          <Fragment key={term}>
            <chakra.dt color="muted">{term}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </Fragment>
        ))}
      </Grid>
    )
  )
}
