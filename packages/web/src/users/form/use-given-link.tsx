import { useState, type ReactNode } from 'react'
import { toaster } from '../../ui/toaster.ts'
import { GivenLink, usableUntil, type AccountLink, type HandedLink } from './GivenLink.tsx'

interface Given {
  /** Of whom it is. */
  name: string
  link: AccountLink
  /** What the toast says first where the link is mailed, and what comes with it. */
  title: string
  onMailed?: () => void
  /** What comes once the dialog of a link that is handed over is closed. */
  onClosed?: (() => void) | undefined
}

/**
 * Says what became of a link: a toast to whom it is mailed, or, where no mail is sent, a dialog with the link itself.
 * The caller must render `linkDialog`.
 */
export function useGivenLink(): { tell: (given: Given) => void; linkDialog: ReactNode } {
  const [shown, setShown] = useState<Pick<Given, 'onClosed'> & { link: HandedLink }>()
  const tell = ({ name, title, link: given, onMailed, onClosed }: Given): void => {
    const { sentTo, link } = given
    if (link !== null) return setShown({ link: { ...given, name, link }, onClosed })
    const whereTo = sentTo === null ? '' : `The link is mailed to ${sentTo}. `
    toaster.create({ type: 'success', title, description: `${whereTo}${usableUntil(given)}.` })
    onMailed?.()
  }
  const close = (): void => {
    setShown(undefined)
    shown?.onClosed?.()
  }
  return { tell, linkDialog: shown && <GivenLink of={shown.link} close={close} /> }
}
