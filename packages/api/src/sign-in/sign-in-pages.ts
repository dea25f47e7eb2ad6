import { escaped, hashOf, page, STYLE_HASH } from '@costdraft/schema/small-page.ts'
import { PASSKEY_SCRIPT } from './passkey-script.ts'
import { PASSWORD_SCRIPT } from './password-script.ts'

/** A password's field, with the button that shows what is typed. */
const secret = (input: string): string =>
  `<div class="secret">${input}<button type="button" id="reveal" hidden>Show<span class="unseen"> password</span></button></div><p class="caps" id="caps" role="status"></p>`
const PASSWORD = `<script>${PASSWORD_SCRIPT}</script>`

interface SignIn {
  action: string
  company: string
  email?: string
  refused?: string
}

/** The sign-in page. After a refusal the e-mail address is filled in again, the password is not. */
export const signInPage = ({ action, company, email = '', refused }: SignIn): string =>
  page(
    'Sign in',
    company,
    `<h1>Sign in</h1>
${refused ? `<p class="refused" role="alert">${escaped(refused)}</p>` : ''}
<form method="post" action="${escaped(action)}">
<label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escaped(email)}"${email ? '' : ' autofocus'}>
<label for="password">Password</label>${secret(`<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="400"${email ? ' autofocus' : ''}>`)}
<button type="submit">Sign in</button></form>
<p class="quiet"><a href="/forgotten-password">Forgot password?</a></p>${PASSWORD}`,
  )

interface NewPassword {
  action: string
  company: string
  /** Whose it is, for the password manager of a browser. */
  email: string
  introduction: string
  button: string
  refused?: string
}

/** The page on which somebody chooses a password for the first time, or instead of one that somebody else chose. */
export const newPasswordPage = ({ action, company, email, introduction, button, refused }: NewPassword): string =>
  page(
    'Choose a password',
    company,
    `<h1>Choose a password</h1>
<p>${escaped(introduction)}</p>
${refused ? `<p class="refused" role="alert">${escaped(refused)}</p>` : ''}
<form method="post" action="${escaped(action)}">
<input type="hidden" name="email" autocomplete="username" value="${escaped(email)}">
<label for="password">New password</label>${secret('<input id="password" name="password" type="password" autocomplete="new-password" required minlength="8" maxlength="200" autofocus aria-describedby="rules">')}
<p class="quiet" id="rules">At least 8 characters, and not mostly your name or address.</p>
<button type="submit">${escaped(button)}</button></form>${PASSWORD}`,
  )

interface Forgotten {
  company: string
  webUrl: string
  refused?: string
}

/** The page of whoever has forgotten a password. */
export const forgottenPage = ({ company, webUrl, refused }: Forgotten): string =>
  page(
    'Forgot password',
    company,
    `<h1>Forgot password</h1>
<p>Enter the e-mail address with which you sign in.</p>
${refused ? `<p class="refused" role="alert">${escaped(refused)}</p>` : ''}
<form method="post" action="/forgotten-password">
<label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="254" autofocus>
<button type="submit">Ask for a link</button></form>
<p class="quiet"><a href="${escaped(webUrl)}">Back to CostDraft</a></p>`,
  )

const SUBMIT = 'document.forms[0].submit()'

const SIGN_OUT = '<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>'

/** The sign-out page: submits oidc-provider's logout form at once, or by its button where scripts are disabled. */
export const signOutPage = (form: string, company: string): string =>
  page('Sign out', company, `<h1>Sign out</h1>${form}${SIGN_OUT}<script>${SUBMIT}</script>`)

/** The sign-out page for whoever was led to it by a link: nothing ends before the button is pressed. */
export const askSignOutPage = (form: string, company: string, webUrl: string): string =>
  page(
    'Sign out',
    company,
    `<h1>Sign out?</h1><p>You are signed in to CostDraft in this browser.</p>${form}${SIGN_OUT}<p class="quiet"><a href="${escaped(webUrl)}">Stay signed in</a></p>`,
  )

/**
 * The content security policy of these pages: only their three scripts, and form submissions to this host or the web
 * app, because browsers apply `form-action` to the redirect that follows a form submission.
 */
export const contentSecurityPolicy = (webUrl: string): string =>
  `default-src 'none'; style-src ${STYLE_HASH}; script-src ${hashOf(SUBMIT)} ${hashOf(PASSKEY_SCRIPT)} ${hashOf(PASSWORD_SCRIPT)}; form-action 'self' ${new URL(webUrl).origin}; base-uri 'none'; frame-ancestors 'none'`
