import { Notice } from '../ui/Notice.tsx'

/** Shown when the page was loaded over plain http from another machine: the browser then has no Web Crypto. */
export const InsecureNotice = () => (
  <Notice
    title="This address cannot sign you in"
    text={`Browsers allow a safe sign-in only over https, or at http://localhost on the computer that runs CostDraft. This page came from ${location.origin}. Ask whoever looks after CostDraft for its https address.`}
  />
)
