import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { Mark } from '../ui/Mark.tsx'
import { formatAmount, formatPounds } from '../formats/format-money.ts'

interface Compared {
  /** In pounds an hour; null where none is held. */
  guidelineRate: string | null
  isAboveGuideline: boolean | null
}

/** How a rate compares with the guideline rate, as a sentence; nothing where there is none to compare. */
export const guidelineSentence = ({ guidelineRate, isAboveGuideline }: Compared): string | undefined => {
  if (guidelineRate === null) return undefined
  return `${isAboveGuideline ? 'Above the guideline rate of' : 'Guideline rate'} ${formatPounds(guidelineRate)}`
}

/** Marks a rate above the guideline rate, and says so; nothing for any other. */
export function AboveGuideline({ guidelineRate, isAboveGuideline }: Compared) {
  const sentence = guidelineSentence({ guidelineRate, isAboveGuideline })
  if (!isAboveGuideline || sentence === undefined) return null
  return <Mark icon={TriangleAlert} why={sentence} at="start" />
}

/** The guideline rate in pounds in a few words. */
export const guidelineText = (rate: string): string => `guide ${formatAmount(rate)}`

/** The guideline rate, on a line below the rate that is claimed. */
export const GuidelineRate = ({ rate }: { rate: string }) => (
  <chakra.span display="block" color="muted" whiteSpace="nowrap">
    {guidelineText(rate)}
  </chakra.span>
)
