import { Box, Link, Text } from '@chakra-ui/react'
import { Link as To } from 'react-router'
import { missingTables } from './missing-tables.ts'
import { tablePath } from './rate-paths.ts'
import { RateTablesDocument } from './rates.operations.ts'
import { useMayEditRates } from './use-may-edit-rates.ts'
import { useQuery } from '../ui/use-query.ts'

interface Props {
  clientUuid: string
  /** Why lines of the bill are not priced. */
  sentences: readonly string[]
}

/** Links to the tables whose figures lines of a bill lack, for viewers who may enter them. */
export function MissingTables({ clientUuid, sentences }: Props) {
  const mayEdit = useMayEditRates(sentences.length > 0 ? clientUuid : undefined)
  const { data } = useQuery(RateTablesDocument, { variables: { clientUuid }, skip: !mayEdit })
  const missing = missingTables(data?.rateTables ?? [], sentences)
  if (missing.length === 0) return null
  return (
    <Box mt="4" textStyle="sm">
      <Text textStyle="sm">The figures can be entered in the rates of the firm:</Text>
      <ul>
        {missing.map(({ key, name, title }) => (
          <li key={key}>
            <Link asChild>
              <To to={tablePath(key, clientUuid)}>{name}</To>
            </Link>
            {` ${title}`}
          </li>
        ))}
      </ul>
    </Box>
  )
}
