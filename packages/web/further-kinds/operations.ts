import { Kind, parse, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'
import type { TabRegistry } from '../src/items/shared/define-tab.tsx'
import type { AnyOperations } from '../src/items/shared/item-operations.ts'
import { ItemCommentsFragmentDoc } from '../src/generated/graphql.ts'

/** Names of operations that are not called by what they do and the type: the query of a list. */
type ListNames = Readonly<Record<string, string>>

/**
 * The operations of kinds in the text that is generated from them. `lists` are the names of the queries of their lists,
 * by type.
 */
export function operationsIn(text: string, lists: ListNames): TabRegistry['operationsOf'] {
  const { definitions } = parse(text, { noLocation: true })
  const fragments = definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
  const operation = (name: string): OperationDefinitionNode[] =>
    definitions.filter(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
    )
  const documentOf = (name: string, type: string) => ({
    kind: Kind.DOCUMENT as const,
    definitions: [
      ...operation(name),
      ...fragments.filter(({ name }) => name.value === `${type}Row`),
      ...(ItemCommentsFragmentDoc as unknown as { definitions: FragmentDefinitionNode[] }).definitions,
    ],
  })
  return (type) =>
    ({
      list: documentOf(lists[type] ?? '', type),
      // It reads no row.
      sums: { kind: Kind.DOCUMENT, definitions: operation(`${lists[type]}Sums`) },
      add: documentOf(`Add${type}`, type),
      edit: documentOf(`Edit${type}`, type),
      remove: documentOf(`Remove${type}`, type),
      restore: documentOf(`Restore${type}`, type),
    }) as unknown as AnyOperations
}
