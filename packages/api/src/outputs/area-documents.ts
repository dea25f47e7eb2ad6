import type { FrozenCase } from './frozen-case.ts'

/** The documents of the cases of an area. */
export interface AreaDocuments {
  /** As in the names of its files. */
  name: string
  /** The path of the template, which lays out `document.json`. */
  template: string
  /** The texts and formatted figures of the document of a completed case. Pure. */
  documentOf: (frozen: FrozenCase) => object
}
