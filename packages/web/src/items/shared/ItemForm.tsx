import { Box, Button, Flex } from '@chakra-ui/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyControls, Asked } from '../../ui/form/controls.ts'
import { firstField } from '../../ui/form/first-field.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormMessage } from '../../ui/form/FormMessage.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { DirtyReporter } from '../../ui/form/DirtyReporter.tsx'
import type { AnyRow, AnyTab } from './definition.ts'
import { draftOf, judgeItem, partsToBegin } from './item-draft.ts'
import { ItemFields, type Surroundings } from './ItemFields.tsx'
import { useSaveItem } from './use-save-item.ts'

export type Saved = { whose: 'mine'; another?: Draft } | { whose: 'theirs' }
interface Props extends Surroundings {
  tab: AnyTab
  caseUuid: string
  row?: AnyRow | undefined
  starts: Draft
  saved: (how: Saved) => void
  close: () => void
  told: (isDirty: boolean) => void
}

/** A tab that shows a part of its kind offers only that part. */
const narrowed = ({ only }: AnyTab, controls: AnyControls): AnyControls => {
  const asked = only && controls[only.field]
  return only && asked ? { ...controls, [only.field]: { ...asked, choices: only.words } as Asked } : controls
}

/** The form of one item: new, or as it stands. */
export function ItemForm({ tab, caseUuid, row, starts, saved, close, told, ...around }: Props) {
  const { facts, firm } = around
  const controls = useMemo(
    () => narrowed(tab, tab.controls({ feeEarners: firm.feeEarners.options })),
    [tab, firm.feeEarners.options],
  )
  const [initial] = useState(() => (row ? draftOf(tab, row, facts) : starts))
  const [parts] = useState(() => partsToBegin(tab, initial))
  const [judge] = useState(() => judgeItem(tab, controls, facts))
  const { save, asking } = useSaveItem({ tab, controls, facts, caseUuid, row })
  const fields = useRef<HTMLDivElement>(null),
    isNew = row === undefined
  useEffect(() => {
    // One after another: the hands stay on the keys.
    firstField(fields.current, isNew)?.focus()
  }, [isNew])
  const submit = async (input: Draft, pressed: string): Promise<(() => void) | undefined> => {
    const whose = await save(input)
    if (!whose) return undefined
    const another = pressed === 'another' ? Object.fromEntries(tab.keeps.map((name) => [name, input[name]])) : undefined
    return () => saved(whose === 'mine' && another ? { whose, another } : { whose })
  }
  return (
    <>
      <Form
        name={`${row ? 'Edit' : 'Add'} ${tab.each}`}
        fields={tab.kind.fields}
        controls={controls}
        facts={() => facts}
        initial={initial}
        parts={parts}
        judge={(draft) => judge(draft) as ReturnType<typeof judge> & { value: Draft }}
        save={submit}
      >
        <DirtyReporter told={told} />
        <Box ref={fields}>
          <ItemFields tab={tab} {...around} />
        </Box>
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
          {!row && (
            <Button type="submit" value="another">
              Save and add another
            </Button>
          )}
          <Button type="button" variant="ghost" onClick={close}>
            Cancel
          </Button>
          <FormMessage />
        </Flex>
      </Form>
      {asking}
    </>
  )
}
