import { Button, Flex, Text } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { MAX_MOVED, splitFieldsOf } from '@costdraft/schema/row-moves/row-moves.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useState } from 'react'
import type { AnyRow } from '../item-row.ts'
import type { AnyTab } from '../tab-definition.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { SplitDialog, splitFieldOf } from './SplitDialog.tsx'
import type { RowChoice } from './use-row-choice.ts'

interface Props {
  tab: AnyTab
  caseUuid: string
  client: string
  facts: CaseFacts
  rows: readonly AnyRow[]
  choice: RowChoice
}

/** What is done with the rows that are selected, above their list. */
export function SelectionBar({ choice: { chosen, close, sayDone }, rows, ...of }: Props) {
  const { tab } = of
  const [opened, open] = useState<'split' | 'move'>()
  // A selected row that is no longer listed stays as it is.
  const selected = rows.filter(({ uuid }) => chosen.has(uuid))
  const [only] = selected
  const isOne = selected.length === 1
  const shut = (): void => open(undefined)
  const done = (): void => {
    shut()
    close()
  }
  return (
    <Flex role="toolbar" aria-label="Selected rows" align="center" wrap="wrap" gap="2" mb="2" minH="8">
      <Text role="status" textStyle="sm" fontWeight="500" me="1">
        {selected.length === 0 ? 'Select rows' : `${counted(selected.length, 'row')} selected`}
      </Text>
      {splitFieldsOf(tab.kind).length > 0 && (
        <Button
          aria-haspopup="dialog"
          disabled={!only || !isOne || splitFieldOf(tab, only) === undefined}
          onClick={() => open('split')}
        >
          Divide…
        </Button>
      )}
      <Button
        aria-haspopup="dialog"
        disabled={selected.length === 0 || selected.length > MAX_MOVED}
        title={selected.length > MAX_MOVED ? `At most ${MAX_MOVED} rows are moved at once.` : undefined}
        onClick={() => open('move')}
      >
        Move…
      </Button>
      <Button variant="ghost" onClick={close}>
        Cancel
      </Button>
      {opened === 'split' && only && (
        <SplitDialog tab={tab} caseUuid={of.caseUuid} row={only} close={shut} onDone={done} sayDone={sayDone} />
      )}
      {opened === 'move' && <MoveDialog {...of} rows={selected} close={shut} onDone={done} sayDone={sayDone} />}
    </Flex>
  )
}
