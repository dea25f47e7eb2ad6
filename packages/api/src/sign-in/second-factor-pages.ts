import { renderSVG } from 'uqr'
import { PASSKEY_SCRIPT } from './passkey-script.ts'
import { escaped, page } from '@costdraft/schema/small-page.ts'

const alert = (refused: string | undefined): string =>
  refused === undefined ? '' : `<p class="refused" role="alert">${escaped(refused)}</p>`

interface PasskeyForm {
  action: string
  /** What the browser is asked, as JSON. */
  options: unknown
  makes: boolean
  button: string
}
const NOT_GIVEN = 'The passkey was not given. Try again.'
const NOT_ADDED = 'The passkey was not added. Try again; a device that has one of this account cannot have another.'

/** The form of a passkey, which its script shows where the browser has what it needs. */
const passkeyForm = ({ action, options, makes, button }: PasskeyForm): string =>
  `<form method="post" action="${escaped(action)}" hidden data-makes="${makes ? 'yes' : 'no'}" data-failed="${escaped(makes ? NOT_ADDED : NOT_GIVEN)}" data-options="${escaped(JSON.stringify(options))}">
<p class="refused" role="alert" hidden></p>
<input type="hidden" name="credential">${makes ? '<label for="name">Name of the passkey</label><input id="name" name="name" maxlength="60" value="Passkey">' : ''}
<button type="button">${escaped(button)}</button></form><script>${PASSKEY_SCRIPT}</script>`

interface AskedFactor {
  action: string
  company: string
  hasApp: boolean
  /** What a passkey is asked to sign; undefined where the person has none. */
  passkey: unknown
  refused?: string | undefined
}

/** The page that asks whoever has given the right password for a code or a passkey. */
export const factorPage = ({ action, company, hasApp, passkey, refused }: AskedFactor): string =>
  page(
    'Second factor',
    company,
    `<h1>Second factor</h1>${alert(refused)}
${passkey === undefined ? '' : passkeyForm({ action, options: passkey, makes: false, button: 'Use a passkey' })}
<form method="post" action="${escaped(action)}">
<label for="code">${hasApp ? 'Code of your authenticator app, or a recovery code' : 'Recovery code'}</label><input id="code" name="code" autocomplete="one-time-code" required maxlength="40" autocapitalize="none" spellcheck="false"${passkey === undefined ? ' autofocus' : ''}>
<button type="submit">Sign in</button></form>
<p class="quiet">If you have lost them all, ask the owner or an IT administrator of your firm to reset your second factor.</p>`,
  )

interface NewFactor {
  action: string
  company: string
  /** The secret of the new authenticator app, and its address. */
  secret: string
  address: string
  /** What a passkey is to be made of; undefined where browsers do not let this host use them. */
  passkey: unknown
  refused?: string | undefined
}
const SECRET_GROUPS = /.{4}(?=.)/g

/** The page on which somebody adds a second factor, because their firm requires one, before the sign-in goes on. */
export const newFactorPage = ({ action, company, secret, address, passkey, refused }: NewFactor): string =>
  page(
    'Add a second factor',
    company,
    `<h1>Add a second factor</h1>
<p>Your firm requires one of your role, beside the password. Scan this with an authenticator app, then enter the code that it shows.</p>${alert(refused)}
<div class="qr">${renderSVG(address, { border: 2, ecc: 'M' })}</div>
<p class="quiet">Without a camera, type this key into the app: <strong>${escaped(secret.replaceAll(SECRET_GROUPS, '$& '))}</strong></p>
<form method="post" action="${escaped(action)}">
<label for="code">Code that the app shows</label><input id="code" name="code" autocomplete="one-time-code" inputmode="numeric" required maxlength="40" autofocus>
<button type="submit">Add it and sign in</button></form>
${passkey === undefined ? '' : passkeyForm({ action, options: passkey, makes: true, button: 'Add a passkey instead' })}`,
  )

interface NewPasskey {
  action: string
  company: string
  options: unknown
  refused?: string | undefined
}
const NEEDED = 'This page needs a browser with passkeys, and its scripts.'

/** The page on which somebody who is signed in adds a passkey. */
export const newPasskeyPage = ({ action, company, options, refused }: NewPasskey): string =>
  page(
    'Add a passkey',
    company,
    `<h1>Add a passkey</h1>
<p>A device, or a security key, then signs you in after the password.</p>${alert(refused)}
${passkeyForm({ action, options, makes: true, button: 'Add a passkey' })}<p class="quiet">${NEEDED}</p>`,
  )

/** The page that shows recovery codes, this once. */
export const recoveryCodesPage = (codes: readonly string[], company: string, next: string): string =>
  page(
    'Recovery codes',
    company,
    `<h1>Recovery codes</h1>
<p>Keep these where you find them without your telephone. Each signs you in once in place of the second factor. They are not shown again.</p>
<ul class="codes">${codes.map((code) => `<li>${escaped(code)}</li>`).join('')}</ul>
<p><a href="${escaped(next)}">I have kept them: go on</a></p>`,
  )
