import { useApolloClient } from '@apollo/client/react'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { useRef, type ReactNode } from 'react'
import type { AnyControls } from '../../ui/form/controls.ts'
import { readError } from '../../ui/read-error.ts'
import { useQuestion } from '../../ui/use-question.tsx'
import { settle } from './conflict.tsx'
import type { AnyRow, AnyTab } from './definition.ts'
import { putIn } from './items-cache.ts'

interface Saving {
  tab: AnyTab
  controls: AnyControls
  facts: CaseFacts
  caseUuid: string
  row: AnyRow | undefined
}

/** Adds an item or changes one. Answers whose stands in the end; nothing where the person went back to the form. */
export function useSaveItem({ tab, controls, facts, caseUuid, row }: Saving): {
  save: (input: Draft) => Promise<'mine' | 'theirs' | undefined>
  asking: ReactNode
} {
  const { mutate } = useApolloClient()
  const { ask, asking } = useQuestion()
  // The same item pressed twice is one item; another content is another request.
  const sent = useRef({ body: '', key: '' })

  const add = async (input: Draft): Promise<'mine'> => {
    const body = JSON.stringify(input)
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() }
    await mutate({
      mutation: tab.operations.add,
      variables: { caseUuid, input, idempotencyKey: sent.current.key },
      update: (cache, { data }) => putIn(cache, tab, caseUuid, data?.item),
    })
    sent.current = { body: '', key: '' }
    return 'mine'
  }
  const edit = async (base: AnyRow, input: Draft, version: string | null): Promise<'mine' | 'theirs' | undefined> => {
    try {
      await mutate({ mutation: tab.operations.edit, variables: { caseUuid, uuid: base.uuid, input, version } })
      return 'mine'
    } catch (error) {
      const { code, current } = readError(error)
      if (code !== 'CONFLICT' || !current) throw error
      const settled = await settle(ask, { tab, controls, facts, base, mine: input, current })
      return settled?.whose === 'mine' ? edit(base, settled.input, String(current.version)) : settled?.whose
    }
  }
  return { save: (input) => (row ? edit(row, input, row.version) : add(input)), asking }
}
