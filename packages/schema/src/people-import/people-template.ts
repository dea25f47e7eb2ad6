import type { PeopleColumn } from './people-import.ts'

/** The headings of a sheet to fill in, each of which the import knows by itself. */
export const templateHeadings = {
  name: 'Name',
  email_address: 'E-mail address',
  client_role: 'Role',
  site: 'Office',
  solicitor_sra_number: 'SRA number',
  grade: 'Grade',
  child_client: 'Child client',
  child_client_role: 'Role in child client',
} as const satisfies Partial<Record<PeopleColumn, string>>

/** A sheet to fill in, as a CSV file: the headings alone, with the mark by which spreadsheets know the encoding. */
export const peopleTemplate = (): string => `\uFEFF${Object.values(templateHeadings).join(',')}\r\n`
