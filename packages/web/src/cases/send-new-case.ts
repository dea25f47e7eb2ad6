import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { camelName, snakeName } from '@costdraft/schema/names.ts'
import { FileRequestError } from '../files/file-request.ts'
import { sendForm } from '../files/send-form.ts'
import { messages } from '../ui/messages.ts'
import { FormProblems } from '../ui/read-error.ts'
import { newCaseForm, type SentCase } from './new-case-body.ts'

/** A refusal of the REST call as an error of the form: problems at its fields, all else as lines in words. */
export function asFormProblems(error: unknown, { fields, certificate }: AnyArea): unknown {
  if (!(error instanceof FileRequestError)) return error
  const details = (error.answer as { details?: Record<string, unknown> } | undefined)?.details ?? {}
  const known = new Set([...Object.keys(fields), ...Object.keys(certificate?.fields ?? {})].map(snakeName))
  const entries = Object.entries(details)
  const isKnown = ([key]: [string, unknown]): boolean => known.has(key.split('.')[0] ?? key)
  return new FormProblems(
    error.message,
    entries.filter(isKnown).map(([key, message]) => ({
      path: key.split('.').map(camelName).join('.'),
      message: String(message),
    })),
    entries
      .filter((entry) => !isKnown(entry))
      .map(([key, message]) => (key === 'files' ? String(message) : `${key}: ${String(message)}`)),
  )
}

interface SendOptions {
  key: string
  signal: AbortSignal
  /** Reports progress as a fraction from 0 to 1. */
  onProgress: (fraction: number) => void
}

/**
 * Creates a case with its documents in one request: all is stored, or nothing. Resolves to the uuid of the case.
 * @throws FormProblems where it is refused, or where nobody knows whether it was stored
 */
export async function sendNewCase(sent: SentCase, { key, signal, onProgress }: SendOptions): Promise<string> {
  const { area, solicitor, additions } = sent
  const mayRepeat = additions.includes('idempotency')
  try {
    const answer = await sendForm(`client/${solicitor}/case/${area.createPath}`, newCaseForm(sent), {
      signal,
      onProgress,
      headers: { 'idempotency-key': key },
      fallback: mayRepeat ? messages.unknownOutcome : messages.unknownUnsafe,
    })
    const { uuid } = (answer ?? {}) as { uuid?: unknown }
    if (typeof uuid === 'string') return uuid
    throw new FormProblems(messages.unknownUnsafe)
  } catch (error) {
    throw asFormProblems(error, area)
  }
}
