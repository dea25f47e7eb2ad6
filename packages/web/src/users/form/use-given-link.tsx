import { useState, type ReactNode } from 'react'
import { toaster } from '../../ui/toaster.ts'
import { GivenLink, usableUntil, type AccountLink, type HandedLink } from './GivenLink.tsx'

/** Whose link it is, and what is said in the heading of the toast. */
interface Given {
  name: string
  title: string
  link: AccountLink
  /** What comes after: at once where the link is mailed, else once its dialog is closed. */
  after?: () => void
}

/**
 * Says what became of a link: a toast to whom it is mailed, or, where no mail is sent, a dialog with the link itself.
 * The caller must render `linkDialog`.
 */
export function useGivenLink(): { tell: (given: Given) => void; linkDialog: ReactNode } {
  const [shown, setShown] = useState<{ link: HandedLink; after?: (() => void) | undefined }>()
  const tell = ({ name, title, link: given, after }: Given): void => {
    const { sentTo, link } = given
    if (link !== null) return setShown({ link: { ...given, name, link }, after })
    const whereTo = sentTo === null ? '' : `The link is mailed to ${sentTo}. `
    toaster.create({ type: 'success', title, description: `${whereTo}${usableUntil(given)}.` })
    after?.()
  }
  const close = (): void => {
    setShown(undefined)
    shown?.after?.()
  }
  return { tell, linkDialog: shown && <GivenLink of={shown.link} close={close} /> }
}
