import { Box, Button } from '@chakra-ui/react'
import { useAddition } from '../../access/viewer.ts'
import { formatLongDay } from '../../formats/dates.ts'
import type { HandOverQuery } from '../../generated/graphql.ts'
import { useQuery } from '../../ui/use-query.ts'
import { counted } from './counted.ts'
import { HandOverDocument } from './leaving.operations.ts'
import { useUndoHandOver } from './use-undo-hand-over.ts'

type Undoable = NonNullable<NonNullable<HandOverQuery['handOver']>['undoable']>

function sentenceOf({ handedAt, byName, cases, views, casesTo, reviewsTo, viewsTo, endsAt }: Undoable): string {
  const parts = [
    casesTo && `${counted(cases, 'case')} to ${casesTo}`,
    reviewsTo && `reviews to ${reviewsTo}`,
    viewsTo && `${counted(views, 'saved view')} to ${viewsTo}`,
  ].filter(Boolean)
  return `On ${formatLongDay(handedAt)} ${byName} handed over ${parts.join(', ')}. Until ${formatLongDay(endsAt)} it can be undone.`
}

/** What was handed over of a user, with the undo, as long as there is one. */
export function HandedOver({ user, onUndone }: { user: { uuid: string; name: string }; onUndone: () => void }) {
  const isOffered = useAddition('hand_over')
  const { data } = useQuery(HandOverDocument, {
    variables: { userUuid: user.uuid },
    fetchPolicy: 'cache-and-network',
    skip: !isOffered,
  })
  const undo = useUndoHandOver()
  const undoable = data?.handOver?.undoable
  if (!undoable) return null
  return (
    <Box role="note" textStyle="sm" borderInlineStartWidth="3px" borderColor="attention.edge" ps="3" mb="4">
      {sentenceOf(undoable)}
      <Button
        size="sm"
        ms="3"
        onClick={() => {
          void undo(user).then((isDone) => isDone && onUndone())
        }}
      >
        Undo the hand-over
      </Button>
    </Box>
  )
}
