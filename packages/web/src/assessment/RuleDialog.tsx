import { Box, Text, chakra } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { SaveFoot } from '../ui/form/FormFoot.tsx'
import { ColumnChoice, Further, ScopeChoice, WayChoice } from './RuleChoices.tsx'
import type { RuleProps } from './rule-props.ts'
import { useRuling } from './use-ruling.ts'
import { buttonText, headKey, linesOf, planInWords, rulingOf, type WantedRuling } from './wanted-ruling.ts'

interface Props extends RuleProps {
  close: () => void
}

/** What is chosen to begin with. */
const startOf = ({ acts, filter, assessment: { heads } }: Props): WantedRuling => {
  const [first] = heads
  const all = filter ? 'filter' : 'all'
  return {
    scope: acts.selected().length > 1 ? 'selected' : all,
    head: first ? headKey(first) : '',
    column: 'allowed',
    way: 'percent',
    percent: '',
    rate: '',
    reason: '',
    isEmptyOnly: true,
  }
}

/** Rules on many lines at once: which, how, and why; it says beforehand how many they are. */
export function RuleDialog(props: Props) {
  const { assessment, acts, filter, close } = props
  const [wanted, setWanted] = useState(() => startOf(props))
  const [isSent, setIsSent] = useState(false)
  const change = (part: Partial<WantedRuling>): void => setWanted((before) => ({ ...before, ...part }))
  const { counts, isBusy, refusal, send } = useRuling(props, wanted, close)
  const read = rulingOf(wanted)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setIsSent(true)
    void send()
  }
  return (
    <FormDialog open close={close} title="Rule on lines" size="md">
      <chakra.form onSubmit={submit} aria-label="Rule on lines" noValidate>
        <Box display="grid" gap="5">
          <ScopeChoice
            wanted={wanted}
            change={change}
            heads={assessment.heads}
            lines={assessment.totals.lines}
            selected={acts.selected().length}
            isFiltered={filter !== undefined}
          />
          <ColumnChoice wanted={wanted} change={change} />
          <WayChoice wanted={wanted} change={change} problem={isSent && 'problem' in read ? read.problem : undefined} />
          <Further wanted={wanted} change={change} />
          <Text role="status" textStyle="sm" color="muted" minH="10">
            {counts ? planInWords(counts, wanted) : 'Counting the lines…'}
          </Text>
        </Box>
        <SaveFoot
          text={buttonText(counts, wanted)}
          isBusy={isBusy}
          isDisabled={!counts || linesOf(counts, wanted).ruled === 0}
          close={close}
          refusal={refusal}
        />
      </chakra.form>
    </FormDialog>
  )
}
