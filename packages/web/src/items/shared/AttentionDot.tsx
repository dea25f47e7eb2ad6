import { chakra } from '@chakra-ui/react'
import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import type { DefinedTab } from './tab-definition.ts'
import { AttentionDocument } from './attention.operations.ts'
import { usePartQuery } from '../../ui/screen-answer.ts'

/** Amber dot on a tab that has items needing attention: unresolved comments or estimated times. */
export function AttentionDot({ tab, caseUuid }: { tab: DefinedTab; caseUuid: string }) {
  const { data } = usePartQuery(AttentionDocument, { variables: { uuid: caseUuid } })
  const { kind, only } = tab
  const shown = only && tabOfItem(kind.name, only.values[0])
  if (!data?.case.attention.some((item) => item.kind === kind.name && (!only || item.tab === shown))) return null
  return (
    <>
      <chakra.span
        boxSize="2"
        borderRadius="full"
        bg="attention.edge"
        _highContrast={{ forcedColorAdjust: 'none', bg: 'CanvasText' }}
        aria-hidden
      />
      <chakra.span srOnly>needs attention</chakra.span>
    </>
  )
}
