import { Button, Text } from '@chakra-ui/react'
import { peopleTemplate } from '@costdraft/schema/people-import/people-template.ts'
import { useMemo, type RefObject } from 'react'
import { saveFile } from '../../files/save-file.ts'
import { EarlierImports } from '../../sheet-import/EarlierImports.tsx'
import { SheetDrop } from '../../sheet-import/SheetDrop.tsx'
import { countsOf, undoneWords } from './outcome-text.ts'
import { peopleRequests } from './people-requests.ts'
import { useUndoPeople, type PeopleImport } from './use-people-import.ts'

interface Props {
  clientUuid: string
  session: PeopleImport
  button: RefObject<HTMLButtonElement | null>
}

const saveTemplate = (): void => saveFile(new Blob([peopleTemplate()], { type: 'text/csv' }), 'people.csv')

/** Where an import begins: with a file, a sheet to fill in, or an earlier import that is undone. */
export function PeopleStart({ clientUuid, session, button }: Props) {
  const { list } = useMemo(() => peopleRequests(clientUuid), [clientUuid])
  const undo = useUndoPeople(clientUuid)
  return (
    <>
      <Text color="muted" mb="3">
        A row for each person: with an e-mail address they become a user, with a grade a fee earner, and with a child
        client they get a role there.{' '}
        <Button variant="plain" px="0" height="auto" textDecoration="underline" onClick={saveTemplate}>
          A sheet to fill in
        </Button>
      </Text>
      <SheetDrop name="People to import" button={button} session={session} />
      <EarlierImports list={list} undo={undo} countsOf={countsOf} wordsOf={undoneWords} />
    </>
  )
}
