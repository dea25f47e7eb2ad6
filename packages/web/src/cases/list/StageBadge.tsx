import { chakra } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { stageWords } from '@costdraft/schema/stage-words.ts'
import { Ban, CircleCheck, CircleDashed, Clock, type LucideIcon } from 'lucide-react'

const marks: Record<Stage, [mark: LucideIcon, colour: string]> = {
  in_progress: [CircleDashed, 'stage.inProgress'],
  in_review: [Clock, 'stage.inReview'],
  blocked: [Ban, 'stage.blocked'],
  complete: [CircleCheck, 'stage.complete'],
}

/** The stage of a case: its word, its colour, and a mark for those who do not see the colour. Inside a case the page has its own word for it. */
export function StageBadge({ stage, word = stageWords[stage].badge }: { stage: Stage; word?: string }) {
  const [Mark, colour] = marks[stage]
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      color={colour}
      textStyle="caption"
      fontWeight="600"
      letterSpacing="0.02em"
      verticalAlign="middle"
    >
      <Mark size={14} strokeWidth={2} aria-hidden />
      {word}
    </chakra.span>
  )
}
