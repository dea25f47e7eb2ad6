import { chakra } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { Ban, CircleCheck, CircleDashed, CircleHelp, Clock, type LucideIcon } from 'lucide-react'

const icons: Record<Stage, [icon: LucideIcon, colour: string]> = {
  in_progress: [CircleDashed, 'stage.inProgress'],
  in_review: [Clock, 'stage.inReview'],
  blocked: [Ban, 'stage.blocked'],
  complete: [CircleCheck, 'stage.complete'],
}

interface Props {
  /** Null for a stage of the host's own. */
  stage: Stage | null
  word?: string | null
}

/** What is said of a stage without a word. */
const NO_WORD = 'NOT GIVEN'

/** The word of a badge. */
export const badgeText = ({ stage, stageWord }: { stage: Stage | null; stageWord?: string | null }): string =>
  stageWord ?? (stage === null ? NO_WORD : stageLabels[stage].badge)

/**
 * The stage of a case as a word, a colour and an icon, so that the colour is not the only cue. `word` replaces the
 * default word; of a stage of the host's own it is the only one.
 */
export function StageBadge({ stage, word }: Props) {
  const [Icon, colour] = stage === null ? ([CircleHelp, 'muted'] as const) : icons[stage]
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
      {badgeText({ stage, stageWord: word ?? null })}
    </chakra.span>
  )
}
