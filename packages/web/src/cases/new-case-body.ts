import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { creationBody } from '@costdraft/schema/areas/creation-body.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { structureOf, type LocalFile } from '../files/local-tree.ts'
import { FormProblems } from '../ui/read-error.ts'

/** A new case as its form has it, and what the service behind CostDraft has of our own additions. */
export interface SentCase {
  area: AnyArea
  solicitor: string
  /** As the mutation of the area takes it. */
  input: Draft
  documents: readonly LocalFile[]
  additions: readonly string[]
}

const NOT_KEPT = 'The service behind CostDraft does not keep this.'
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The input without the fields that the service does not know. Throws FormProblems where one of them has a value. */
function inputFor({ area, input, additions }: SentCase): Draft {
  const unknown = new Set(
    (area.addedFields ?? []).flatMap(({ addition, names }) => (additions.includes(addition) ? [] : names)),
  )
  const given = [...unknown].filter((name) => !isEmpty(input[name]) && input[name] !== area.newCase[name])
  if (given.length > 0)
    throw new FormProblems(
      NOT_KEPT,
      given.map((path) => ({ path, message: NOT_KEPT })),
    )
  return Object.fromEntries(Object.entries(input).filter(([name]) => !unknown.has(name)))
}

/** The specified form of a creation: `care_case`, with the tree where the service takes it, then the files. */
export function newCaseForm(sent: SentCase): FormData {
  const { area, documents, additions } = sent
  const { tree, files } = structureOf(documents)
  const form = new FormData()
  const body = creationBody(area, inputFor(sent))
  const uploaded = additions.includes('new_case_folders') ? { uploaded_files: tree } : {}
  form.append('care_case', JSON.stringify({ ...body, ...uploaded }))
  for (const { name, file } of files) form.append('files', file, name)
  return form
}
