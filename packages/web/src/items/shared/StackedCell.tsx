import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A cell of two lines: what belongs to the first stands below it, muted. One line where there is no second. */
export const stackedCell = (first: ReactNode, second: string): ReactNode =>
  second === '' ? (
    first
  ) : (
    <>
      {first}
      {first !== '' && (
        // A break and no block: what a row keeps free at the end of its long text stays on the line.
        <br />
      )}
      <chakra.span color="muted" textStyle="xs">
        {second}
      </chakra.span>
    </>
  )
