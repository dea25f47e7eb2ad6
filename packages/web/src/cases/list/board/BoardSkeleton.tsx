import { Box, Skeleton, VisuallyHidden, chakra } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { delayedFadeIn } from '../../../ui/delayed-fade-in.ts'
import { board, column, stageColours } from './board-styles.ts'
import { card } from './card-styles.ts'

const widths = ['80%', '55%', '70%', '62%']

const CardSkeleton = ({ width }: { width: string | undefined }) => (
  <Box css={card} mb="1.5">
    <Skeleton height="3" my="1" width={width} />
    <Skeleton height="2.5" mt="2.5" width="45%" />
    <Skeleton height="2.5" mt="2.5" mb="1" width="100%" />
  </Box>
)

/** Placeholder shown while the board loads. */
export const BoardSkeleton = ({ shown }: { shown: readonly Stage[] }) => (
  <chakra.div css={delayedFadeIn}>
    <VisuallyHidden role="status">Loading the cases</VisuallyHidden>
    <chakra.div css={board} aria-hidden>
      {shown.map((stage, i) => (
        <chakra.section key={stage} css={column} borderTopColor={stageColours[stage]} overflow="hidden">
          <header>
            <h2>{stageLabels[stage].column}</h2>
            <span>{'\u00A0'}</span>
            <span>{'\u00A0'}</span>
          </header>
          {Array.from({ length: 5 - (i % 2) }, (_, line) => (
            <CardSkeleton key={line} width={widths[(line + i) % widths.length]} />
          ))}
        </chakra.section>
      ))}
    </chakra.div>
  </chakra.div>
)
