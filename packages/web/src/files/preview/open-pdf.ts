import { getDocument, PDFWorker, version, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The address of the file in the build: a module of the bundler's own.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { NotShown } from './read-body.ts'

/** Where `pdf-assets.ts` puts what PDF.js fetches by name. */
const assets = `/assets/pdfjs-${version}`
/** In pixels: an image in a PDF that is larger is left out. */
const MAX_IMAGE_PIXELS = 100_000_000

const PROTECTED = 'This PDF is protected with a password. Download it to read it.'
const DAMAGED = 'This PDF cannot be shown. It may be damaged. Download it to read it.'

/** A PDF that is being opened: its document, and the function that ends everything about it, at any time. */
interface OpenedPdf {
  document: Promise<PDFDocumentProxy>
  close: () => void
}

/**
 * Opens a PDF in a worker of its own, which ends with it, whatever the file makes it do. It is drawn and never run:
 * neither its scripts nor its links are used. `document` rejects with NotShown and a sentence where it cannot be read.
 */
export function openPdf(data: ArrayBuffer): OpenedPdf {
  const port = new Worker(workerUrl, { type: 'module' })
  const worker = PDFWorker.create({ port })
  const task = getDocument({
    data,
    worker,
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    wasmUrl: `${assets}/wasm/`,
    useWasm: false,
    // A page looks alike on every machine: the fonts that it does not carry come from us.
    useSystemFonts: false,
    enableXfa: false,
    disableWorkerRendering: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: 0,
  })
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new NotShown(DAMAGED)), { once: true })
  })
  const opened = task.promise.catch((error: unknown) => {
    throw new NotShown(error instanceof Error && error.name === 'PasswordException' ? PROTECTED : DAMAGED)
  })
  return {
    document: Promise.race([opened, broken]),
    close: () => {
      task.destroy().catch(() => {})
      worker.destroy()
      port.terminate()
    },
  }
}
