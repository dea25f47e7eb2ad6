import { Box, Text, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { MergePreviewQuery } from '../../generated/graphql.ts'
import { RadioChoice } from '../../ui/form/RadioChoice.tsx'

type Preview = NonNullable<MergePreviewQuery['mergePreview']>
export type Collision = Preview['collisions'][number]
export type Whose = 'kept' | 'merged'
export type Choices = Readonly<Record<string, Whose>>

interface Props {
  collisions: readonly Collision[]
  choices: Choices
  choose: (key: string, whose: Whose) => void
}

/** One thing that both clients have, with the choice that it needs. */
function CollisionEntry({
  collision,
  chosen,
  choose,
}: { collision: Collision; chosen: Whose | undefined } & Pick<Props, 'choose'>) {
  const id = useId()
  const { key, name, outcome, kept, merged, blocks } = collision
  const isAsked = kept !== null && merged !== null
  return (
    <chakra.li py="2" borderBottomWidth="1px" borderColor="line">
      <Text overflowWrap="anywhere">{name}</Text>
      <Text id={`${id}-outcome`} textStyle="sm" color={blocks ? 'danger.ink' : 'muted'}>
        {outcome}
      </Text>
      {isAsked && (
        <Box role="radiogroup" aria-label={name} aria-describedby={`${id}-outcome`} mt="1">
          {(['kept', 'merged'] as const).map((whose) => (
            <RadioChoice
              key={whose}
              id={`${id}-${whose}`}
              name={id}
              label={(whose === 'kept' ? kept : merged) ?? ''}
              isChosen={chosen === whose}
              choose={() => choose(key, whose)}
            />
          ))}
        </Box>
      )}
    </chakra.li>
  )
}

/** What both clients have, or have in another way each, with what becomes of it. */
export const Collisions = ({ collisions, choices, choose }: Props) => (
  <chakra.ul aria-label="What both have" listStyleType="none" p="0">
    {collisions.map((collision) => (
      <CollisionEntry key={collision.key} collision={collision} chosen={choices[collision.key]} choose={choose} />
    ))}
  </chakra.ul>
)
