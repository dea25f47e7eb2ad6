import type { ScimType } from '@costdraft/schema/scim/names.ts'
import { HttpError } from '../errors/errors.ts'

/** A refusal in the words of SCIM (RFC 7644 section 3.12). */
export class ScimError extends HttpError {
  override name = 'ScimError'
  readonly scimType: ScimType | undefined
  constructor(status: number, detail: string, scimType?: ScimType) {
    super(status, detail)
    this.scimType = scimType
  }
}

/** 400: a filter that cannot be read, or that is not answered. */
export const invalidFilter = (detail: string): ScimError => new ScimError(400, detail, 'invalidFilter')
/** 400: a path that names no attribute. */
export const invalidPath = (detail: string): ScimError => new ScimError(400, detail, 'invalidPath')
/** 400: a body that is not what SCIM says. */
export const invalidSyntax = (detail: string): ScimError => new ScimError(400, detail, 'invalidSyntax')
/** 400: a value that an attribute cannot have. */
export const invalidValue = (detail: string): ScimError => new ScimError(400, detail, 'invalidValue')
/** 400: an attribute that cannot be changed, or not be without. */
export const immutable = (detail: string): ScimError => new ScimError(400, detail, 'mutability')
/** 409: what only one resource may have. It does not say which other one has it. */
export const notUnique = (detail: string): ScimError => new ScimError(409, detail, 'uniqueness')
