import { useAddress } from '../../ui/table/use-address.ts'
import { readAddress, writeAddress } from './list-address.ts'

/** The question of the list of cases as the address asks it, and how to ask another. */
export const useListAddress = () => useAddress(readAddress, writeAddress)
