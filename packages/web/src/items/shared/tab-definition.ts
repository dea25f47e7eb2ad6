import type { ComponentType } from 'react'
import type { CaseFacts, Draft, Fields } from '@costdraft/schema/field.ts'
import type { ItemOrder } from '@costdraft/schema/items/item-query.ts'
import type { AnyKind, Kind, ManyPart, OnePart, Parts } from '@costdraft/schema/kind.ts'
import type { ItemRows } from '../../generated/item-operations.ts'
import type { Controls, Option } from '../../ui/form/controls.ts'
import type { Column } from '../../ui/table/columns.ts'
import type { AnyRow } from './item-row.ts'
import type { AnyOperations, Sums } from './item-operations.ts'

/** A kind with a list, whose operations are therefore generated. */
export type TabKind = AnyKind & { type: keyof ItemRows }
/** The row of a kind as its list answers it. */
export type RowOf<K extends TabKind> = ItemRows[K['type']]

/** The form of a single record under an item. `label` is that of its checkbox, `template` its grid columns. */
interface OneAsked<F extends Fields> {
  label: string
  template: string
  controls: Controls<F>
  /** Initial values of a new record. */
  defaults?: Draft
  /**
   * Of an entry of a list: asked beside the fields of the entry, in columns of its `template`, and not behind a
   * checkbox. All empty, there is none.
   */
  isInline?: boolean
}
/**
 * The form of a list under an item. `template` is the grid columns of a row; the parts of an entry stand below its row.
 */
interface ManyAsked<K extends AnyKind> {
  label: string
  singular: string
  template: string
  controls: Controls<K['fields']>
  /** The words of the button that adds an entry, if not those that follow from `singular`. */
  addLabel?: string
  /** Why a case can have no entries, as a sentence; undefined where it can. */
  noneBecause?: (facts: CaseFacts) => string | undefined
}
type PartsAsked<K extends AnyKind> = { readonly [P in keyof K['parts']]: PartAsked<K['parts'][P]> }
/** Only a kind that has parts needs their forms. */
type WithParts<K extends AnyKind> = keyof K['parts'] extends never ? unknown : { parts: PartsAsked<K> }
type PartAsked<P> =
  P extends OnePart<infer F> ? OneAsked<F> : P extends ManyPart<infer K> ? ManyAsked<K> & WithParts<K> : never

type NameOf<K extends AnyKind> = (keyof K['fields'] | keyof K['parts']) & string
/** One field, or several side by side. */
type Line<N extends string> = N | readonly N[]
/** A titled group of lines, hidden when none of them applies. `summary` is a line of text below them. */
interface Group<N extends string> {
  title: string
  lines: readonly Line<N>[]
  summary?: (draft: Draft) => string
}

/** An item through which a row of another kind is changed. `tab` is the key of the tab that lists it. */
export interface ParentItem {
  tab: string
  name: string
  uuid: string
}

/** A column of a tab: with `when`, only of some cases; `sum` is what it shows of the rows of the list together. */
export type TabColumn<Row> = Column<Row, ItemOrder> & {
  when?: (facts: CaseFacts) => boolean
  sum?: (sums: Sums) => string
}

/**
 * What is given to what a form shows of the price of an item: its case, the stored item that is edited, and how its
 * values are sent, if they are whole.
 */
export interface PriceProps {
  caseUuid: string
  uuid: string | undefined
  inputOf: (values: Draft) => Draft | undefined
}

export interface TabDefinition<K extends AnyKind, Row = RowOf<K & TabKind>> {
  kind: K
  title: string
  /** Name of one item, for buttons and dialogs. */
  singular: string
  /** What is said when the list cannot be loaded, if not *Error fetching* and the title. */
  loadError?: string
  columns: readonly TabColumn<Row>[]
  /** A control for every field and every part; a missing one is a compile error. */
  controls: Controls<K['fields']>
  parts: PartsAsked<K>
  layout: readonly (Line<NameOf<K>> | Group<NameOf<K>>)[]
  /** The width of its dialog, where the rows of a list under the item need more room than most. */
  dialogSize?: 'xl'
  /** Initial values of a new item that do not follow from its case or the row before it (`new-item.ts`). */
  defaults?: Draft
  /** A date that is asked of the first item, not taken from today: what it is of was on a day of its own. */
  asksFirst?: keyof K['fields'] & string
  /** Fields whose values "Save and add another" copies to the next item. */
  carryOver: readonly (keyof K['fields'] & string)[]
  /**
   * Where items are entered in rows: the fields of a row in their order, each with its width as a grid track of the
   * dialog of several, and with its heading in the grid where its label is too long.
   */
  entry?: readonly { name: keyof K['fields'] & string; width: string; head?: string }[]
  /** Whether a dialog adds several items at once, with the fields of `entry`. */
  isAddedInSeveral?: boolean
  /**
   * Where several tabs share a kind: the values of a field that this tab lists and offers; of a single one it is not
   * asked. `list` is the field of `Case` that lists these rows alone; without it they are chosen from all rows of the
   * kind.
   */
  only?: { field: keyof K['fields'] & string; values: readonly string[]; list?: string }
  /** The item through which alone a row is changed, where it belongs to one: its tab, its name and its uuid. */
  parentOf?: (row: Row, facts: CaseFacts) => ParentItem | undefined
  /** Name of a row, used in the accessible names of its buttons. */
  nameOf: (row: Row) => string
  /** What is to be said of a row above its form, as a sentence; null where there is nothing. */
  noticeOf?: (row: Row) => string | null
  /** What a row costs in pounds, as text, where that is no field of it. */
  costOf?: (row: Row) => string
  /** Shown below the form of a new item: what it will pay. */
  Price?: ComponentType<PriceProps>
  /** Further actions on the list, shown beside the add button. */
  ListActions?: ComponentType<{ caseUuid: string; isEmpty: boolean; feeEarners: readonly Option[] }>
}

/**
 * How the items of a kind are offered as choices: the query of their list, and the field with the text by which people
 * know them.
 */
export interface ReferredItems {
  list: AnyOperations['list']
  textField: string
}

/** A tab definition with its kind erased, as the shared code uses it. Types were checked where the tab was defined. */
export interface AnyTab extends Omit<
  TabDefinition<Kind<string, string, Fields, Parts>, AnyRow>,
  'controls' | 'parts' | 'layout' | 'carryOver' | 'only' | 'entry' | 'parentOf' | 'asksFirst'
> {
  operations: AnyOperations
  controls: Controls<Fields>
  /** The items of other kinds that its fields refer to, by the name of their kind. */
  referredItems: Readonly<Record<string, ReferredItems>>
  parts: AnyPartsAsked
  layout: readonly (Line<string> | Group<string>)[]
  carryOver: readonly string[]
  entry?: readonly { name: string; width: string; head?: string }[]
  asksFirst?: string
  only?: { field: string; values: readonly string[]; list?: string }
  parentOf?: (row: AnyRow) => ParentItem | undefined
}
/** A tab before it is that of one case (`in-case.ts`): where its rows lead depends on the case. */
export interface DefinedTab extends Omit<AnyTab, 'parentOf'> {
  parentOf?: (row: AnyRow, facts: CaseFacts) => ParentItem | undefined
}
/** Whether the tab itself says what a field is. */
export const isSaidByTab = ({ only }: Pick<AnyTab, 'only'>, name: string): boolean =>
  only?.field === name && only.values.length === 1
export type AnyOneAsked = OneAsked<Fields>
export interface AnyManyAsked extends ManyAsked<AnyKind> {
  parts?: AnyPartsAsked
}
export type AnyPartsAsked = Readonly<Record<string, AnyOneAsked | AnyManyAsked>>
export type AnyLine = Line<string>
export type AnyGroup = Group<string>
