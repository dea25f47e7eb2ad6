import { Box, Text } from '@chakra-ui/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { AnyControls, ControlSpec } from '../../ui/form/controls.ts'
import { firstField } from '../../ui/form/first-field.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { DirtyReporter } from '../../ui/form/DirtyReporter.tsx'
import type { TypeAheadHandle } from '../../ui/form/TypeAhead.tsx'
import { typeInto } from '../../ui/form/type-into.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { draftOf, validateItem, initialParts } from './item-draft.ts'
import { ItemFields, type CaseContext } from './ItemFields.tsx'
import { useSaveItem, type Saved } from './use-save-item.ts'

/** What is stored in the end. `another` holds the defaults of the next item after "Save and add another". */
export type SaveOutcome = Saved & { another?: Draft | undefined }
interface Props extends CaseContext {
  tab: AnyTab
  caseUuid: string
  row?: AnyRow | undefined
  /** Where what is typed is kept on this device. */
  draftKey: string
  defaults: Draft
  onSaved: (outcome: SaveOutcome) => void
  close: () => void
  onDirtyChange: (isDirty: boolean) => void
  typeAhead: RefObject<TypeAheadHandle | null>
}

/** Limits the choices of the field that defines the tab to the values it lists. */
const limitToTab = ({ only, controls }: AnyTab): AnyControls => {
  const asked = only && controls[only.field]
  return only && asked ? { ...controls, [only.field]: { ...asked, choices: only.values } as ControlSpec } : controls
}

/** Focuses the first field when the form opens, and types into it what was typed while the item before was saved. */
function useFirstFocus(isNew: boolean, typeAhead: Props['typeAhead']): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    firstField(fields.current, isNew)?.focus()
    const typed = typeAhead.current?.take() ?? ''
    if (fields.current && typed !== '') typeInto(fields.current, typed)
  }, [isNew, typeAhead])
  return fields
}

/** What is to be said of a stored row, above its fields. */
const Notice = ({ children }: { children: string }) => (
  <Text role="note" textStyle="sm" color="attention.ink" mb="3">
    {children}
  </Text>
)

/** The form of one item, new or existing. */
export function ItemForm({
  tab,
  caseUuid,
  row,
  draftKey,
  defaults,
  onSaved,
  close,
  onDirtyChange,
  typeAhead,
  ...context
}: Props) {
  const { facts } = context
  const controls = useMemo(() => limitToTab(tab), [tab])
  const [initial] = useState(() => (row ? draftOf(tab, row, facts) : defaults))
  const [parts] = useState(() => initialParts(tab, initial))
  const [validate] = useState(() => validateItem(tab, controls, facts))
  const inputOf = useCallback((values: Draft): Draft | undefined => validate(values).value, [validate])
  const { save, confirmDialog } = useSaveItem({ tab, controls, facts, caseUuid, row, draftKey })
  const isNew = row === undefined
  const fields = useFirstFocus(isNew, typeAhead)
  const notice = row && tab.noticeOf?.(row)
  const submit = async (input: Draft, pressed: string): Promise<(() => void) | undefined> => {
    const isOneOfMany = pressed === 'another'
    const goBack = isOneOfMany ? typeAhead.current?.start() : undefined
    const saved = await save(input).catch((error: unknown) => {
      goBack?.()
      throw error
    })
    if (!saved) return undefined
    const another = isOneOfMany ? Object.fromEntries(tab.carryOver.map((name) => [name, input[name]])) : undefined
    return () => onSaved({ ...saved, another })
  }
  const name = `${row ? 'Edit' : 'Add'} ${tab.singular}`
  return (
    <>
      <Form
        name={name}
        draft={{ key: draftKey, label: name, ...(row && { version: row.version }) }}
        fields={tab.kind.fields}
        controls={controls}
        facts={() => facts}
        initial={initial}
        parts={parts}
        validate={(draft) => validate(draft) as ReturnType<typeof validate> & { value: Draft }}
        save={submit}
      >
        <DirtyReporter onChange={onDirtyChange} />
        {notice && <Notice>{notice}</Notice>}
        <Box ref={fields}>
          <ItemFields tab={tab} {...context} />
        </Box>
        {tab.Price && <tab.Price caseUuid={caseUuid} uuid={row?.uuid} inputOf={inputOf} />}
        <FormFoot submit="Save" another={isNew ? 'Save and add another' : undefined} close={close} />
      </Form>
      {confirmDialog}
    </>
  )
}
