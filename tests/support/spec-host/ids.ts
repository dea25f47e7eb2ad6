const id = (kind: string, n: number): string => `${kind}000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** The uuids of the seeded world. */
export const FIRM = { tideway: id('f1', 1), oakfield: id('f1', 2), marlow: id('f1', 3) }
export const SITE = { quay: id('51', 1), oakfieldHead: id('51', 2), oakfieldWest: id('51', 3), marlowHead: id('51', 4) }
export const EARNER = { sana: id('fe', 1), piers: id('fe', 2), rhys: id('fe', 3) }
export const PERSON = {
  owner: id('9e', 1),
  draftsman: id('9e', 2),
  solicitor: id('9e', 3),
  rival: id('9e', 4),
  admin: id('9e', 5),
}
export const CASE = {
  care: id('ca', 1),
  twoPart: id('ca', 2),
  protection: id('ca', 3),
  interPartes: id('ca', 4),
  highCost: id('ca', 5),
  careComplete: id('ca', 6),
  highCostComplete: id('ca', 7),
  rivals: id('ca', 8),
}
export const ITEM = {
  preparation: id('17', 1),
  letter: id('17', 2),
  call: id('17', 3),
  hearing: id('17', 4),
  hearingDisbursement: id('17', 5),
  disbursement: id('17', 6),
  expertFee: id('17', 7),
  costNote: id('17', 8),
  note: id('17', 9),
  abuseNote: id('17', 10),
  protectionTime: id('17', 12),
  interPartesTime: id('17', 13),
  step: id('17', 14),
  stepDisbursement: id('17', 15),
  stepAttendance: id('17', 16),
  attendanceStep: id('17', 17),
  highCostStep: id('17', 18),
  highCostDisbursement: id('17', 19),
  counsel: id('17', 20),
  rivalTime: id('17', 21),
}
export const PART = { general: id('9a', 1), property: id('9a', 2) }
export const PARTY = { deputy: id('97', 1), claimant: id('97', 2), firm: id('97', 3), leader: id('97', 4) }
export const COMMENT = { open: id('c0', 1), resolved: id('c0', 2) }
export const FILE = { statement: id('f7', 1) }
export const OUTPUT = { bill: id('d0', 1) }
export const EXPERT_TYPE = { psychologist: id('e7', 1), psychiatrist: id('e7', 2), interpreter: id('e7', 3) }
/** The opaque tokens that are valid from the start. */
export const TOKEN = {
  owner: 'owner-token',
  draftsman: 'draftsman-token',
  solicitor: 'solicitor-token',
  rival: 'rival-token',
  admin: 'admin-token',
}
export const PASSWORD = 'Spec-host-word-1'
