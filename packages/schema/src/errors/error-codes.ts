/** All codes of errors, as GraphQL answers them in `extensions.code`, in the order in which they are explained. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'TIMEOUT',
  'UPSTREAM_FAILED',
  'STORAGE_FULL',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** What a caller has to know of an error: a section of the page on errors, and the description of the code. */
export interface ErrorSection {
  /** What the code says, in one or two sentences. */
  meaning: string
  /** The situations in which it is answered, one sentence each. */
  when: readonly string[]
  /** What the caller does, in sentences. */
  whatToDo: string
  /** The statuses of REST that mean the same. */
  rest: readonly number[]
  /** The `extensions` of an error with this code, as they are answered. */
  example: Readonly<Record<string, unknown>>
}

const plain = (code: ErrorCode, more: object = {}): ErrorSection['example'] => ({
  code,
  problems: [],
  details: {},
  ...more,
})

/** The section of each code. */
export const errorSections: Readonly<Record<ErrorCode, ErrorSection>> = {
  UNAUTHENTICATED: {
    meaning: 'The request has no valid access token. Nothing of it was looked at.',
    when: [
      'The header `Authorization: Bearer …` is missing, or is none.',
      'The token has expired, was revoked, or is of another host.',
      'The sign-in that it came from has ended, or the API client was revoked.',
    ],
    whatToDo: 'Get a new token and send the request again. It had no effect. The HTTP status is 401.',
    rest: [401],
    example: plain('UNAUTHENTICATED'),
  },
  FORBIDDEN: {
    meaning: 'The caller may see the record, and may not do this with it.',
    when: [
      'The role of the caller in the client of the record lacks the permission.',
      'An API client that may only read sends a change.',
      'The scopes of the token do not cover the operation.',
    ],
    whatToDo: 'Do not repeat it. Ask whoever manages the users or API clients of the firm for the role or the scope.',
    rest: [403],
    example: plain('FORBIDDEN'),
  },
  NOT_FOUND: {
    meaning: 'There is no such record for the caller. A record of another firm is answered exactly like this.',
    when: [
      'The id names nothing, or something that was removed.',
      'The record belongs to a firm in which the caller has no role.',
      'The host behind CostDraft does not offer what was asked for.',
    ],
    whatToDo: 'Check the id, and whose token it is. Repeating the request gives the same answer.',
    rest: [404, 405],
    example: plain('NOT_FOUND'),
  },
  INVALID_INPUT: {
    meaning: 'What was sent is refused before anything is changed. `problems` names each field with a sentence.',
    when: [
      'A value is missing, out of range, or not one of the words that a field takes.',
      'The text of the operation is no valid GraphQL, or its variables have other types.',
      'The operation exceeds a limit of length, depth, aliases, lists or cost.',
    ],
    whatToDo:
      'Correct the fields in `problems`: `path` is the field of the input, with an index for rows of lists. All problems are told at once.',
    rest: [400, 413, 415, 422],
    example: {
      code: 'INVALID_INPUT',
      problems: [{ path: 'endTime', message: 'The end must be after the start.' }],
      details: { end_time: 'The end must be after the start.' },
    },
  },
  CONFLICT: {
    meaning: 'The record is not as the request takes it to be. Nothing was changed.',
    when: [
      'The `version` sent is stale: someone else changed the record. `current` is the record as it is now.',
      'A case is in another stage than `from` says, or a complete case is to be changed.',
      'Other records refer to what is to be removed, or an unresolved comment keeps a case from completion.',
      'A request with the same `idempotencyKey` is still being worked on.',
    ],
    whatToDo: 'Read the record again, decide what of the change still holds, and send it with the new version.',
    rest: [409, 412],
    example: plain('CONFLICT', { current: { uuid: '6f0f9c1e-0e7b-4c1c-9b44-0a4f3b1d2c55', version: '4', time: 1.5 } }),
  },
  RATE_LIMITED: {
    meaning: 'The budget of points of the token, its firm or its API client is spent. Nothing was executed.',
    when: ['Operations within a minute cost more than the budget. It fills continuously.'],
    whatToDo:
      'Wait for the seconds of the header `Retry-After`, then send the same request. Ask for fewer fields or smaller pages. The HTTP status is 429.',
    rest: [429],
    example: plain('RATE_LIMITED', { cost: { requested: 5200, actual: 0, limit: 100_000, remaining: 0 } }),
  },
  TIMEOUT: {
    meaning: 'A host behind CostDraft did not answer in time.',
    when: ['A host was slow or could not be reached within ten seconds, repeated attempts included.'],
    whatToDo:
      'Send a query again after a moment. After a change with `unknownOutcome` look whether it was made; with an `idempotencyKey` send it again with the same key, which has one effect.',
    rest: [504],
    example: plain('TIMEOUT', { unknownOutcome: true }),
  },
  UPSTREAM_FAILED: {
    meaning: 'A host behind CostDraft failed, or answered what cannot be read.',
    when: [
      'A host is down, answers an error of its own, or too large an answer.',
      'A change was made, and the host did not show it: then `unknownOutcome` is true.',
    ],
    whatToDo:
      'Send a query again after a moment. Treat a change with `unknownOutcome` as for TIMEOUT. Tell the operator if it lasts.',
    rest: [502, 503],
    example: plain('UPSTREAM_FAILED'),
  },
  STORAGE_FULL: {
    meaning: 'The storage of the host is full. Nothing was saved.',
    when: ['The disk or the database of the host has no room for the change or the file.'],
    whatToDo: 'Tell the operator. Reading still works; send the change again when there is room.',
    rest: [507],
    example: plain('STORAGE_FULL'),
  },
  INTERNAL: {
    meaning: 'A fault of CostDraft itself. What exactly is in its log, and not in the answer.',
    when: ['Something happened that nobody expected.'],
    whatToDo: 'Tell the operator the time of the request. Look whether a change was made before it is sent again.',
    rest: [500],
    example: plain('INTERNAL'),
  },
}
