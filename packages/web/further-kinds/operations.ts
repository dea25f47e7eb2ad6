import { Kind, parse, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'
import type { TabRegistry } from '../src/items/shared/define-tab.tsx'
import type { AnyOperations } from '../src/items/shared/item-operations.ts'
import { AfterRowsFragmentDoc, ItemCommentsFragmentDoc } from '../src/generated/graphql.ts'

const definitionsOf = (document: unknown): FragmentDefinitionNode[] =>
  (document as { definitions: FragmentDefinitionNode[] }).definitions
/** The fragments of the product that a change spreads, each once, and those that a list does. */
const ofLists = definitionsOf(ItemCommentsFragmentDoc)
const ofChanges = [
  ...new Map([...ofLists, ...definitionsOf(AfterRowsFragmentDoc)].map((one) => [one.name.value, one])).values(),
]

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
  const documentOf = (name: string, type: string, shared = ofChanges) => ({
    kind: Kind.DOCUMENT as const,
    definitions: [...operation(name), ...fragments.filter(({ name }) => name.value === `${type}Row`), ...shared],
  })
  return (type) =>
    ({
      list: documentOf(lists[type] ?? '', type, ofLists),
      add: documentOf(`Add${type}`, type),
      edit: documentOf(`Edit${type}`, type),
      remove: documentOf(`Remove${type}`, type),
      restore: documentOf(`Restore${type}`, type),
    }) as unknown as AnyOperations
}
