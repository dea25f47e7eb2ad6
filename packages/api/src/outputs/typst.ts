import { dirname, join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { withShownTitle } from './pdf-catalog.ts'

/** Virtual files for a template: JSON content by file name, relative to the folder of the template. */
export type TemplateFiles = Readonly<Record<string, unknown>>
export interface TypesetResult {
  pdf: Buffer
  warning?: string
}

/** PDF/A-3a: archival, tagged, and allows attachments. */
const PDF_STANDARD = 'a-3a'

/** A template does not compile or a document cannot be exported. The message is for developers of the template. */
export class TypesettingError extends Error {
  override name = 'TypesettingError'
}

/**
 * Compiles a template with its data to a PDF with the given creation date. This file is the only one that uses the
 * typesetting engine. PDF/A export fails if no font has a character of the text; the document is then exported without
 * the standard, with a warning.
 */
export async function typeset(template: string, files: TemplateFiles, at: Date): Promise<TypesetResult> {
  const workspace = dirname(template),
    compiler = await createCompiler(workspace)
  for (const [name, content] of Object.entries(files))
    compiler.mapShadow(join(workspace, name), Buffer.from(JSON.stringify(content)))
  const compiled = compiler.compile({ mainFilePath: template })
  if (compiled.hasError() || !compiled.result) {
    const error = compiled.takeError()
    throw new TypesettingError(
      error ? compiler.fetchDiagnostics(error).map(diagnosticMessage).join('; ') : 'the template produced no document',
    )
  }
  const creationTimestamp = Math.floor(at.getTime() / 1000)
  try {
    return { pdf: withShownTitle(compiler.pdf(compiled.result, { pdfStandard: PDF_STANDARD, creationTimestamp })) }
  } catch (error) {
    const warning = `The bill is not in archival form (PDF/A-3a): ${exportErrorMessage(error)}.`
    return { pdf: withShownTitle(compiler.pdf(compiled.result, { creationTimestamp })), warning }
  }
}

/** Creates the compiler. It is a native module, which is missing if dependencies were installed on another platform. */
async function createCompiler(workspace: string): Promise<NodeCompiler> {
  const engine = await import('@myriaddreamin/typst-ts-node-compiler').catch((cause: unknown) => {
    throw new TypesettingError('the typesetting engine is not installed for this platform', { cause })
  })
  return engine.NodeCompiler.create({ workspace })
}

/** Extracts the message from an export error, which is a Rust debug string. */
function exportErrorMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /message: "((?:[^"\\]|\\.)*)"/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? text.slice(0, 200)
}

interface Diagnostic {
  message?: string
  path?: string
  range?: string
}
const diagnosticMessage = (found: unknown): string => {
  const { message = 'unknown error', path = '', range = '' } = found as Diagnostic
  return [message, path && `(${path.split('/').at(-1)} ${range})`].filter(Boolean).join(' ')
}
