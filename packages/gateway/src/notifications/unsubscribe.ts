import { UNSUBSCRIBE_PATH } from '@costdraft/schema/notifications/notification-mail.ts'
import { escaped, messagePage, page, STYLE_HASH } from '@costdraft/schema/small-page.ts'
import { Router, type Response } from 'express'
import { noStore } from '../operations/require-auth.ts'
import type { EndMails } from '../upstream/end-mails.ts'

const POLICY = `default-src 'none'; style-src ${STYLE_HASH}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
const BAD_REQUEST = 400
const TOO_MANY = 429
const UNAVAILABLE = 503

const TITLE = 'Notifications by mail'
const ENDED =
  'No notification is mailed to you any more. They stay in the bell at CostDraft, and what is mailed can be chosen in your settings.'
const NOT_ENDED = 'This could not be saved at the moment. Try again in a minute.'

interface Served {
  webUrl: string
  companyName: string
  endMails: EndMails
}

/**
 * The page that the link in a mail opens. Opening it changes nothing, as programs do that look through mail; sending
 * its form ends the mails, and so does the button of a program that shows mail (RFC 8058), which brings no cookie and
 * needs no token but that of the address.
 */
export function unsubscribeRoutes({ webUrl, companyName, endMails }: Served): Router {
  const router = Router()
  const send = (res: Response, html: string): void => {
    res.set('content-security-policy', POLICY).type('html').send(html)
  }
  const path = `${UNSUBSCRIBE_PATH}/:token`
  router.get(path, noStore, (_req, res) =>
    send(
      res,
      page(
        TITLE,
        companyName,
        `<h1>${TITLE}</h1><p>Stop all mails about what happens at CostDraft? The bell goes on telling you.</p>
<form method="post"><button type="submit">Stop all mails</button></form>
<p class="quiet"><a href="${escaped(webUrl)}/settings">Choose what is mailed</a></p>`,
      ),
    ),
  )
  router.post(path, noStore, async (req, res) => {
    const status = await endMails(String(req.params.token)).catch(() => UNAVAILABLE)
    const isEnded = status < BAD_REQUEST
    if (!isEnded) res.status(status === TOO_MANY ? TOO_MANY : UNAVAILABLE)
    send(res, messagePage(TITLE, isEnded ? ENDED : NOT_ENDED, companyName, webUrl))
  })
  return router
}
