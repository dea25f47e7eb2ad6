import { nameOf, type Look, type Numbered } from './take.ts'

const STYLE =
  'body{font:13px/20px system-ui;margin:24px;background:#f6f5f1;color:#1b1c1a}section{display:grid;grid-template-columns:repeat(var(--looks),minmax(0,1fr));gap:12px;margin:0 0 32px}h2{grid-column:1/-1;font-size:14px;margin:0}img{width:100%;display:block;border:1px solid #c9c5ba}a{color:inherit}'

/** The contact sheet: one row of thumbnails per picture, one thumbnail per look (theme and size). */
export function sheet(looks: readonly Look[], shots: readonly Numbered[]): string {
  const rows = shots.map(({ number, shot: { name } }) => {
    const pictures = looks.map((look) => {
      const file = `${nameOf(look)}/${number}-${name}.png`
      return `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${nameOf(look)}">${nameOf(look)}</a>`
    })
    return `<section id="${number}"><h2>${number} ${name}</h2>${pictures.join('')}</section>`
  })
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Pictures of CostDraft</title><style>:root{--looks:${looks.length}}${STYLE}</style><h1>${shots.length * looks.length} pictures</h1>${rows.join('\n')}</html>\n`
}
