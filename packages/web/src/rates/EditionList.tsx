import { Box, Heading, chakra } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import { formatIsoDate } from '../formats/dates.ts'
import { editionQuery } from './rate-paths.ts'
import { originOf, type RateEdition } from './rate-table.ts'

const Anchor = chakra(Link)
const entry = {
  display: 'block',
  px: '3',
  py: '2',
  borderInlineStartWidth: '3px',
  borderColor: 'transparent',
  borderRadius: 'l1',
  textStyle: 'sm',
  focusVisibleRing: 'inside',
  _hover: { bg: 'hover' },
  '&[aria-current]': { borderColor: 'accent', bg: 'accent.ground' },
} as const

interface Props {
  editions: readonly RateEdition[]
  chosen: RateEdition
  inForce: RateEdition | undefined
}

/** The editions of a table, newest first; the one in force today is marked. A choice is kept in the URL. */
export function EditionList({ editions, chosen, inForce }: Props) {
  const [params] = useSearchParams()
  const to = (edition: RateEdition): string => {
    const query = new URLSearchParams(params)
    for (const name of ['edition', 'from']) query.delete(name)
    for (const [name, value] of Object.entries(editionQuery(edition))) query.set(name, value)
    return `?${query.toString()}`
  }
  return (
    <Box as="nav" aria-labelledby="rate-editions">
      <Heading as="h2" id="rate-editions" textStyle="sm" fontWeight="600" mb="2">
        Editions
      </Heading>
      <chakra.ul listStyleType="none">
        {editions.map((edition) => (
          <li key={edition.uuid ?? edition.effectiveFrom}>
            <Anchor
              css={entry}
              to={to(edition)}
              preventScrollReset
              aria-current={edition === chosen ? 'true' : undefined}
            >
              <chakra.span display="flex" justifyContent="space-between" gap="3">
                <chakra.span fontWeight={edition === chosen ? '600' : '500'}>
                  {`From ${formatIsoDate(edition.effectiveFrom)}`}
                </chakra.span>
                {edition === inForce && (
                  <chakra.span textStyle="xs" color="accent" whiteSpace="nowrap" lineHeight="20px">
                    In force today
                  </chakra.span>
                )}
              </chakra.span>
              <chakra.span display="block" color="muted" textStyle="xs">
                {originOf(edition)}
              </chakra.span>
              {edition.provisional && (
                <chakra.span display="block" color="attention.ink" textStyle="xs">
                  Provisional
                </chakra.span>
              )}
            </Anchor>
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
