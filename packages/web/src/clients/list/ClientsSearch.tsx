import { Flex } from '@chakra-ui/react'
import { SearchField } from '../../ui/table/SearchField.tsx'

/** The search field above a list of clients. */
export const ClientsSearch = ({ search, onSearch }: { search: string; onSearch: (search: string) => void }) => (
  <Flex mb="3">
    <SearchField name="Search clients" placeholder="Search clients" value={search} change={onSearch} />
  </Flex>
)
