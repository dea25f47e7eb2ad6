import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import type { TabName } from '@costdraft/schema/kind.ts'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { OpenCommentsQuery } from '../../../generated/graphql.ts'
import { usePageShortcut } from '../../../ui/overlay/use-page-shortcut.ts'
import { COMMENTS_PARAM } from '../../../navigation/link-params.ts'
import { nextOpen } from './next-open.ts'
import { OpenCommentsDocument } from './open-comments.operations.ts'
import { usePartQuery } from '../../../ui/screen-answer.ts'

export type OpenComment = NonNullable<OpenCommentsQuery['case']['openComments']>[number]

/** The key that leads to the next open comment; with Shift, to the one before. */
export const NEXT_KEY = 'F8'

interface OpenComments {
  /** The search parameters that show the first. */
  first: string | undefined
  /** Goes to the first, and gives it the focus. */
  goToFirst: (() => void) | undefined
  /**
   * The comment to which the person went, which gets the focus; undefined while they look at an item of their own
   * choice.
   */
  wanted: string | undefined
  /** Says that the comments of an item are on the screen. */
  show: (item: string) => void
  /** The open comments on rows that are part of an item. */
  below: (item: string) => readonly OpenComment[]
  /** Goes to the next open comment, or to the one before; undefined if there is no other. */
  next: (() => void) | undefined
  previous: (() => void) | undefined
  /** A comment was resolved: goes on to the next open one. Returns whether there is one. */
  goOnFrom: (resolved: string) => boolean
  /** How many are open, where there are others or some were resolved here; after the last, where one goes on. */
  status: string | undefined
}
const none: OpenComments = {
  first: undefined,
  goToFirst: undefined,
  wanted: undefined,
  show: () => {},
  below: () => [],
  next: undefined,
  previous: undefined,
  goOnFrom: () => false,
  status: undefined,
}
const Context = createContext<OpenComments>(none)

/** The open comments of the case on the page, in the order of its tabs. */
export const useOpenComments = (): OpenComments => use(Context)

const paramsOf = ({ tab, item }: OpenComment): Record<string, string> => ({
  tab: tabKey(tab as TabName),
  [COMMENTS_PARAM]: item,
})

/** Where the person is among the open comments. */
function usePlace(comments: readonly OpenComment[] | null | undefined) {
  const [place, setPlace] = useState<{ current: string; known: readonly string[]; isWanted: boolean }>()
  const open = useMemo(() => comments?.map(({ uuid }) => uuid) ?? [], [comments])
  const { current, known = open, isWanted = false } = place ?? {}
  const other = (step: 1 | -1): OpenComment | undefined => {
    const uuid = nextOpen(known, open, current, step)
    return comments?.find((one) => one.uuid === uuid)
  }
  /** Remembers the order in which the comment stands, because it leaves the list when it is resolved. */
  const enter = useCallback(
    (uuid: string, wanted: boolean): void => setPlace({ current: uuid, known: open, isWanted: wanted }),
    [open],
  )
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  }, [open])
  /** The comment after one that is resolved by now, of those that are open by now, in the order of before. */
  const after = (resolved: string): OpenComment | undefined => {
    const uuid = nextOpen(open, latest.current, resolved, 1)
    return comments?.find((one) => one.uuid === uuid)
  }
  return { current, wanted: isWanted ? current : undefined, other, after, enter }
}

function statusOf(count: number | undefined, afterLast: string): string | undefined {
  if (count === undefined) return undefined
  return count === 0 ? afterLast : `${count} unresolved in this case`
}

interface Props {
  caseUuid: string
  /** Where one goes on once no comment is open, as a sentence. */
  afterLast: string
  children: ReactNode
}

/** Loads the open comments of a case and goes from one to the other, across its tabs, by button or key. */
export function OpenCommentsOfCase({ caseUuid, afterLast, children }: Props) {
  const { data } = usePartQuery(OpenCommentsDocument, { variables: { uuid: caseUuid } })
  const comments = data?.case.openComments
  const { current, wanted, other, after, enter } = usePlace(comments)
  const [hasResolved, setHasResolved] = useState(false)
  const [, setParams] = useSearchParams()
  const goTo = (target: OpenComment | undefined): (() => void) | undefined =>
    target &&
    (() => {
      enter(target.uuid, true)
      setParams(
        (params) => {
          for (const [name, value] of Object.entries(paramsOf(target))) params.set(name, value)
          return params
        },
        { replace: true, preventScrollReset: true },
      )
    })
  const next = goTo(other(1))
  const previous = goTo(other(-1))
  usePageShortcut(NEXT_KEY, next !== undefined, () => next?.())
  const show = (item: string): void => {
    const ofItem = comments?.filter((one) => one.item === item) ?? []
    if (ofItem[0] && !ofItem.some(({ uuid }) => uuid === current)) enter(ofItem[0].uuid, false)
  }
  const firstOpen = comments?.[0]
  const value: OpenComments = {
    first: firstOpen && `?${new URLSearchParams(paramsOf(firstOpen)).toString()}`,
    goToFirst: goTo(firstOpen),
    wanted,
    show,
    below: (item) => comments?.filter((one) => one.item === item && one.entityUuid !== item) ?? [],
    next,
    previous,
    goOnFrom: (resolved) => {
      setHasResolved(true)
      const goOn = goTo(after(resolved))
      goOn?.()
      return goOn !== undefined
    },
    status: next || previous || hasResolved ? statusOf(comments?.length, afterLast) : undefined,
  }
  // Its parts change with every answer and every step, and few components read it.
  // oxlint-disable-next-line react/jsx-no-constructed-context-values
  return <Context value={value}>{children}</Context>
}
