/** A series of `/metrics`. */
export interface Series {
  name: string
  labels: Record<string, string>
  value: number
}

/** The series in the text of `/metrics`, with the parts of histograms under their own names. */
export const seriesIn = (text: string): Series[] =>
  text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === '') return []
    const pairs = Array.from(labels.matchAll(/(\w+)="([^"]*)"/g), ([, key = '', text = '']) => [key, text] as const)
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }]
  })
