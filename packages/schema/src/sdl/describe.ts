// Node only, as the whole room.
import {
  Kind as Node,
  parse,
  print,
  visit,
  type ASTNode,
  type DocumentNode,
  type InputValueDefinitionNode,
  type StringValueNode,
} from 'graphql'
import type { AnyField, Fields } from '../field.ts'
import { labelOf } from '../labels.ts'
import { argumentDescriptions } from './argument-descriptions.ts'
import { commonArguments, commonFields, nounOfMutation } from './common-descriptions.ts'
import { nameIn } from './inputs.ts'
import { sentencesOfField, wordsOfAnswer } from './rule-sentences.ts'

const described = <N extends { description?: StringValueNode | undefined }>(node: N, text: string | undefined): N =>
  node.description || !text ? node : { ...node, description: { kind: Node.STRING, value: text } }
/** A description with further sentences, each once. */
const withSentences = <N extends { description?: StringValueNode | undefined }>(
  node: N,
  sentences: readonly (string | undefined)[],
): N => {
  const value = node.description?.value ?? ''
  const more = sentences.filter((one) => one !== undefined && !value.includes(one))
  if (more.length === 0) return node
  return { ...node, description: { kind: Node.STRING, value: [value, ...more].filter(Boolean).join(' ') } }
}

const nameOf = (node: ASTNode | undefined): string => (node && 'name' in node ? (node.name?.value ?? '') : '')
/** The uuid of the record that a field is about, by the name of the field. */
const uuidOf = (field: string): string => `The uuid of the ${nounOfMutation(field)}.`
const inputOf = (field: string, { type }: InputValueDefinitionNode): string =>
  /Changes\b/.test(print(type))
    ? `What to change of the ${nounOfMutation(field)}; what is left out stays as it is, and null empties it.`
    : `The values of the ${nounOfMutation(field)}.`

/** Items of a list of the case come in larger pages than anything else. */
const ITEMS_FIRST = 'How many to answer: 100 unless it is given, at most 500.'
const isOfItems = (others: readonly InputValueDefinitionNode[] = []): boolean =>
  others.some(({ type }) => nameIn(type) === 'ItemFilter')

function argumentText(field: string, argument: InputValueDefinitionNode, isItems: boolean): string | undefined {
  const { value: name } = argument.name
  const own = argumentDescriptions[`${field}.${name}`]
  if (own) return own
  if (name === 'first' && isItems) return ITEMS_FIRST
  if (name === 'changes') return 'The changes, in the order in which they are made: at most 100.'
  if (name === 'files') return 'The uuids of the documents, in their order: the whole list.'
  if (name === 'uuid') return uuidOf(field)
  return name === 'input' ? inputOf(field, argument) : commonArguments[name]
}

/** The field tables of types and inputs by their names: what each field accepts, and the words of each answer. */
export type FieldTables = ReadonlyMap<string, Fields>

const fieldIn = (tables: FieldTables, type: string, name: string): AnyField | undefined =>
  tables.get(type)?.[name] as AnyField | undefined

/**
 * SDL in which everything has a description that follows from its name or from its field table: arguments and fields
 * that are the same everywhere, what inputs accept, the words of answers, and the words of enums by their labels.
 * What is described in `sdl` keeps that description, with the sentences of its table after it.
 */
export function describe(sdl: string, tables: FieldTables): string {
  const document: DocumentNode = parse(sdl, { noLocation: true })
  const types: ASTNode[] = []
  const typeOf = (): string => nameOf(types.at(-1))
  const enter = (node: ASTNode): undefined => void types.push(node)
  const leave = (): undefined => void types.pop()
  const block = { enter, leave }
  return print(
    visit(document, {
      ObjectTypeDefinition: block,
      ObjectTypeExtension: block,
      InterfaceTypeDefinition: block,
      InputObjectTypeDefinition: block,
      EnumValueDefinition: (node) => described(node, `${labelOf(node.name.value)}.`),
      FieldDefinition: {
        enter: (node) => {
          const field = fieldIn(tables, typeOf(), node.name.value)
          const isText = /^String!?$/.test(print(node.type))
          return {
            ...withSentences(described(node, commonFields[node.name.value]), [
              field && isText ? wordsOfAnswer(field) : undefined,
            ]),
            arguments: node.arguments?.map((argument) =>
              described(argument, argumentText(node.name.value, argument, isOfItems(node.arguments))),
            ),
          }
        },
      },
      InputValueDefinition: (node) => {
        const field = fieldIn(tables, typeOf(), node.name.value)
        return field ? withSentences(node, sentencesOfField(field)) : undefined
      },
    }),
  )
}
