// Node only, like type-defs.ts.
import { errorCodes, errorSections } from './error-codes.ts'

/** The SDL of the enum of error codes, described by the meaning of each. */
export const sdlOfErrors = (): string => `
"""
Why a request was refused, in \`extensions.code\` of an error. The list is closed; a section of \`/docs/errors\` explains
each code.
"""
enum ErrorCode {
${errorCodes.map((code) => `  ${JSON.stringify(errorSections[code].meaning)}\n  ${code}`).join('\n')}
}`
