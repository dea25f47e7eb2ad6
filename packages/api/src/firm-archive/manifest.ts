import type { ArchivedFile } from './archived-files.ts'
import type { LineSpool } from './line-spool.ts'

/** A file of an archive, as its manifest says it. */
export interface ManifestEntry {
  path: string
  bytes: number
  sha256: string
  /** How many rows of a table it has. */
  rows?: number
}

interface Facts {
  firm: { uuid: string; name: string }
  moment: string
  version: string
}

/** A list of JSON whose entries come one by one. */
async function* listed(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true
  for await (const line of lines) {
    yield `${isFirst ? '' : ','}\n    ${JSON.stringify(line)}`
    isFirst = false
  }
  yield isFirst ? '' : '\n  '
}

async function* textOf(
  { firm, moment, version }: Facts,
  { entries, missing }: { entries: LineSpool<ManifestEntry>; missing: LineSpool<ArchivedFile> },
): AsyncGenerator<string> {
  yield `{\n  "product": "CostDraft",\n  "version": ${JSON.stringify(version)},\n`
  yield `  "moment": ${JSON.stringify(moment)},\n  "firm": ${JSON.stringify(firm)},\n  "files": [`
  yield* listed(entries.lines())
  yield '],\n  "missing": ['
  yield* listed(missing.lines())
  yield ']\n}\n'
}

/** The manifest of an archive: its moment, each file with its hash, and the files that were missing. */
export async function* manifest(facts: Facts, lists: Parameters<typeof textOf>[1]): AsyncGenerator<Buffer> {
  for await (const text of textOf(facts, lists)) if (text) yield Buffer.from(text)
}
