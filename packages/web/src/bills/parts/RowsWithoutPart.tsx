import { Box, Link, Text, chakra } from '@chakra-ui/react'
import { Link as To } from 'react-router'
import { rowsWithoutPart } from './rows-without-part.ts'
import { RowsWithoutPartDocument } from './parts.operations.ts'
import { useQuery } from '../../ui/use-query.ts'

/** Says how many rows have no part, where they are, and what follows. */
export function RowsWithoutPart({ caseUuid }: { caseUuid: string }) {
  // Bypasses the cache: it counts rows that change in other tabs.
  const { data } = useQuery(RowsWithoutPartDocument, { variables: { uuid: caseUuid }, fetchPolicy: 'no-cache' })
  const places = rowsWithoutPart(data?.case.totals.heads ?? [])
  return (
    <Box
      role="note"
      mt="2"
      px="2.5"
      py="1.5"
      bg="attention.ground"
      color="attention.ink"
      borderInlineStartWidth="3px"
      borderColor="attention.edge"
    >
      <Text textStyle="sm">
        These rows belong to neither part. Time and hearings are not priced until their part is chosen; disbursements
        are counted here.
      </Text>
      {places.length > 0 && (
        <chakra.ul aria-label="Rows without a part" textStyle="sm" mt="1" display="flex" flexWrap="wrap" columnGap="5">
          {places.map(({ title, tab, count }) => (
            <li key={tab}>
              {`${count} in `}
              <Link asChild color="inherit" textDecoration="underline" textUnderlineOffset="3px">
                <To to={{ search: `?tab=${tab}` }} replace preventScrollReset>
                  {title}
                </To>
              </Link>
            </li>
          ))}
        </chakra.ul>
      )}
    </Box>
  )
}
