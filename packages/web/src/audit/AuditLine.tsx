import { Button, Flex, Grid, Link as StyledLink, Text, chakra } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { Link } from 'react-router'
import { formatDateTime } from '../formats/dates.ts'
import { auditLink, type AuditEntry } from './audit-link.ts'

interface Props {
  entry: AuditEntry
  caseUuid: string
  stage: Stage | null
  isBusy: boolean
  restore: (entry: AuditEntry) => void
}

/** The record that an entry is about: a link to it, or its name alone where it is no more. */
function AboutRecord({ about, caseUuid, stage }: Pick<AuditEntry, 'about'> & Pick<Props, 'caseUuid' | 'stage'>) {
  if (!about) return null
  const { name, place } = about
  return (
    <Text textStyle="sm" fontWeight="500" overflowWrap="anywhere">
      {place ? (
        <StyledLink asChild>
          <Link to={auditLink(place, caseUuid, stage)}>{name}</Link>
        </StyledLink>
      ) : (
        name
      )}
    </Text>
  )
}

/** One entry of the audit: who and when, what it is about, and what was changed. */
export const AuditLine = ({ entry, caseUuid, stage, isBusy, restore }: Props) => {
  const { by, at, about, sentences, mayRestore } = entry
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr', md: '140px 160px 1fr', xl: '1fr' }}
      columnGap="4"
      py="2"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.time dateTime={at} color="muted">
        {formatDateTime(at)}
      </chakra.time>
      <Text textStyle="sm" color="muted" overflowWrap="anywhere">
        {by.name}
      </Text>
      <Flex gap="2" align="flex-start" justify="space-between">
        <chakra.div minW="0">
          <AboutRecord about={about} caseUuid={caseUuid} stage={stage} />
          {(about?.sentences ?? sentences).map((sentence) => (
            <Text key={sentence} textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-line">
              {sentence}
            </Text>
          ))}
        </chakra.div>
        {mayRestore && (
          <Button
            size="xs"
            variant="ghost"
            flexShrink={0}
            loading={isBusy}
            aria-label={`Restore ${about?.name ?? ''}`}
            onClick={() => restore(entry)}
          >
            Restore
          </Button>
        )}
      </Flex>
    </Grid>
  )
}
