import type { FrozenFacts } from './frozen-facts.ts'

/** The phase of a row in the documents, where it has one. */
export const frozenPhase = (phase: unknown): Pick<FrozenFacts, 'phase'> => (typeof phase === 'string' ? { phase } : {})
