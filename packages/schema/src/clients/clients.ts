import {
  bandsOfLocation,
  feeEarnerTypes,
  grades,
  guidelineBands,
  locations,
  regions,
  type GuidelineBand,
  type Location,
} from '@costdraft/costing'
import { externalIds } from '../external-ids/external-ids.ts'
import { field, type Draft } from '../field.ts'
import { Flag, oneOf, pattern, text, Uuid } from '../structs.ts'

/** A UK postcode; the space is optional. */
const Postcode = pattern(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'Enter a UK postcode, such as LS1 2PF.')

export const clientTypes = ['solicitor', 'costs_draftsman'] as const
export type ClientType = (typeof clientTypes)[number]

/** The fields of a client (a firm). Its type is set at creation and cannot change. */
export const client = {
  name: field(text(3, 255)),
  solicitorSraNumber: field(text(3, 50)),
  primaryContactName: field(text(3, 255)).optional(),
  phoneNumber: field(text(3, 50)).optional(),
  firstLineAddress: field(text(3, 255)).optional(),
  secondLineAddress: field(text(3, 255)).optional(),
  town: field(text(3, 255)).optional(),
  county: field(text(3, 255)).optional(),
  /** Whether what its bills were reduced for is told before others are filed; left out, it is. */
  remembersReductions: field(Flag).optional(),
  externalIds,
}
export const newClient = { ...client, clientType: field(oneOf(clientTypes)) }

/** The bands of the guideline hourly rates that a site can be set to, by its location; none without a location. */
export const bandsOfSite = ({ location }: Draft): readonly GuidelineBand[] =>
  locations.includes(location as Location) ? bandsOfLocation[location as Location] : []

/** The fields of a site: an office of a client. */
export const site = {
  siteName: field(text(3, 255)),
  firstLineAddress: field(text(3, 255)),
  secondLineAddress: field(text(3, 255)).optional(),
  town: field(text(3, 255)),
  county: field(text(3, 255)).optional(),
  postcode: field(Postcode),
  phoneNumber: field(text(3, 50)).optional(),
  officeNumber: field(text(3, 50)).optional(),
  region: field(oneOf(regions)),
  location: field(oneOf(locations)),
  /** Left empty, it follows from the location and the postcode (`guidelineBandOf`). */
  guidelineBand: field(oneOf(guidelineBands)).among(bandsOfSite).optional(),
  headquarters: field(Flag).optional(),
}

/**
 * The fields of a fee earner in the form: a person whose time is billed. Initials default to the first letters of both
 * names.
 */
export const feeEarnerForm = {
  site: field(Uuid).to('site'),
  firstname: field(text(1, 100)),
  surname: field(text(1, 100)),
  initials: field(text(1, 50)).optional(),
  type: field(oneOf(feeEarnerTypes)),
  grade: field(oneOf(grades)),
  isPanelMember: field(Flag).optional(),
  user: field(Uuid).optional().to('person'),
}
/** The fields of a fee earner in the API: what other systems call a record is theirs to say, and no form asks it. */
export const feeEarner = { ...feeEarnerForm, externalIds }

/** The first letters of first name and surname, in upper case. */
export const initialsOf = (firstname: string, surname: string): string =>
  [firstname, surname]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase()
