import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { londonToday } from '../../formats/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { beginningText, factsOf, stateOf, type Period, type Periods } from './periods.ts'

export interface PeriodListProps {
  periods: Periods
  siteName: (uuid: string) => string
  /** What can be done with a period that has a beginning. */
  correct: (period: Period) => void
  remove: (period: Period) => void
  /** The period that is being removed. */
  removed?: Period | undefined
}
const states = {
  'in force': { text: 'In force today', colour: 'accent' },
  coming: { text: 'Coming', colour: 'muted' },
} as const
const removing = { text: 'Removing…', colour: 'muted' } as const

/** The facts of a period in one line; what differs from the period before is in full ink. */
const Facts = ({
  period,
  before,
  siteName,
}: { period: Period; before: Period | undefined } & Pick<PeriodListProps, 'siteName'>) => (
  <chakra.span display="block" color="muted" overflowWrap="anywhere">
    {factsOf(period, before, siteName).map(({ text, isChanged }, i) => (
      <chakra.span key={text}>
        {i > 0 && ' · '}
        <chakra.span {...(isChanged && { color: 'ink', fontWeight: '500' })}>{text}</chakra.span>
      </chakra.span>
    ))}
  </chakra.span>
)

/** What a fee earner is from which day, in the order of days. All but the first can be corrected and removed. */
export function PeriodList({ periods, siteName, correct, remove, removed }: PeriodListProps) {
  const id = useId()
  const today = londonToday()
  return (
    <Box as="section" aria-labelledby={id} mt="4" mb="4" textStyle="sm">
      <Heading as="h3" id={id} textStyle="sm" fontWeight="500" mb="1">
        What holds from which day
      </Heading>
      <chakra.ol listStyleType="none" aria-labelledby={id}>
        {periods.map((period, i) => {
          const beginning = beginningText(period)
          const state = stateOf(periods, period, today)
          const mark = period === removed ? removing : state && states[state]
          const about = beginning.replace('From', 'from')
          return (
            <Flex as="li" key={beginning} gap="3" py="1.5" borderTopWidth="1px" borderColor="line" align="flex-start">
              <Box flex="1" minW="0">
                <Flex gap="3" wrap="wrap" align="baseline">
                  <chakra.span fontWeight="500">{beginning}</chakra.span>
                  {mark && (
                    <chakra.span textStyle="xs" color={mark.colour} role={mark === removing ? 'status' : undefined}>
                      {mark.text}
                    </chakra.span>
                  )}
                </Flex>
                <Facts period={period} before={periods[i - 1]} siteName={siteName} />
              </Box>
              {period.from !== null && (
                <Flex flexShrink="0" gap="1">
                  <IconButton
                    type="button"
                    name={`Correct what holds ${about}`}
                    icon={Pencil}
                    aria-haspopup="dialog"
                    onClick={() => correct(period)}
                  />
                  <IconButton
                    type="button"
                    name={`Remove what holds ${about}`}
                    icon={Trash2}
                    aria-haspopup="dialog"
                    onClick={() => remove(period)}
                  />
                </Flex>
              )}
            </Flex>
          )
        })}
      </chakra.ol>
    </Box>
  )
}
