import { chakra } from '@chakra-ui/react'
import type { AnyTab } from './definition.ts'
import { useItems } from './use-items.ts'

/** The amber mark of a tab in which something waits for someone. */
export function AttentionDot({ tab, caseUuid }: { tab: AnyTab; caseUuid: string }) {
  const { rows } = useItems(tab, caseUuid, 'cache-first')
  if (!rows?.some(({ attention }) => attention)) return null
  return <><chakra.span boxSize="2" borderRadius="full" bg="attention.edge" aria-hidden /><chakra.span srOnly>needs attention</chakra.span></>
}
