import { Box, Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { listed, counted } from '@costdraft/schema/text/in-words.ts'
import { useAddition } from '../../access/viewer.ts'
import { formatDay } from '../../formats/dates.ts'
import type { HandOverQuery } from '../../generated/graphql.ts'
import { useQuery } from '../../ui/use-query.ts'
import { HandOverDocument } from './leaving.operations.ts'
import { useHandOver } from './use-hand-over.tsx'
import { useUndoHandOver } from './use-undo-hand-over.ts'

type Held = NonNullable<HandOverQuery['handOver']>

function handedSentence({
  handedAt,
  byName,
  cases,
  views,
  casesTo,
  reviewsTo,
  viewsTo,
  endsAt,
}: NonNullable<Held['undoable']>): string {
  const parts = [
    casesTo && `${counted(cases, 'case')} to ${casesTo}`,
    reviewsTo && `reviews to ${reviewsTo}`,
    viewsTo && `${counted(views, 'saved view')} to ${viewsTo}`,
  ].filter((part) => part !== null && part !== '')
  return `On ${formatDay(handedAt)} ${byName} handed over ${parts.join(', ')}. Until ${formatDay(endsAt)} it can be undone.`
}

/** What whoever has left still holds; empty for nothing. */
function heldText({ cases, views }: Held): string {
  const some = (count: number, one: string): string[] => (count > 0 ? [counted(count, one)] : [])
  return listed([...some(cases, 'open case'), ...some(views, 'saved view')])
}

interface Props {
  user: { uuid: string; name: string; client?: { uuid: string } | null }
  onChanged: () => void
}

/** What was handed over of a deactivated user, with its undo, and what they still hold, with its hand-over. */
export function HandedOver({ user, onChanged }: Props) {
  const isOffered = useAddition('hand_over')
  const { data } = useQuery(HandOverDocument, {
    variables: { userUuid: user.uuid },
    fetchPolicy: 'cache-and-network',
    skip: !isOffered,
  })
  const undo = useUndoHandOver()
  const { handOver, handOverDialog } = useHandOver()
  const held = data?.handOver
  if (!held) return null
  const still = heldText(held)
  const { uuid, name, client: firm } = user
  return (
    <>
      {held.undoable && (
        <Note
          text={handedSentence(held.undoable)}
          action="Undo the hand-over"
          run={() => void undo(user).then((isDone) => isDone && onChanged())}
        />
      )}
      {still !== '' && firm && (
        <Note
          text={`${name} still has ${still}.`}
          action="Hand over"
          run={() =>
            void handOver({ uuid, name, firm: firm.uuid, isGone: true }).then((isDone) => isDone && onChanged())
          }
        />
      )}
      {handOverDialog}
    </>
  )
}

const Note = ({ text, action, run }: { text: string; action: string; run: () => void }): ReactNode => (
  <Box role="note" textStyle="sm" borderInlineStartWidth="3px" borderColor="attention.edge" ps="3" mb="4">
    {text}
    <Button size="sm" ms="3" onClick={run}>
      {action}
    </Button>
  </Box>
)
