import type { Stage } from '@costdraft/costing'
import type { MoveCaseMutationVariables } from '../../generated/graphql.ts'
import { toastAndRethrow } from '../../ui/toast-and-rethrow.ts'
import type { FormMove } from './use-save-and-move.tsx'

/** The move that a form asks for in whose field State another stage was chosen. */
export const stateMove = (
  caseName: string,
  to: Stage,
  send: (variables: MoveCaseMutationVariables) => Promise<unknown>,
): FormMove => ({
  to,
  title: 'Reopen this case?',
  failure: `The state of ${caseName} was not changed`,
  send: (variables) => send({ ...variables, stage: to }),
  onError: toastAndRethrow(),
})
