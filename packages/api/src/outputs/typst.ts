import { dirname, join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { bytesOf, familiesWith, fontsOf, type FontsOfTexts } from '../fonts/fit-fonts.ts'
import type { FrozenMark } from './frozen-case.ts'
import { withoutLost } from './lost-characters.ts'
import { withShownTitle } from './pdf-catalog.ts'

/** Virtual files for a template: JSON content by file name, relative to the folder of the template. */
export type TemplateFiles = Readonly<Record<string, unknown>>
export interface TypesetResult {
  pdf: Buffer
  /** What a reader has to know of the document, in sentences. */
  warnings: string[]
}

/** The file whose texts are printed; the others are attached. */
const PRINTED = 'document.json'
/** The families of the document, for `style.typ`. */
const FAMILIES = 'fonts.json'
/** What is printed on each page of a document, for `style.typ`. */
const MARKING = 'marking.json'
/** PDF/A-3a: archival, tagged, and allows attachments. */
const PDF_STANDARD = 'a-3a'

/** What the pages of a document have beside what it says. */
interface Marking {
  isDraft?: boolean
  /** The mark of the firm, at the head of the documents that leave room for it. */
  mark?: FrozenMark | undefined
}
const fileOf = ({ type }: FrozenMark): string => (type === 'image/png' ? 'mark.png' : 'mark.svg')

/** A template does not compile or a document cannot be exported. The message is for developers of the template. */
export class TypesettingError extends Error {
  override name = 'TypesettingError'
}

/**
 * Compiles a template with its data to a PDF with the given creation date; a draft has the word on each page, and the
 * first page the mark of the firm where the template has room for it. This file is the only one that uses the
 * typesetting engine. Fonts are read for the scripts of the texts alone; a character that no font has is replaced by a
 * sign, with a warning that says where. Should the export as PDF/A fail all the same, the document is exported without
 * the standard, with a warning.
 */
export async function typeset(
  template: string,
  files: TemplateFiles,
  at: Date,
  { isDraft = false, mark }: Marking = {},
): Promise<TypesetResult> {
  const workspace = dirname(template)
  const fonts = fontsOf(JSON.stringify(files[PRINTED]))
  const { document, sentences } = withoutLost(files[PRINTED], fonts.lost)
  const compiler = await createCompiler(workspace, fonts)
  for (const [name, content] of Object.entries({
    ...files,
    [PRINTED]: document,
    [FAMILIES]: familiesWith(fonts.fonts),
    [MARKING]: { isDraft, mark: mark ? { file: `/${fileOf(mark)}`, ratio: mark.width / mark.height } : null },
  }))
    compiler.mapShadow(join(workspace, name), Buffer.from(JSON.stringify(content)))
  if (mark) compiler.mapShadow(join(workspace, fileOf(mark)), Buffer.from(mark.content, 'base64'))
  const compiled = compiler.compile({ mainFilePath: template })
  if (compiled.hasError() || !compiled.result) {
    const error = compiled.takeError()
    throw new TypesettingError(error ? messagesOf(compiler, error).join('; ') : 'the template produced no document')
  }
  const found = compiled.takeWarnings()
  const said = found ? messagesOf(compiler, found).map((message) => `The typesetting program warns: ${message}.`) : []
  const creationTimestamp = Math.floor(at.getTime() / 1000)
  const warnings = [...sentences, ...said]
  try {
    const pdf = compiler.pdf(compiled.result, { pdfStandard: PDF_STANDARD, creationTimestamp })
    return { pdf: withShownTitle(pdf), warnings }
  } catch (error) {
    const failed = `This document is not in archival form (PDF/A-3a): ${exportErrorMessage(error)}.`
    const pdf = compiler.pdf(compiled.result, { creationTimestamp })
    return { pdf: withShownTitle(pdf), warnings: [...warnings, failed] }
  }
}

/** Creates the compiler. It is a native module, which is missing if dependencies were installed on another platform. */
async function createCompiler(workspace: string, { fonts }: FontsOfTexts): Promise<NodeCompiler> {
  const engine = await import('@myriaddreamin/typst-ts-node-compiler').catch((cause: unknown) => {
    throw new TypesettingError('the typesetting engine is not installed for this platform', { cause })
  })
  const fontArgs = fonts.length > 0 ? [{ fontBlobs: fonts.flatMap(bytesOf) }] : []
  return engine.NodeCompiler.create({ workspace, fontArgs })
}

/** Extracts the message from an export error, which is a Rust debug string. */
function exportErrorMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /message: "((?:[^"\\]|\\.)*)"/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? text.slice(0, 200)
}

interface Diagnostic {
  message?: string
  path?: string
  range?: unknown
}
const messagesOf = (compiler: NodeCompiler, found: Parameters<NodeCompiler['fetchDiagnostics']>[0]): string[] =>
  compiler.fetchDiagnostics(found).map(diagnosticMessage)
const diagnosticMessage = (found: unknown): string => {
  const { message = 'unknown error', path = '', range = '' } = found as Diagnostic
  return [message, path && `(${path.split('/').at(-1)}${typeof range === 'string' ? ` ${range}` : ''})`]
    .filter(Boolean)
    .join(' ')
}
