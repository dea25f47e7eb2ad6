import { Button, Flex, Link, Text, chakra } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router'
import { formatDateTime } from '../formats/dates.ts'
import { dropDraft } from './draft-store.ts'
import { useEarlierDrafts } from './use-drafts.ts'

/** What earlier pages kept on this device, each with a link to its place. Nothing where nothing is kept. */
export function DraftList() {
  const drafts = useEarlierDrafts()
  if (drafts.length === 0) return null
  return (
    <>
      <Text color="muted" pt="2">
        What you typed is kept on this device and may not have been saved:
      </Text>
      <chakra.ul aria-label="Kept on this device" listStyleType="none" pt="1">
        {drafts.map(({ key, label, record, path, at }) => (
          <Flex as="li" key={key} align="center" gap="3" minH="8" textStyle="sm">
            <Link asChild>
              <RouterLink to={path}>{[label, record].filter(Boolean).join(' · ')}</RouterLink>
            </Link>
            <Text color="muted">{formatDateTime(new Date(at).toISOString())}</Text>
            <Button size="xs" onClick={() => dropDraft(key)}>
              Discard
            </Button>
          </Flex>
        ))}
      </chakra.ul>
    </>
  )
}
