import type { TypedDocumentNode } from '@apollo/client'
import type { TextName } from '@costdraft/schema/cases/texts.ts'
import { EditNarrativeDocument, EditReasonsDocument, NarrativeDocument, ReasonsDocument } from './texts.operations.ts'

interface Answer {
  text: string | null
  version: string | null
}
/** A text of a case that saves itself: how it is asked for and saved, and what it is called. */
export interface TextKind {
  name: TextName
  load: TypedDocumentNode<{ case: Answer }, { uuid: string }>
  save: TypedDocumentNode<Readonly<Record<string, Answer>>, { caseUuid: string; text: string; version: string | null }>
  label: string
  /** At the beginning of a sentence, and within one. */
  the: string
  these: string
  none: string
  placeholder: string
  height: string
}

/** One kind, whose mutation may answer under whatever name it has. */
const kind = <Saved extends Readonly<Record<string, Answer>>>(
  words: Omit<TextKind, 'save'> & {
    save: TypedDocumentNode<Saved, { caseUuid: string; text: string; version?: string | null | undefined }>
  },
): TextKind => words as unknown as TextKind

export const narrative = kind({
  name: 'narrative',
  load: NarrativeDocument,
  save: EditNarrativeDocument,
  label: 'Narrative',
  the: 'The narrative',
  these: 'this narrative',
  none: 'No narrative has been written.',
  placeholder: 'What the case was about and what was done, as it is to stand in the bill.',
  height: 'min(480px, 52vh)',
})

export const reasons = kind({
  name: 'enhancement',
  load: ReasonsDocument,
  save: EditReasonsDocument,
  label: 'Reasons for enhancement',
  the: 'The text of the reasons',
  these: 'these reasons',
  none: 'No reasons have been written.',
  placeholder:
    'Why the work earns more than its rate: exceptional competence, speed, circumstances or complexity; and what decides the percentage.',
  height: 'min(240px, 30vh)',
})
