import { Flex } from '@chakra-ui/react'
import { SearchField } from '../../ui/table/SearchField.tsx'

/** The search of a list of clients. */
export const ClientsSearch = ({ search, ask }: { search: string; ask: (search: string) => void }) => (
  <Flex mb="3">
    <SearchField name="Search clients" placeholder="Search clients" value={search} change={ask} />
  </Flex>
)
