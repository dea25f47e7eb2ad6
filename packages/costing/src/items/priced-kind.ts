import type { HeadName, Line } from '../bills/line.ts'
import type { Unit } from '../bills/unit.ts'
import type { ItemFacts } from '../facts/facts.ts'
import type { Rates } from '../rates/rates.ts'

/**
 * In which form a fact is stored, and so how it is read: as it stands; a yes or no, no where it is empty; an amount in
 * pounds, read as pence; a decimal number, read as hundredths; a type of expert; or a fee earner, which is read as what
 * that person was on the day of the row (`location`, `panelMember`, `feeEarner`).
 */
export type FactForm = 'plain' | 'yesNo' | 'pence' | 'hundredths' | 'expertType' | 'earner'

/** One fact of a row: the field it is read of, by its name on the wire. */
export interface Fact {
  form: FactForm
  /** Null where it is read of the row above alone. */
  field: string | null
  /** What it is where nothing is recorded. */
  otherwise?: string
}
const of =
  (form: FactForm) =>
  (field: string | null, otherwise?: string): Fact => ({
    form,
    field,
    ...(otherwise !== undefined && { otherwise }),
  })
export const plain = of('plain')
export const yesNo = of('yesNo')
export const pence = of('pence')
export const hundredths = of('hundredths')
export const expertType = of('expertType')
export const earner = of('earner')

/** What a line of a kind goes by beside its facts. */
export interface PricingContext {
  caseType: string
  rates: Rates
}

/** What a row comes to; what else its line says where that is not what lines of its kind say. */
export type PricedRow = Pick<Line, 'description' | 'quantity' | 'rate' | 'net' | 'vat'> & Partial<Line>

/**
 * How one kind of item is priced: everything that prices need of it, in one declaration.
 *
 * - `list` is its name among the `Items` of a case;
 * - `kinds` are the kinds whose rows it prices, by their names on the wire, and `table` the one that has their fields;
 * - `facts` say of which field each fact is read, and `above` what is read of the row above where the row itself has
 *   nothing, by the kind of that row and the name of the fact (`uuid` is that row itself);
 * - `complete` makes the facts of what was read, where that is not the facts yet;
 * - `head` and `unit` are those of its line, and `line` says what a row comes to in any area. A kind that is priced by
 *   the rules of its area has none: where no rule of the area prices it, its line is not held, with the quantity
 *   `recorded` of it.
 */
export interface PricedKind<L extends string = string, F extends ItemFacts = ItemFacts> {
  list: L
  kinds: readonly string[]
  table: string
  facts: Readonly<Record<string, Fact>>
  above?: Readonly<Record<string, Readonly<Record<string, string>>>>
  complete?: (read: Readonly<Record<string, unknown>>) => F
  head: HeadName
  unit: Unit
  line?: (row: F, context: PricingContext) => PricedRow
  /** What a line that is not held says of a row. */
  recorded?: (row: F) => { description: string; quantity: number }
}

/** Declares how a kind with these facts is priced. */
export const pricedKind =
  <F extends ItemFacts>() =>
  <const L extends string>(kind: PricedKind<L, F>): PricedKind<L, F> =>
    kind

/** The line of a row, with its kind's head and unit unless the row has others. */
function lineOf(
  { head, unit }: Pick<PricedKind, 'head' | 'unit'>,
  { uuid, date }: Pick<ItemFacts, 'uuid' | 'date'>,
  priced: PricedRow,
): Line {
  const { description, quantity, rate, net, vat, ...further } = priced
  return {
    item: uuid,
    head,
    date,
    description,
    quantity,
    unit: unit.name,
    rate,
    enhancement: 0,
    net,
    vat,
    under: null,
    excludedBecause: null,
    notHeld: null,
    ...further,
  }
}

/** A line of which no rate is held. */
export const lineNotHeld = <F extends ItemFacts>(
  kind: Pick<PricedKind<string, F>, 'head' | 'unit' | 'recorded'>,
  row: F,
  notHeld: string,
): Line =>
  lineOf(kind, row, {
    ...(kind.recorded?.(row) ?? { description: '', quantity: 1 }),
    rate: 0,
    net: 0,
    vat: 0,
    notHeld,
  })

/** The line of a row that has its price in every area; undefined of a kind that is priced by the rules of its area. */
export const lineOfRow = <F extends ItemFacts>(
  kind: PricedKind<string, F>,
  row: F,
  context: PricingContext,
): Line | undefined => kind.line && lineOf(kind, row, kind.line(row, context))
