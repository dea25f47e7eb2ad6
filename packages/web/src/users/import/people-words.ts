import type { PeopleColumn } from '@costdraft/schema/people-import/people-import.ts'
import { notTakenText } from '../../sheet-import/question-text.ts'
import type { SheetPreview, SheetWords } from '../../sheet-import/sheet-preview.ts'
import { listed } from '@costdraft/schema/text/in-words.ts'

/** The names of the columns of a sheet of people. */
export const columnNames: Readonly<Record<PeopleColumn, string>> = {
  name: 'Name',
  first_name: 'First name',
  surname: 'Surname',
  email_address: 'E-mail address',
  client_role: 'Role',
  site: 'Office',
  solicitor_sra_number: 'SRA number',
  fee_earner_type: 'Type of fee earner',
  grade: 'Grade',
  initials: 'Initials',
  child_client: 'Child client',
  child_client_role: 'Role in child client',
}
const nameOf = (column: string): string => columnNames[column as PeopleColumn] ?? column
/** Names as they stand in a sentence. */
const inSentence = (column: string): string =>
  column === 'solicitor_sra_number' ? columnNames.solicitor_sra_number : nameOf(column).toLowerCase()

/** How the columns of a file were understood, in sentences. Either of address and grade makes a row somebody. */
export function columnsText({ columns, missing }: Pick<SheetPreview, 'columns' | 'missing'>): string {
  if (missing.length > 0) {
    const either = missing.includes('email_address')
    const others = missing.filter((column) => column !== 'email_address' && column !== 'grade').map(inSentence)
    const asked = [...others, ...(either ? ['e-mail address or grade'] : [])]
    return `Choose the ${asked.length === 1 ? 'column' : 'columns'} for ${listed(asked)}.`
  }
  return ['All columns that are needed were recognised.', notTakenText(columns)].filter(Boolean).join(' ')
}

/** What the import of people calls its sheets and columns. */
export const peopleWords: SheetWords = {
  holds: 'the people',
  columnName: nameOf,
  columnsText,
}
