import { chakra } from '@chakra-ui/react'

interface Props {
  columns: readonly string[]
  /** The width of a last column with the buttons of each row, if there is one. */
  actions?: string
}

/** The head of a short table, which stays where it is while the page scrolls. */
export const StaticHead = ({ columns, actions }: Props) => (
  <thead>
    <tr>
      {columns.map((label) => (
        <chakra.th key={label} scope="col" position="static!">
          {label}
        </chakra.th>
      ))}
      {actions !== undefined && (
        <chakra.th scope="col" position="static!" width={actions}>
          <chakra.span srOnly>Actions</chakra.span>
        </chakra.th>
      )}
    </tr>
  </thead>
)
