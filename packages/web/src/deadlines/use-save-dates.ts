import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { readError } from '../ui/read-error.ts'
import { toaster } from '../ui/toaster.ts'
import { CaseDeadlinesDocument, SaveDeadlinesDocument } from './deadlines.operations.ts'
import { changesOf, notDates, nothingTyped, typedSince, type Deadlines, type Typed } from './typed-dates.ts'

interface Given {
  caseUuid: string
  stored: Deadlines
  readAnew: () => Promise<void>
  onDirtyChange: (isDirty: boolean) => void
}

const CHANGED = 'Someone else changed these dates. They are shown as they are now; what you typed is still here.'

/** What is typed into the dates of a case, and how it is saved: what is typed stays until it is stored. */
export function useSaveDates({ caseUuid, stored, readAnew, onDirtyChange }: Given) {
  const client = useApolloClient()
  const [typed, setTyped] = useState<Typed>(nothingTyped)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const changes = changesOf(stored, typed)
  const isChanged = changes !== undefined
  useEffect(() => onDirtyChange(isChanged), [isChanged, onDirtyChange])

  const store = async (): Promise<void> => {
    const { data } = await client.mutate({
      mutation: SaveDeadlinesDocument,
      variables: { caseUuid, version: stored.version, ...changes },
      // The next date stands on cards and in lists as well.
      update: (cache, answer) => {
        const deadlines = answer.data?.saveDeadlines
        if (!deadlines) return
        cache.updateQuery({ query: CaseDeadlinesDocument, variables: { uuid: caseUuid } }, (before) =>
          before ? { case: { ...before.case, deadlines } } : undefined,
        )
        const id = cache.identify({ __typename: 'Case', uuid: caseUuid })
        if (id) cache.evict({ id, fieldName: 'nextDeadline' })
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'deadlines' })
      },
    })
    if (data) setTyped((now) => typedSince(now, typed))
    toaster.create({ title: 'Dates saved', type: 'success' })
  }
  const save = async (): Promise<void> => {
    const names = notDates(typed)
    setWrong(names)
    setProblem(undefined)
    if (isBusy || names.length > 0 || !changes) return
    setIsBusy(true)
    try {
      await store()
    } catch (error) {
      const { code, message } = readError(error)
      setProblem(code === 'CONFLICT' ? CHANGED : message)
      if (code === 'CONFLICT') await readAnew().catch(console.error)
    } finally {
      setIsBusy(false)
    }
  }
  return { typed, setTyped, isBusy, isChanged, problem, wrong, save }
}
