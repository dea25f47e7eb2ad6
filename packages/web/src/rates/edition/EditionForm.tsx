import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useId, useMemo, useState } from 'react'
import type { RateEditionInput } from '../../generated/graphql.ts'
import type { FormDraftOptions } from '../../drafts/FormDraft.tsx'
import { Control } from '../../ui/form/Control.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { DownloadCsv } from '../csv/DownloadCsv.tsx'
import { gridOf } from '../grid/rate-grid.ts'
import { tablePath, type EditionRef } from '../rate-paths.ts'
import type { RateTable } from '../rate-table.ts'
import { CsvProblems } from './CsvProblems.tsx'
import { AMOUNTS, editionControls, editionFields, figureValues, validateEdition } from './edition-form.ts'
import { FigureGrid } from './FigureGrid.tsx'
import { LoadCsvButton } from './LoadCsvButton.tsx'
import type { Prefill } from './prefill.ts'
import { PrefillNote } from './PrefillNote.tsx'
import { useLoadCsv } from './use-load-csv.ts'

type Fields = ReturnType<typeof editionFields>
const EditionControl = Control<Fields>

interface Props {
  firm: string
  table: RateTable
  name: string
  initial: { effectiveFrom: string; authority: string; prefill: Prefill }
  /** The edition that is changed; undefined for a new one. */
  edition?: EditionRef
  draft: FormDraftOptions
  /** Saves the edition after a review; see `Form`. */
  save: (value: RateEditionInput) => Promise<(() => void) | undefined>
}

/** The form of an edition: its first day, its authority, and its figures as a grid. */
export function EditionForm({ firm, table, name, initial, edition, draft, save }: Props) {
  const [fields] = useState(editionFields)
  const [parts] = useState(() => ({ [AMOUNTS]: figureValues(initial.prefill.figures) }))
  return (
    <Form
      name={name}
      isGuarded
      fields={fields}
      controls={editionControls}
      initial={{ effectiveFrom: initial.effectiveFrom, authority: initial.authority }}
      parts={parts}
      validate={(values) => validateEdition(table, values)}
      draft={draft}
      save={save}
    >
      <Section title="Edition">
        <EditionControl name="effectiveFrom" />
        <EditionControl name="authority" />
      </Section>
      <Figures
        firm={firm}
        table={table}
        initial={edition ? undefined : initial.prefill}
        {...(edition && { edition })}
      />
      <FormFoot submit="Review changes" leave={{ to: tablePath(table.key, firm, edition) }} />
    </Form>
  )
}

/** The grid of figures with the ways to fill it. `initial` are the figures that a new edition began with. */
function Figures({
  firm,
  table,
  initial,
  edition,
}: {
  firm: string
  table: RateTable
  initial: Prefill | undefined
  edition?: EditionRef
}) {
  const id = useId()
  const grid = useMemo(() => gridOf(table), [table])
  const { load, busy, problems } = useLoadCsv(firm, table)
  const [said, say] = useState('')
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" borderColor="line" pt="5" pb="3">
      <Flex align="flex-start" justify="space-between" gap="3" wrap="wrap" mb="3">
        <Box flex="1 1 320px" maxW="640px">
          <Heading as="h2" id={id} textStyle="lg">
            Figures
          </Heading>
          <Text textStyle="sm" color="muted" mt="1">
            Without VAT. Enter and the arrow keys go down and up a column, and cells of a sheet can be pasted. An empty
            figure is not held: what it would price is not priced.
          </Text>
        </Box>
        <Flex gap="2">
          <DownloadCsv firm={firm} table={table} {...(edition && { edition })} />
          <LoadCsvButton load={load} busy={busy} />
        </Flex>
      </Flex>
      {initial && <PrefillNote table={table} initial={initial} />}
      {problems && <CsvProblems {...problems} />}
      <Box mt="2">
        <FigureGrid caption="Figures of the edition" grid={grid} say={say} />
      </Box>
      <Text role="status" mt="1" minH="5" textStyle="sm" color="muted">
        {said}
      </Text>
    </Box>
  )
}
