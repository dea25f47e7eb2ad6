import { Grid, Heading, chakra } from '@chakra-ui/react'
import { useEffect, useRef, type FormEvent } from 'react'
import { firstField } from '../ui/form/first-field.ts'
import { SaveFoot } from '../ui/form/FormFoot.tsx'
import { DeadlineTable } from './DeadlineTable.tsx'
import { StartDay } from './StartDay.tsx'
import type { Deadlines } from './typed-dates.ts'
import { useSaveDates } from './use-save-dates.ts'

interface Props {
  caseUuid: string
  stored: Deadlines
  readAnew: () => Promise<void>
  close: () => void
  onDirtyChange: (isDirty: boolean) => void
}

const Title = ({ children }: { children: string }) => (
  <Heading as="h3" textStyle="md" mb="2">
    {children}
  </Heading>
)

/** The days from which dates of a case run, and what is due by which day. */
export function DatesForm({ close, ...given }: Props) {
  const { stored } = given
  const { typed, setTyped, isBusy, isChanged, problem, wrong, save } = useSaveDates(given)
  const form = useRef<HTMLFormElement>(null)
  // The dialog opened before there was a field to begin at.
  useEffect(() => firstField(form.current, false)?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  return (
    <chakra.form ref={form} onSubmit={submit} aria-label="Dates" noValidate>
      <Title>From when they run</Title>
      <Grid templateColumns="repeat(auto-fill, minmax(min(220px, 100%), 1fr))" gap="4" mb="6">
        {stored.starts.map((start) => (
          <StartDay
            key={start.start}
            start={start}
            value={typed.starts[start.start] ?? start.date ?? ''}
            change={(text) => setTyped({ ...typed, starts: { ...typed.starts, [start.start]: text } })}
            isWrong={wrong.includes(start.start)}
          />
        ))}
      </Grid>
      <Title>What is due</Title>
      <DeadlineTable deadlines={stored.deadlines} typed={typed} change={setTyped} wrong={wrong} />
      <SaveFoot text="Save" isBusy={isBusy} isDisabled={!isChanged} close={close} refusal={problem} />
    </chakra.form>
  )
}
