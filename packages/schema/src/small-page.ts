// The pages that are no part of the web app: those of the sign-in host, and those that links in mails open. Node only:
// the web app must not import this.
import { createHash } from 'node:crypto'
import { markSvg } from './product-mark.ts'

/** A text as HTML says it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const style = `
:root{color-scheme:light dark;--canvas:#F6F5F1;--surface:#fff;--line:#E3E0D8;--strong:#85837A;--ink:#1B1C1A;--muted:#57564F;--accent:#0B5A52;--on-accent:#fff;--danger:#A3231B;--danger-ground:#FCEBE9}
@media(prefers-color-scheme:dark){:root{--canvas:#131412;--surface:#1B1C1A;--line:#30322E;--strong:#7F7D75;--ink:#ECEBE5;--muted:#ABA99F;--accent:#63C7BA;--on-accent:#131412;--danger:#F2958C;--danger-ground:#3A1815}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:1fr auto;background:var(--canvas);color:var(--ink);font:14px/22px "Inter Variable",Inter,system-ui,sans-serif}
main{align-self:center;justify-self:center;width:min(400px,calc(100vw - 32px));padding:24px 0}
.mark{display:flex;align-items:center;gap:12px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.01em;margin:0 0 24px}
.mark svg{width:36px;height:36px;flex:none;color:var(--accent)}
.sheet{background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:28px 32px 32px}
@media(max-width:480px){.sheet{padding:20px 20px 24px}}
h1{font-size:20px;line-height:28px;font-weight:600;margin:0 0 16px}
label{display:block;font-weight:500;font-size:13px;line-height:20px;margin:16px 0 4px}
input{width:100%;height:40px;padding:0 10px;font:inherit;color:inherit;background:var(--canvas);border:1px solid var(--strong);border-radius:4px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
button:hover{filter:brightness(1.1)}
[hidden]{display:none!important}
.secret{position:relative}
.secret input{padding-right:68px}
.secret button{position:absolute;right:4px;top:4px;margin:0;width:auto;height:32px;padding:0 10px;font-size:13px;font-weight:500;color:var(--accent);background:transparent}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.caps{color:var(--ink);margin:4px 0 0;font-size:13px;line-height:20px}
button{margin-top:24px;width:100%;height:40px;font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:0;border-radius:4px;cursor:pointer}
.refused{margin:0 0 8px;padding:8px 12px;color:var(--danger);background:var(--danger-ground);border-left:3px solid var(--danger)}
.quiet{color:var(--muted);margin:16px 0 0;font-size:13px;line-height:20px}
a{color:var(--accent)}
.qr svg{display:block;width:220px;height:220px;margin:16px auto}
.codes{columns:2;margin:16px 0;padding:0;list-style:none;font:14px/28px ui-monospace,monospace}
@media(forced-colors:active){button{border:1px solid ButtonText}}
footer{text-align:center;color:var(--muted);font-size:12px;line-height:16px;padding:16px}`

const MARK = markSvg('currentColor', 'var(--canvas)', ' aria-hidden="true"')

/** A page of the HTML between its mark and its foot. */
export const page = (title: string, company: string, body: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} – CostDraft</title><style>${style}</style></head>
<body><main><p class="mark">${MARK}CostDraft</p><div class="sheet">${body}</div></main><footer>Copyright © 2025 ${escaped(company)} Ltd</footer></body></html>`

/** A page with one message and a link to the web app. */
export const messagePage = (title: string, sentence: string, company: string, webUrl: string): string =>
  page(
    title,
    company,
    `<h1>${escaped(title)}</h1><p>${escaped(sentence)}</p><p class="quiet"><a href="${escaped(webUrl)}">Go to CostDraft</a></p>`,
  )

/** What a Content-Security-Policy says of a style or a script that is in the page. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** The same of the style of these pages. */
export const STYLE_HASH = hashOf(style)
