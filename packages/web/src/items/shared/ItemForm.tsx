import { Box, Button, Flex } from '@chakra-ui/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyControls, Asked } from '../../ui/form/controls.ts'
import { firstField } from '../../ui/form/first-field.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormMessage } from '../../ui/form/FormMessage.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { DirtyReporter } from '../../ui/form/DirtyReporter.tsx'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { draftOf, validateItem, initialParts } from './item-draft.ts'
import { ItemFields, type CaseContext } from './ItemFields.tsx'
import { useSaveItem } from './use-save-item.ts'

/** Whose version is stored in the end. `another` holds the defaults of the next item after "Save and add another". */
export type SaveOutcome = { whose: 'mine'; another?: Draft } | { whose: 'theirs' }
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
}

/** Limits the choices of the field that defines the tab to the values it lists. */
const limitChoices = ({ only }: AnyTab, controls: AnyControls): AnyControls => {
  const asked = only && controls[only.field]
  return only && asked ? { ...controls, [only.field]: { ...asked, choices: only.values } as Asked } : controls
}

const FormButtons = ({ isNew, close }: { isNew: boolean; close: () => void }) => (
  <Flex
    position="sticky"
    bottom="0"
    bg="raised"
    borderTopWidth="1px"
    borderColor="line"
    mx="-6"
    px="6"
    py="3"
    mt="3"
    gap="2"
    align="flex-start"
    zIndex="1"
    borderBottomRadius="l3"
  >
    <SubmitButton label="Save" />
    {isNew && (
      <Button type="submit" value="another">
        Save and add another
      </Button>
    )}
    <Button type="button" variant="ghost" onClick={close}>
      Cancel
    </Button>
    <FormMessage />
  </Flex>
)

/** The form of one item, new or existing. Focuses the first field when it opens. */
export function ItemForm({ tab, caseUuid, row, draftKey, defaults, onSaved, close, onDirtyChange, ...context }: Props) {
  const { facts, firm } = context
  const controls = useMemo(
    () => limitChoices(tab, tab.controls({ feeEarners: firm.feeEarners.options })),
    [tab, firm.feeEarners.options],
  )
  const [initial] = useState(() => (row ? draftOf(tab, row, facts) : defaults))
  const [parts] = useState(() => initialParts(tab, initial))
  const [validate] = useState(() => validateItem(tab, controls, facts))
  const { save, confirmDialog } = useSaveItem({ tab, controls, facts, caseUuid, row, draftKey })
  const fields = useRef<HTMLDivElement>(null),
    isNew = row === undefined
  useEffect(() => {
    firstField(fields.current, isNew)?.focus()
  }, [isNew])
  const submit = async (input: Draft, pressed: string): Promise<(() => void) | undefined> => {
    const whose = await save(input)
    if (!whose) return undefined
    const another =
      pressed === 'another' ? Object.fromEntries(tab.carryOver.map((name) => [name, input[name]])) : undefined
    return () => onSaved(whose === 'mine' && another ? { whose, another } : { whose })
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
        <Box ref={fields}>
          <ItemFields tab={tab} {...context} />
        </Box>
        <FormButtons isNew={isNew} close={close} />
      </Form>
      {confirmDialog}
    </>
  )
}
