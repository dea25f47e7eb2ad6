import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { BehindOffer } from './BehindOffer.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { dropDraft, isOwnDraft, keepDraft, readDraft } from './draft-store.ts'
import { useDraftOffer } from './use-drafts.ts'

/** Where the draft of a form is kept, and what it is called. */
export interface FormDraftOptions {
  key: string
  label: string
  /** The version of the record that the form changes; undefined where it makes a new one. */
  version?: string | null
}
interface Props {
  draft: FormDraftOptions
  isSaved: RefObject<boolean>
  children: ReactNode
}
type Values = Readonly<Record<string, unknown>>

/** Whether a row of a list is a file, or has the content of one. */
const isFile = (row: unknown): boolean =>
  row instanceof File || (typeof row === 'object' && row !== null && 'file' in row && row.file instanceof File)
const withoutFiles = (value: unknown): unknown => (Array.isArray(value) ? value.filter((row) => !isFile(row)) : value)

/**
 * The values to keep: of a stored record those that differ from the initial ones; of a new one all, because it may have
 * other defaults on the day it is restored. Files cannot be kept; folders are.
 */
const valuesToKeep = (values: Values, initial: Values, isNew: boolean): Values =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, withoutFiles(value)] as const)
      .filter(([name, value]) => isNew || JSON.stringify(value) !== JSON.stringify(initial[name])),
  )

/**
 * Keeps what is typed into a form on this device until it is saved or discarded, and offers what an earlier page kept.
 * Until the person has chosen, the fields (children) are closed.
 */
export function FormDraft({ draft: { key: draftKey, label, version }, isSaved, children }: Props) {
  const form = useForm()
  const { values, dirty, initialValues } = useFormState({
    subscription: { values: true, dirty: true, initialValues: true },
  })
  const { offered, accept, discard } = useDraftOffer(draftKey)
  const restore = (kept: unknown): void =>
    form.batch(() => {
      for (const [name, value] of Object.entries(kept as Values)) form.change(name, value)
    })
  const restoredFirst = useRef(isOwnDraft(draftKey) ? readDraft(draftKey) : undefined)
  const wasDirty = useRef(false)
  useEffect(() => {
    if (offered || isSaved.current) return
    const { current: kept } = restoredFirst
    restoredFirst.current = undefined
    if (kept) restore(kept.value)
    else if (dirty) {
      wasDirty.current = true
      keepDraft(draftKey, { label, version, value: valuesToKeep(values, initialValues ?? {}, version === undefined) })
    } else if (wasDirty.current) dropDraft(draftKey)
    // `restore` is a new function on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values, dirty, offered])
  return (
    <>
      {offered && (
        <DraftOffer
          draft={offered}
          isOutdated={(offered.version ?? null) !== (version ?? null)}
          onRestore={() => {
            accept()
            restore(offered.value)
          }}
          onDiscard={discard}
        />
      )}
      <BehindOffer isOffered={offered !== undefined}>{children}</BehindOffer>
    </>
  )
}
