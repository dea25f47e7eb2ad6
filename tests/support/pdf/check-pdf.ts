import { isDeepStrictEqual } from 'node:util'
import { Pdf, PdfName, type PdfDict, type PdfValue } from './read-pdf.ts'

/** What a document of ours must be. */
interface Expected {
  lang: string
  /** The part and level of PDF/A (ISO 19005) that it says it keeps. */
  pdfa: { part: string; conformance: string }
  /** The file inside it with its data. */
  data: { name: string; mediaType: string; content: unknown }
}

/** One point of a standard, and what is wrong with a document by it; nothing where it is kept. */
type Point = readonly [point: string, problems: (pdf: Pdf, expected: Expected) => (string | false | undefined)[]]

/** All dictionaries of the file, those inside others too. */
function dictsIn(pdf: Pdf): PdfDict[] {
  const found: PdfDict[] = []
  const visit = (value: PdfValue): void => {
    if (Array.isArray(value)) for (const one of value as PdfValue[]) visit(one)
    else if (value instanceof Map) {
      found.push(value as PdfDict)
      for (const one of (value as PdfDict).values()) visit(one)
    } else if (typeof value === 'object' && value !== null && 'dict' in value) visit(value.dict)
  }
  for (const object of pdf.objects) visit(object)
  return found
}
const isNamed = (dict: PdfDict, key: string, name: string): boolean => {
  const value = dict.get(key)
  return value instanceof PdfName && value.text === name
}
const dictsOfType = (pdf: Pdf, type: string): PdfDict[] => dictsIn(pdf).filter((dict) => isNamed(dict, 'Type', type))

/** The text of the metadata; it must not be compressed, so that a program can find it without reading PDF. */
const metadataOf = (pdf: Pdf): string => pdf.stream(pdf.catalog.get('Metadata'))?.data.toString('utf8') ?? ''
/** A property of the metadata, written as an element or as an attribute. */
const propertyOf = (metadata: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>|${name}="([^"]*)"`)
    .exec(metadata)
    ?.slice(1)
    .find((text) => text !== undefined)

function fontProblems(pdf: Pdf): string[] {
  const fonts = dictsOfType(pdf, 'Font')
  if (fonts.length === 0) return ['there is no font']
  return fonts.flatMap((font) => {
    const name = pdf.name(font.get('BaseFont')) ?? '?'
    if (isNamed(font, 'Subtype', 'Type0')) return font.has('ToUnicode') ? [] : [`${name} does not say its characters`]
    if (isNamed(font, 'Subtype', 'Type3')) return []
    const descriptor = pdf.dict(font.get('FontDescriptor'))
    const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => pdf.stream(descriptor.get(key)))
    return isEmbedded ? [] : [`${name} is not embedded`]
  })
}

/** The file specification of an embedded file, by its name in the tree of names. */
function fileSpecOf(pdf: Pdf, wanted: string): PdfDict | undefined {
  const entries = pdf.list(pdf.dict(pdf.dict(pdf.catalog.get('Names')).get('EmbeddedFiles')).get('Names'))
  const at = entries.findIndex((name, i) => i % 2 === 0 && pdf.of(name) === wanted)
  return at === -1 ? undefined : pdf.dict(entries[at + 1])
}

function dataProblems(pdf: Pdf, { data }: Expected): (string | false)[] {
  const spec = fileSpecOf(pdf, data.name)
  if (!spec) return [`there is no file ${data.name}`]
  const file = pdf.stream(pdf.dict(spec.get('EF')).get('F'))
  const associated = pdf.list(pdf.catalog.get('AF')).map((one) => pdf.dict(one))
  return [
    pdf.name(spec.get('AFRelationship')) !== 'Data' && 'its AFRelationship is not Data',
    !associated.some((one) => isDeepStrictEqual(one, spec)) && 'the catalog does not associate it (AF)',
    (!file || pdf.name(file.dict.get('Subtype')) !== data.mediaType) && `it is not of the type ${data.mediaType}`,
    (!file || !isDeepStrictEqual(parsed(file.data), data.content)) && 'its content is not the data of the document',
  ]
}
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

function treeProblems(pdf: Pdf): (string | false)[] {
  const root = pdf.dict(pdf.catalog.get('StructTreeRoot'))
  const pages = dictsOfType(pdf, 'Page')
  const tags = new Set(dictsOfType(pdf, 'StructElem').map((element) => pdf.name(element.get('S'))))
  return [
    (!isNamed(root, 'Type', 'StructTreeRoot') || !root.has('K')) && 'there is no structure tree',
    !['H1', 'P', 'Table', 'TH', 'TD'].every((tag) => tags.has(tag)) && 'headings, paragraphs or tables are not tagged',
    (pages.length === 0 || pages.some((page) => !page.has('StructParents'))) && 'a page is not in the structure tree',
  ]
}

const points: readonly Point[] = [
  [
    'ISO 19005-3 6.1.2, 6.1.3: header, identifier, no encryption',
    ({ text, trailer }) => [
      !/^%PDF-1\.[4-7]\n%[\u0080-\u00FF]{4}/.test(text) && 'the header is not that of a binary PDF 1.4 to 1.7',
      !trailer.has('ID') && 'there is no identifier',
      trailer.has('Encrypt') && 'it is encrypted',
    ],
  ],
  [
    'ISO 19005-3 6.7.2: marked as tagged',
    (pdf) => {
      const mark = pdf.dict(pdf.catalog.get('MarkInfo'))
      const suspects = pdf.of(mark.get('Suspects'))
      return [
        pdf.of(mark.get('Marked')) !== true && 'Marked is not true',
        // Absent means false. Poppler reports a false that is written out as an error.
        suspects !== null && suspects !== true && 'Suspects is written although it is false, or is no boolean',
      ]
    },
  ],
  ['ISO 19005-3 6.7.3: structure', treeProblems],
  [
    'ISO 19005-3 6.7.4: language',
    (pdf, { lang }) => [pdf.of(pdf.catalog.get('Lang')) !== lang && `its language is not ${lang}`],
  ],
  [
    'ISO 14289-1 7.1: title, and shown as the title of the window',
    (pdf) => [
      !/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+<\/rdf:li>/.test(metadataOf(pdf)) && 'its metadata has no title',
      pdf.of(pdf.dict(pdf.catalog.get('ViewerPreferences')).get('DisplayDocTitle')) !== true &&
        'DisplayDocTitle is not true',
    ],
  ],
  ['ISO 19005-3 6.2.11: fonts embedded, with their characters', fontProblems],
  [
    'ISO 19005-3 6.6.2, 6.6.4: metadata that says which standard it keeps',
    (pdf, { pdfa }) => {
      const metadata = metadataOf(pdf)
      const ua = propertyOf(metadata, 'pdfuaid:part')
      return [
        pdf.dict(pdf.catalog.get('Metadata')).has('Filter') && 'the metadata is compressed',
        propertyOf(metadata, 'pdfaid:part') !== pdfa.part && `pdfaid:part is not ${pdfa.part}`,
        propertyOf(metadata, 'pdfaid:conformance') !== pdfa.conformance &&
          `pdfaid:conformance is not ${pdfa.conformance}`,
        ua !== undefined && ua !== '1' && 'pdfuaid:part is not 1',
      ]
    },
  ],
  [
    'ISO 19005-3 6.2.3: colours by a profile',
    (pdf) => [
      !pdf
        .list(pdf.catalog.get('OutputIntents'))
        .map((one) => pdf.dict(one))
        .some((intent) => isNamed(intent, 'S', 'GTS_PDFA1') && pdf.stream(intent.get('DestOutputProfile'))) &&
        'there is no output intent with a profile',
    ],
  ],
  ['ISO 19005-3 6.8: embedded data', dataProblems],
  [
    'ISO 19005-3 6.5: nothing that acts',
    (pdf) => [
      dictsIn(pdf).some((dict) => dict.has('JS') || dict.has('JavaScript') || isNamed(dict, 'S', 'JavaScript')) &&
        'there is JavaScript',
      dictsIn(pdf).some((dict) => dict.has('AA')) && 'there are additional actions',
      dictsIn(pdf).some((dict) => isNamed(dict, 'S', 'Launch')) && 'it starts programs',
    ],
  ],
]

/**
 * Checks a document against the points above; each problem is the point and what is wrong. Empty where all are kept.
 */
export function checkPdf(bytes: Buffer, expected: Expected): string[] {
  try {
    const pdf = new Pdf(bytes)
    return points.flatMap(([point, problemsOf]) =>
      problemsOf(pdf, expected).flatMap((problem) => (problem ? [`${point}: ${problem}`] : [])),
    )
  } catch (error) {
    return [`ISO 32000-1 7.5: it cannot be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}
