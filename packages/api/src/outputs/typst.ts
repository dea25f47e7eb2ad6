import { dirname, join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** What a template reads: files that exist for it alone, by their name beside it. */
export type TemplateFiles = Readonly<Record<string, unknown>>
export interface Typeset {
  pdf: Buffer
  warning?: string
}

/** For keeping: archival and tagged, and it may carry its own data. */
const STANDARD = 'a-3a'

/** A template that does not compile, or a document that cannot be exported; the message is for whoever mends the template. */
export class NotTypeset extends Error {
  override name = 'NotTypeset'
}

/**
 * Sets a template with its data, as it would have been set at that moment. The one file behind which the engine stands.
 * A character that no font has makes an archival export fail: such a document is made without the standard, and says so.
 */
export async function typeset(template: string, files: TemplateFiles, at: Date): Promise<Typeset> {
  const workspace = dirname(template),
    compiler = await compilerIn(workspace)
  for (const [name, content] of Object.entries(files))
    compiler.mapShadow(join(workspace, name), Buffer.from(JSON.stringify(content)))
  const compiled = compiler.compile({ mainFilePath: template })
  if (compiled.hasError() || !compiled.result) {
    const error = compiled.takeError()
    throw new NotTypeset(
      error ? compiler.fetchDiagnostics(error).map(sentenceOf).join('; ') : 'the template gave no document',
    )
  }
  const creationTimestamp = Math.floor(at.getTime() / 1000)
  try {
    return { pdf: compiler.pdf(compiled.result, { pdfStandard: STANDARD, creationTimestamp }) }
  } catch (error) {
    const warning = `The bill is not in archival form (PDF/A-3a): ${reasonOf(error)}.`
    return { pdf: compiler.pdf(compiled.result, { creationTimestamp }), warning }
  }
}

/** The engine is a program of the machine's own kind, which an install for another machine lacks. */
async function compilerIn(workspace: string): Promise<NodeCompiler> {
  const engine = await import('@myriaddreamin/typst-ts-node-compiler').catch((cause: unknown) => {
    throw new NotTypeset('the typesetting engine is not installed for this kind of machine', { cause })
  })
  return engine.NodeCompiler.create({ workspace })
}

/** The engine's export errors are debug strings with a sentence in them. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /message: "((?:[^"\\]|\\.)*)"/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? text.slice(0, 200)
}

interface Diagnostic {
  message?: string
  path?: string
  range?: string
}
const sentenceOf = (found: unknown): string => {
  const { message = 'unknown error', path = '', range = '' } = found as Diagnostic
  return [message, path && `(${path.split('/').at(-1)} ${range})`].filter(Boolean).join(' ')
}
