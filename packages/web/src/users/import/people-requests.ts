import type {
  PeopleChoices,
  PeopleImportRecord,
  PeopleImported,
  PeoplePreview,
  PeopleUndone,
} from '@costdraft/schema/people-import/people-import.ts'
import { sheetRequests } from '../../sheet-import/requests.ts'
import { messages } from '../../ui/messages.ts'

interface PeopleAnswers {
  preview: PeoplePreview
  imported: PeopleImported
  record: PeopleImportRecord
  undone: PeopleUndone
}

/** The requests of the import of people into a client. */
export const peopleRequests = (clientUuid: string) =>
  sheetRequests<PeopleChoices, PeopleAnswers>(`users/clients/${clientUuid}/import`, {
    failedToRead: messages.failedToReadPeople,
    failedToImport: messages.failedToImportPeople,
  })
