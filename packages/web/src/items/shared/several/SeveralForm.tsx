import { checkKind } from '@costdraft/schema/kind.ts'
import type { Draft, Fields, Problem } from '@costdraft/schema/field.ts'
import { useMemo, useRef, useState } from 'react'
import { Form } from '../../../ui/form/Form.tsx'
import { FormFoot } from '../../../ui/form/FormFoot.tsx'
import { parseDraft } from '../../../ui/form/controls.ts'
import { arrangeRows, begunRows, type RowSource, type SeveralRows } from './several-rows.ts'
import { SeveralTable, type SeveralColumn } from './SeveralTable.tsx'
import { useStoreRows, type RowsHandle, type ValidRow } from './use-store-rows.ts'

interface Props extends RowSource {
  caseUuid: string
  columns: readonly SeveralColumn[]
  draftKey: string
  title: string
  onBegun: (count: number) => void
  onSaved: (uuids: readonly string[]) => void
  close: () => void
}

const noFields: Fields = {}
const empty: SeveralRows = { rows: {}, starts: {}, requests: {} }

/** Validates the rows that were begun, each as the form of one item does. */
function validateRows({ tab, controls, facts }: RowSource, state: SeveralRows) {
  const ids = Object.keys(state.rows)
  const checked = begunRows(state).map(({ id, row }) => ({
    id,
    name: `Row ${ids.indexOf(id) + 1}`,
    ...checkKind(tab.kind, parseDraft(controls, row), facts),
  }))
  const problems = checked.flatMap(({ id, problems = [] }): Problem[] =>
    problems.map(({ path, message }) => ({ path: `rows.${id}.${path}`, message })),
  )
  if (problems.length > 0) return { problems }
  return { value: checked.map(({ id, name, value }): ValidRow => ({ id, name, input: value as Draft })) }
}

/** The form of several new items of one kind. Only what the table shows is asked; the rest is as a new item starts. */
export function SeveralForm(props: Props) {
  const { tab, controls, facts, newItem, caseUuid, columns, draftKey, title, onBegun, onSaved, close } = props
  const handle = useRef<RowsHandle>(null)
  const source = useMemo(() => ({ tab, controls, facts, newItem }), [tab, controls, facts, newItem])
  const [parts] = useState(() => ({ ...arrangeRows(source, empty) }))
  const names = useMemo(() => columns.map(({ name }) => name), [columns])
  const store = useStoreRows({ tab, caseUuid, names, form: handle })
  return (
    <Form<Fields, ValidRow[]>
      name={title}
      draft={{ key: draftKey, label: title }}
      fields={noFields}
      controls={noFields as never}
      facts={() => facts}
      parts={parts as unknown as Draft}
      validate={(draft) => validateRows(source, draft as unknown as SeveralRows)}
      save={async (rows) => {
        const uuids = await store(rows)
        return () => onSaved(uuids)
      }}
    >
      <SeveralTable source={source} columns={columns} handle={handle} onBegun={onBegun} />
      <FormFoot submit="Save" close={close} />
    </Form>
  )
}
