import { paragraphsOf, plural, pounds, printable } from '../bill/format.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { assessedDocument, assessmentOf, type AssessedDocument } from './assessed-document.ts'
import { assessedLines, reasonOf, type LineInAssessment } from './assessed-lines.ts'
import type { FrozenAssessment } from './frozen-assessment.ts'
import { ItemNames } from './item-names.ts'
import { claimedOf, saidAmounts, type TextOfItems } from './said-amounts.ts'

/** What is decided of some or all items of a point: the items, what is allowed, why less, and the decision in words. */
interface Decision extends TextOfItems {
  amounts: string[]
}
/** A point of dispute: a row of the grid. */
export interface DisputedPoint {
  title: string
  /** The items where it arises; none for a general point. */
  items: string[]
  /** What these come to. */
  claimed: string | null
  text: string[]
  /** What the paying party offers for these items; no text where it offers nothing. */
  offer: TextOfItems
  replies: TextOfItems[]
  /** Empty where there is none yet: to be filled in. */
  decisions: Decision[]
  /** The items without a decision, where others of the point have one. */
  open: string[]
}
export interface PointsOfDispute extends AssessedDocument {
  disputes: DisputedPoint[]
}

/** The longest title of a general point. */
const LONGEST_TITLE = 80
const isTitle = (paragraph: string): boolean =>
  paragraph.length <= LONGEST_TITLE && !paragraph.includes('\n') && !/[.?!;…]["”’)]*$/.test(paragraph)

/** The general points: each paragraph is one, with the title above it where it has one. */
function generalPoints(text: string | null): string[][] {
  const points: string[][] = []
  let titles: string[] = []
  for (const paragraph of paragraphsOf(text)) {
    titles.push(paragraph)
    if (isTitle(paragraph)) continue
    points.push(titles)
    titles = []
  }
  return titles.length > 0 ? [...points, titles] : points
}

/** Of items that are all of a point it is not said which they are. */
const unlessAll = (items: string[], own: readonly unknown[], all: readonly unknown[]): string[] =>
  own.length === all.length ? [] : items

/** Texts of lines, each once with the items that it is of. */
function textsOf(
  lines: readonly LineInAssessment[],
  textOf: (line: LineInAssessment) => string,
  names: ItemNames,
): TextOfItems[] {
  return [...Map.groupBy(lines, textOf)].flatMap(([text, own]) =>
    text === '' ? [] : [{ items: unlessAll(names.of(own), own, lines), text: paragraphsOf(text) }],
  )
}

/** What is decided of the lines that are ruled on: those with the same reasons together. */
function decisionsOf(lines: readonly LineInAssessment[], names: ItemNames): Decision[] {
  const ruled = lines.filter((line) => line.allowed !== null || line.ruling !== '')
  const groups = [...Map.groupBy(ruled, (line) => JSON.stringify([reasonOf(line), line.ruling])).values()]
  return groups.map((own): Decision => {
    const [first] = own
    const allowed = own.filter((line) => line.allowed !== null)
    const amounts = saidAmounts(allowed, 'allowed', names)
    const isNamed = allowed.length === own.length && amounts.items.length === 0
    return {
      items: isNamed ? [] : unlessAll(names.of(own), own, lines),
      amounts: amounts.text,
      text: first ? [reasonOf(first), first.ruling].flatMap((text) => paragraphsOf(text)) : [],
    }
  })
}

/** What the paying party offers for the lines of a point. */
function offerOf(lines: readonly LineInAssessment[], names: ItemNames): TextOfItems {
  const offered = lines.filter((line) => line.offered !== null)
  const { items, text } = saidAmounts(offered, 'offered', names)
  return { items: unlessAll(items, offered, lines), text }
}

function pointOf(lines: readonly LineInAssessment[], names: ItemNames, title: string): DisputedPoint {
  const [first] = lines
  const decisions = decisionsOf(lines, names)
  const open = lines.filter((line) => line.allowed === null && line.ruling === '')
  return {
    title,
    items: names.of(lines),
    claimed: `${pounds(claimedOf(lines))} claimed`,
    text: first && first.dispute !== '' ? paragraphsOf(first.dispute) : ['No point is stated on these items.'],
    offer: offerOf(lines, names),
    replies: textsOf(lines, ({ reply }) => reply, names),
    decisions,
    open: decisions.length > 0 ? names.of(open) : [],
  }
}

/** Whether a line stands in the points: something is said against it, or less is offered for it. */
const isDisputed = ({
  dispute,
  offered,
  claimed,
}: Pick<LineInAssessment, 'dispute' | 'offered' | 'claimed'>): boolean =>
  dispute !== '' || (offered !== null && offered.amount < claimed.amount)

/** Whether there is anything to dispute: a general point, one of an item, or an offer for one. */
export const hasPoints = ({
  lines,
  generalPoints: general,
}: Pick<FrozenAssessment, 'lines' | 'generalPoints'>): boolean =>
  (general ?? '').trim() !== '' ||
  Object.values(lines).some(({ dispute, offered }) => (dispute ?? '').trim() !== '' || offered !== undefined)

/**
 * The points of dispute and the replies to them (CPR PD 47 paras 8.2 and 12.2, Precedent G): general points first, then
 * each point once, with the numbers of all items where it arises, in the order of the first of them. It has what the
 * paying party offers for items, and no offer to settle (CPR 47.19, 36.16). Amounts are without VAT. Pure.
 */
export function pointsOfDispute(frozen: FrozenCase): PointsOfDispute {
  const lines = assessedLines(frozen)
  const names = new ItemNames(lines)
  const general = generalPoints(assessmentOf(frozen).generalPoints)
  const disputed = names.sorted(lines.filter(isDisputed))
  // What has no point of its own is last.
  const groups = [...Map.groupBy(disputed, ({ dispute }) => dispute)].toSorted(
    ([a], [b]) => Number(a === '') - Number(b === ''),
  )
  const count = disputed.length
  return printable({
    ...assessedDocument(frozen, {
      title: 'Points of dispute and replies',
      subtitle: 'CPR PD 47 paras 8.2 and 12.2, in the order of Precedent G',
      notes: [
        `${count === 0 ? 'No single line of the bill is' : `${plural(count, 'line')} of the bill ${count === 1 ? 'is' : 'are'}`} disputed, of ${lines.length}. Items have the numbers of the bill. Amounts are without VAT.`,
      ],
      toBeFilledIn: ['Points served on', 'Replies served on'],
    }),
    disputes: [
      ...general.map((text, i): DisputedPoint => ({
        ...{ title: `Point ${i + 1}`, items: [], claimed: null, text },
        ...{ offer: { items: [], text: [] }, replies: [], decisions: [], open: [] },
      })),
      ...groups.map(([, own], i) => pointOf(own, names, `Point ${general.length + i + 1}`)),
    ],
  })
}
