import { chakra } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/stage-labels.ts'
import { Ban, CircleCheck, CircleDashed, Clock, type LucideIcon } from 'lucide-react'

const icons: Record<Stage, [icon: LucideIcon, colour: string]> = {
  in_progress: [CircleDashed, 'stage.inProgress'],
  in_review: [Clock, 'stage.inReview'],
  blocked: [Ban, 'stage.blocked'],
  complete: [CircleCheck, 'stage.complete'],
}

/**
 * The stage of a case as a word, a colour and an icon, so that the colour is not the only cue. `word` replaces the
 * default word.
 */
export function StageBadge({ stage, word = stageLabels[stage].badge }: { stage: Stage; word?: string }) {
  const [Icon, colour] = icons[stage]
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
      <Icon size={14} strokeWidth={2} aria-hidden />
      {word}
    </chakra.span>
  )
}
