import type { PeopleUndone } from '@costdraft/schema/people-import/people-import.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { announcementOf } from '../../sheet-import/question-text.ts'
import { SheetDialog, stageOf, useStageRefs, type Stage, type StageRefs } from '../../sheet-import/SheetDialog.tsx'
import { StageFoot } from '../../sheet-import/StageFoot.tsx'
import { useConfirmedClose } from '../../sheet-import/use-confirmed-close.tsx'
import { useUndoImport, type UndoImport } from '../../sheet-import/use-undo-import.ts'
import { storedCount } from './outcome-text.ts'
import { peopleRequests } from './people-requests.ts'
import { peopleWords } from './people-words.ts'
import { PeopleOutcome } from './PeopleOutcome.tsx'
import { PeoplePreviewPage } from './PeoplePreviewPage.tsx'
import { PeopleStart } from './PeopleStart.tsx'
import { unsavedCount, useHandedOver, type HandedOver } from './use-handed-over.ts'
import { usePeopleImport, useUndoPeople, type PeopleImport } from './use-people-import.ts'

interface Props {
  client: { uuid: string; name: string }
  open: boolean
  close: () => void
}

interface PartProps {
  clientUuid: string
  stage: Stage
  refs: StageRefs
  session: PeopleImport
  undoing: UndoImport<PeopleUndone>
  links: HandedOver
  onClose: () => void
}

/** What a stage shows. */
function StagePage({ stage, clientUuid, session, undoing, refs, links }: PartProps) {
  const { opened, sending } = session
  if (stage === 'start') return <PeopleStart clientUuid={clientUuid} session={session} button={refs.start} />
  if (stage === 'preview')
    return <PeoplePreviewPage session={session} heading={refs.preview} scroller={refs.scroller} />
  return (
    sending.imported &&
    opened && <PeopleOutcome fileName={opened.file.name} imported={sending.imported} undoing={undoing} links={links} />
  )
}

/** What is asked before links that nobody has copied or saved are lost. Those of an undone import open nothing. */
function unsavedQuestion(links: HandedOver, { undone }: UndoImport<PeopleUndone>) {
  const count = unsavedCount(links)
  if (count === 0 || undone) return undefined
  return {
    title: `Close without ${count === 1 ? 'the link' : 'the links'}?`,
    text: `${counted(count, 'link')} ${count === 1 ? 'was' : 'were'} neither copied nor saved, and ${count === 1 ? 'is' : 'are'} not shown again. You can send another from the page of each user.`,
  }
}

/** Imports users, fee earners and roles in child clients from a sheet: what each row becomes is seen before. */
export function ImportPeopleDialog({ client, open, close }: Props) {
  const session = usePeopleImport(client.uuid)
  const { opened, reading, sending } = session
  const { preview } = reading
  const { imported } = sending
  const undoing = useUndoImport(useUndoPeople(client.uuid), imported?.import_uuid)
  const links = useHandedOver(imported)
  const { onClose, confirmDialog } = useConfirmedClose(session, open, close, unsavedQuestion(links, undoing))
  const refs = useStageRefs()
  const parts = { stage: stageOf(session), refs, clientUuid: client.uuid, session, undoing, links, onClose }
  return (
    <>
      <SheetDialog
        title={`Import people into ${client.name}`}
        session={session}
        files={noFiles}
        open={open}
        onClose={onClose}
        announcement={announcementOf(session.reading.preview, peopleWords)}
        refs={refs}
        foot={
          <StageFoot
            {...parts}
            stored={preview ? storedCount(preview.counts) : 0}
            saveFailed={async () => {
              if (opened) await peopleRequests(client.uuid).saveFailed(opened)
            }}
          />
        }
      >
        <StagePage {...parts} />
      </SheetDialog>
      {confirmDialog}
    </>
  )
}
const noFiles: readonly File[] = []
