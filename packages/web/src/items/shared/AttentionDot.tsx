import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import type { AnyTab } from './definition.ts'
import { AttentionDocument } from './attention.operations.ts'

/** The amber mark of a tab in which something waits for someone. */
export function AttentionDot({ tab, caseUuid }: { tab: AnyTab; caseUuid: string }) {
  const { data } = useQuery(AttentionDocument, { variables: { uuid: caseUuid } })
  const { kind, only } = tab
  if (
    !data?.case.attention.some(
      (waiting) => waiting.kind === kind.name && (!only || only.words.includes(waiting.hearingType ?? '')),
    )
  )
    return null
  return (
    <>
      <chakra.span boxSize="2" borderRadius="full" bg="attention.edge" aria-hidden />
      <chakra.span srOnly>needs attention</chakra.span>
    </>
  )
}
