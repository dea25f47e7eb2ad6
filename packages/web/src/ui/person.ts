import { createContext, useContext } from 'react'

/** Who is signed in, by uuid: what a person has set for themselves is kept under it. */
export const PersonContext = createContext('')

/** The uuid of the person who is signed in. */
export const usePerson = (): string => useContext(PersonContext)
