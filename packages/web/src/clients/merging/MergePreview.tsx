import { useApolloClient } from '@apollo/client/react'
import { Heading, Text } from '@chakra-ui/react'
import { useCallback } from 'react'
import type { MergeChoiceInput, MergePreviewQuery } from '../../generated/graphql.ts'
import { CasesPreview } from '../../revaluation/CasesPreview.tsx'
import type { LoadCases } from '../../revaluation/use-preview.ts'
import { Collisions, type Choices, type Whose } from './Collisions.tsx'
import { countText } from './counts.ts'
import { MergedCasesDocument } from './merging.operations.ts'

interface Props {
  kept: { uuid: string; name: string }
  merged: { uuid: string; name: string }
  preview: NonNullable<MergePreviewQuery['mergePreview']>
  choices: Choices
  sent: MergeChoiceInput[]
  choose: (key: string, whose: Whose) => void
  /** Told whether all cases are priced. */
  onSettled: (isSettled: boolean) => void
}

const words = { one: 'is in the two clients', many: 'are in the two clients' }

/** What would become of two clients: what moves, what both have, and the cases whose value would change. */
export function MergePreview({ kept, merged, preview, choices, sent, choose, onSettled }: Props) {
  const { query } = useApolloClient()
  const load: LoadCases = useCallback(
    async (after) => {
      const variables = { clientUuid: kept.uuid, mergedUuid: merged.uuid, choices: sent, after }
      const { data } = await query({ query: MergedCasesDocument, variables, fetchPolicy: 'network-only' })
      return data?.mergePreview?.cases
    },
    [query, kept.uuid, merged.uuid, sent],
  )
  const { counts, collisions } = preview
  return (
    <>
      <Text textWrap="pretty">
        {counts.length === 0
          ? `${merged.name} has nothing that moves.`
          : `To ${kept.name} move ${counts.map(({ kind, count }) => countText(kind, count)).join(', ')}.`}
      </Text>
      <Text mt="2" textWrap="pretty">
        {`Users keep their roles. People, API clients and webhooks of either see the cases of both then. Whoever is of ${merged.name} signs in again.`}
      </Text>
      {collisions.length > 0 && (
        <>
          <Heading as="h3" textStyle="md" mt="4" mb="1">
            What both have
          </Heading>
          <Collisions collisions={collisions} choices={choices} choose={choose} />
        </>
      )}
      <Heading as="h3" textStyle="md" mt="4" mb="1">
        Values
      </Heading>
      <CasesPreview key={JSON.stringify(sent)} load={load} words={words} onSettled={onSettled} />
      <Text mt="4" fontWeight="600">
        This cannot be undone.
      </Text>
    </>
  )
}
