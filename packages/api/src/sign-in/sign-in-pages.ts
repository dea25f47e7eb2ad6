import { createHash } from 'node:crypto'
import { PASSKEY_SCRIPT } from './passkey-script.ts'

/** A text as HTML says it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const style = `
:root{color-scheme:light dark;--canvas:#F6F5F1;--surface:#fff;--line:#E3E0D8;--strong:#85837A;--ink:#1B1C1A;--muted:#57564F;--accent:#0B5A52;--on-accent:#fff;--danger:#A3231B;--danger-ground:#FCEBE9}
@media(prefers-color-scheme:dark){:root{--canvas:#131412;--surface:#1B1C1A;--line:#30322E;--strong:#7F7D75;--ink:#ECEBE5;--muted:#ABA99F;--accent:#63C7BA;--on-accent:#131412;--danger:#F2958C;--danger-ground:#3A1815}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:1fr auto;background:var(--canvas);color:var(--ink);font:14px/22px "Inter Variable",Inter,system-ui,sans-serif}
main{align-self:center;justify-self:center;width:min(400px,calc(100vw - 32px));background:var(--surface);border:1px solid var(--line);border-top:3px solid var(--accent);padding:32px}
.mark{font-weight:600;letter-spacing:-.01em;color:var(--accent);margin:0 0 24px}
h1{font-size:20px;line-height:28px;font-weight:600;margin:0 0 16px}
label{display:block;font-weight:500;font-size:13px;line-height:20px;margin:16px 0 4px}
input{width:100%;height:36px;padding:0 10px;font:inherit;color:inherit;background:var(--canvas);border:1px solid var(--strong);border-radius:4px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
button{margin-top:24px;width:100%;height:36px;font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:0;border-radius:4px;cursor:pointer}
.refused{margin:0 0 8px;padding:8px 12px;color:var(--danger);background:var(--danger-ground);border-left:3px solid var(--danger)}
.quiet{color:var(--muted);margin:16px 0 0;font-size:13px;line-height:20px}
a{color:var(--accent)}
.qr svg{display:block;width:220px;height:220px;margin:16px auto}
.codes{columns:2;margin:16px 0;padding:0;list-style:none;font:14px/28px ui-monospace,monospace}
footer{text-align:center;color:var(--muted);font-size:12px;line-height:16px;padding:16px}`

/** A page of the sign-in host, of the HTML between its heading and its foot. */
export const page = (title: string, company: string, body: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} – CostDraft</title><style>${style}</style></head>
<body><main><p class="mark">CostDraft</p>${body}</main><footer>Copyright © 2025 ${escaped(company)} Ltd</footer></body></html>`

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
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="400"${email ? ' autofocus' : ''}>
<button type="submit">Sign in</button></form>
<p class="quiet"><a href="/forgotten-password">Forgot password?</a></p>`,
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
<label for="password">New password</label><input id="password" name="password" type="password" autocomplete="new-password" required minlength="8" maxlength="200" autofocus aria-describedby="rules">
<p class="quiet" id="rules">At least 8 characters, and not mostly your name or address.</p>
<button type="submit">${escaped(button)}</button></form>`,
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

/** A page with one message and a link to the web app. */
export const messagePage = (title: string, sentence: string, company: string, webUrl: string): string =>
  page(
    title,
    company,
    `<h1>${escaped(title)}</h1><p>${escaped(sentence)}</p><p class="quiet"><a href="${escaped(webUrl)}">Go to CostDraft</a></p>`,
  )

const SUBMIT = 'document.forms[0].submit()'
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

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
 * The content security policy of these pages: only their two scripts, and form submissions to this host or the web app,
 * because browsers apply `form-action` to the redirect that follows a form submission.
 */
export const contentSecurityPolicy = (webUrl: string): string =>
  `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(SUBMIT)} ${hashOf(PASSKEY_SCRIPT)}; form-action 'self' ${new URL(webUrl).origin}; base-uri 'none'; frame-ancestors 'none'`
