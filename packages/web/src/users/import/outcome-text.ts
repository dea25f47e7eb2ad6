import type {
  PeopleImported,
  PeopleImportRecord,
  PeoplePreview,
  PeopleUndone,
} from '@costdraft/schema/people-import/people-import.ts'
import { counted, listed } from '@costdraft/schema/text/in-words.ts'
import { rowsText } from '../../sheet-import/rows-text.ts'
import type { UndoneWords } from '../../sheet-import/UndoneNote.tsx'

const sentences = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ')
const some = (count: number, one: string, done: string): string[] =>
  count > 0 ? [`${counted(count, one)} ${done}`] : []

/** What an import did, in a few words. */
export const countsOf = ({
  users_added: added,
  users_updated: updated,
  fee_earners_added: earners,
  links_set: links,
}: Pick<PeopleImportRecord, 'users_added' | 'users_updated' | 'fee_earners_added' | 'links_set'>): string =>
  [
    ...some(added, 'user', 'added'),
    ...some(updated, 'user', 'changed'),
    ...some(earners, 'fee earner', 'added'),
    ...some(links, 'role', 'given in child clients'),
  ].join(', ')

/** What an import did, in sentences; how users were invited is said apart. */
export function importedText(imported: PeopleImported): string {
  const { unchanged, left_out: leftOut } = imported
  const counts = countsOf(imported)
  return sentences(
    counts === '' ? 'Nothing has changed.' : `${counts}.`,
    unchanged > 0 && `${rowsText(unchanged)} said what was here already.`,
    leftOut > 0 && `${rowsText(leftOut)} left out.`,
  )
}

/** How the users who were added were invited, in a sentence; empty where there were none. */
export function invitedText({ invitations }: Pick<PeopleImported, 'invitations'>): string {
  const mailed = invitations.filter(({ sent_to: sentTo }) => sentTo !== null).length
  const lost = invitations.filter(({ sent_to: sentTo, link }) => sentTo === null && link === null).length
  return sentences(
    mailed > 0 && `${counted(mailed, 'invitation')} ${mailed === 1 ? 'was' : 'were'} sent.`,
    lost > 0 &&
      `The ${lost === 1 ? 'link' : 'links'} of ${counted(lost, 'invitation')} ${lost === 1 ? 'was' : 'were'} in an answer that was lost: send another from the page of each user.`,
  )
}

/** What an import of a preview would do, in a sentence; empty where it would do nothing. */
export function becomesText({
  users_added: users,
  users_updated: updated,
  fee_earners_added: earners,
  links_set: links,
}: PeoplePreview['counts']): string {
  const added = listed([
    ...(users > 0 ? [counted(users, 'user')] : []),
    ...(earners > 0 ? [counted(earners, 'fee earner')] : []),
  ])
  const done = listed([
    ...(added === '' ? [] : [`adds ${added}`]),
    ...(updated > 0 ? [`changes ${counted(updated, 'user')}`] : []),
    ...(links > 0 ? [`gives ${counted(links, 'role')} in child clients`] : []),
  ])
  return done === '' ? '' : `This import ${done}.`
}

/** How many rows of a preview would change something. */
export const storedCount = ({ ready, warning, unchanged }: PeoplePreview['counts']): number =>
  Math.max(0, ready + warning - unchanged)

/** What undoing an import did, in sentences. */
export function undoneText({
  users_removed: removed,
  users_deactivated: deactivated,
  users_restored: restored,
  fee_earners_removed: earners,
  links_restored: links,
  kept,
}: PeopleUndone): string {
  const done = listed([
    ...some(removed, 'user', 'removed'),
    ...some(deactivated, 'user', 'deactivated'),
    ...some(restored, 'user', 'set back'),
    ...some(earners, 'fee earner', 'removed'),
    ...some(links, 'role', 'in child clients set back'),
  ])
  return sentences(
    done === '' ? 'Nothing was left to undo.' : `${done}.`,
    deactivated > 0 &&
      `Who has signed in, or is named somewhere, is not removed: ${deactivated === 1 ? 'that user is' : 'those users are'} deactivated.`,
    kept.length > 0 && `${kept.length.toLocaleString('en-GB')} kept:`,
  )
}

/** What undoing an import did, with what was kept and why. */
export const undoneWords = (undone: PeopleUndone): UndoneWords => ({
  text: undoneText(undone),
  kept: undone.kept.map(({ uuid, row, name, message }) => ({
    key: `${uuid} ${message}`,
    text: `Row ${row}, ${name}: ${message}`,
  })),
})
