// npm run shots [-- name …]: screenshots of every route and dialog, light and dark, at two widths, into .cache/shots.
// With --everywhere also on a phone, at a zoom of 200 % and of 400 %, and in forced colours; with --check each screen
// is asked what is wrong with it: any rule of axe, a page that pans sideways, a column without room, words that are cut
// without a mark or lie under an icon, a toast over what one uses, and at 400 % a focus that is not seen.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright/test'
import { CHROMIUM_ARGUMENTS, PICTURES } from '../dev/chromium.ts'
import { forkInstance } from '../dev/fork-instance.ts'
import { forgotten, shots } from '../dev/shots/index.ts'
import { make } from '../dev/shots/test-data.ts'
import { nameOf, takeAll, type Look, type Taken, type Numbered } from '../dev/shots/take.ts'

const STYLE =
  'body{font:13px/20px system-ui;margin:24px;background:#f6f5f1;color:#1b1c1a}section{display:grid;grid-template-columns:repeat(var(--looks),minmax(0,1fr));gap:12px;margin:0 0 32px}h2{grid-column:1/-1;font-size:14px;margin:0}img{width:100%;display:block;border:1px solid #c9c5ba}a{color:inherit}'

/** The contact sheet: one row of thumbnails per picture, one thumbnail per look (theme and size). */
function sheet(looks: readonly Look[], shots: readonly Numbered[]): string {
  const rows = shots.map(({ number, shot: { name } }) => {
    const pictures = looks.map((look) => {
      const file = `${nameOf(look)}/${number}-${name}.png`
      return `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${nameOf(look)}">${nameOf(look)}</a>`
    })
    return `<section id="${number}"><h2>${number} ${name}</h2>${pictures.join('')}</section>`
  })
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Pictures of CostDraft</title><style>:root{--looks:${looks.length}}${STYLE}</style><h1>${shots.length * looks.length} pictures</h1>${rows.join('\n')}</html>\n`
}

const AT_ONCE = 2
const desks: Look[] = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark', width: 1024, height: 768 },
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 1024, height: 768 },
]
// A zoom of 200 % halves the window.
const elsewhere: Look[] = [
  { theme: 'light', width: 390, height: 844 },
  { theme: 'dark', width: 720, height: 450 },
  { theme: 'dark', width: 390, height: 844 },
  { theme: 'light', width: 720, height: 450 },
  { theme: 'light', width: 1440, height: 900, isForced: true },
  // A zoom of 400 %.
  { theme: 'light', width: 320, height: 256 },
]
const folder = resolve(import.meta.dirname, '../.cache/shots')
const { values: options, positionals: parts } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { everywhere: { type: 'boolean' }, check: { type: 'boolean' }, look: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const looks = [...desks, ...(options.everywhere ? elsewhere : [])].filter(
  (look) => options.look?.includes(nameOf(look)) ?? true,
)
const numbered = shots.map((shot, i) => ({ shot, number: String(i + 1).padStart(2, '0') }))
const wanted = numbered.filter(({ shot }) => parts.length === 0 || parts.some((part) => shot.name.includes(part)))
if (wanted.length === 0) {
  console.error(`No picture has "${parts.join('" or "')}" in its name.`)
  process.exit(1)
}

const started = performance.now()
const problems: string[] = []
let count = 0
const tell = ({ file, problem }: Taken): void => {
  count += 1
  if (problem) problems.push(`${file}: ${problem}`)
}

if (parts.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const { addresses: instance, stop } = await forkInstance()
const browser = await chromium.launch({ executablePath: PICTURES, args: CHROMIUM_ARGUMENTS })
try {
  const made = await make(instance)
  const studio = { browser, instance, made, folder, isChecked: options.check === true }
  problems.push(...forgotten(made).map((route) => `No picture of ${route}.`))
  const waiting = [...looks]
  const work = async (): Promise<void> => {
    for (let look = waiting.shift(); look; look = waiting.shift()) await takeAll(studio, look, wanted, tell)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  writeFileSync(join(folder, 'index.html'), sheet(looks, numbered))
} finally {
  await browser.close()
  await stop()
}
for (const problem of problems) console.error(problem)
console.log(
  `${count} pictures in ${Math.round((performance.now() - started) / 1_000)} s: .cache/shots/index.html${problems.length > 0 ? `; ${problems.length} with problems` : ''}`,
)
if (problems.length > 0) process.exitCode = 1
