import type { TypedDocumentNode } from '@apollo/client'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { TextName } from '@costdraft/schema/cases/texts.ts'
import {
  EditNarrativeDocument,
  EditReasonsDocument,
  EditValueOfAssetsDocument,
  NarrativeDocument,
  ReasonsDocument,
  ValueOfAssetsDocument,
} from './texts.operations.ts'

interface TextResult {
  text: string | null
  version: string | null
}
/** A text of a case with autosave: its operations and its wording. */
export interface TextKind {
  name: TextName
  load: TypedDocumentNode<{ case: TextResult }, { uuid: string }>
  save: TypedDocumentNode<
    Readonly<Record<string, TextResult>>,
    { caseUuid: string; text: string; version: string | null }
  >
  label: string
  /** Its name as the subject of a sentence. */
  subject: string
  /** Its name within a sentence. */
  object: string
  emptyText: string
  placeholder: string
  height: string
}

/** Defines a text kind. Erases the name of its mutation field, which differs per kind. */
const defineTextKind = <Saved extends Readonly<Record<string, TextResult>>>(
  definition: Omit<TextKind, 'save'> & {
    save: TypedDocumentNode<Saved, { caseUuid: string; text: string; version?: string | null | undefined }>
  },
): TextKind => definition as unknown as TextKind

export const narrative = defineTextKind({
  name: 'narrative',
  load: NarrativeDocument,
  save: EditNarrativeDocument,
  label: 'Narrative',
  subject: 'The narrative',
  object: 'this narrative',
  emptyText: 'No narrative has been written.',
  placeholder: 'What the case was about and what was done, as it is to stand in the bill.',
  height: 'min(480px, 52vh)',
})

export const reasons = defineTextKind({
  name: 'enhancement',
  load: ReasonsDocument,
  save: EditReasonsDocument,
  label: 'Reasons for enhancement',
  subject: 'The text of the reasons',
  object: 'these reasons',
  emptyText: 'No reasons have been written.',
  placeholder:
    'Why the work earns more than its rate: exceptional competence, speed, circumstances or complexity; and what decides the percentage.',
  height: 'min(240px, 30vh)',
})

export const valueOfAssets = defineTextKind({
  name: 'value_of_assets',
  load: ValueOfAssetsDocument,
  save: EditValueOfAssetsDocument,
  label: 'Value of Assets',
  subject: 'The value of assets',
  object: 'this text',
  emptyText: 'The value of the assets has not been written down.',
  placeholder: 'What the protected person owns and owes, with the date of each figure.',
  height: 'min(320px, 40vh)',
})

/** The texts that have a screen in this version. */
const textKinds: Partial<Record<TextName, TextKind>> = {
  narrative,
  enhancement: reasons,
  value_of_assets: valueOfAssets,
}

/** The texts of the cases of an area. */
export const textKindsOf = (area: string | null): TextKind[] =>
  (areaOf(area ?? '')?.texts ?? []).flatMap((name) => textKinds[name] ?? [])
