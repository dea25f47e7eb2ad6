type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Every call that §7 of the two specifications names, and no other. One path is open there: the upload of case
 * documents, which goes to `client/case/:id/file`.
 */
export const PATHS = [
  // Cases
  ['GET', 'client/:clientId/case'],
  ['POST', 'client/:clientId/case/legal-aid'],
  ['POST', 'client/:clientId/case/high-cost'],
  ['POST', 'client/:clientId/case/court-of-protection'],
  ['POST', 'client/:clientId/case/inter-parties'],
  ['GET', 'client/case/:id'],
  ['POST', 'client/case/:id/status/:stage'],
  ['PATCH', 'client/case/legal-aid/:id'],
  ['PATCH', 'client/case/court-of-protection/:id'],
  ['PATCH', 'client/case/inter-parties/:id'],
  ['PATCH', 'client/case/:id/exceptional'],
  ['PATCH', 'client/case/:id/narrative'],
  ['PATCH', 'client/case/:id/enhancement'],
  ['PATCH', 'client/case/:id/value-of-assets'],
  ['PATCH', 'client/case/:id/certificate'],
  ['PATCH', 'client/case/:id/high-cost/certificate'],
  ['GET', 'client/case/:id/note'],
  ['POST', 'client/case/:id/note'],
  ['PATCH', 'client/case/:id/note/:noteId'],
  ['DELETE', 'client/case/:id/note/:noteId'],
  // Files and documents
  ['PATCH', 'client/case/:id/folder-structure'],
  ['POST', 'client/case/:id/file'],
  ['GET', 'client/case/file/:fileId'],
  ['POST', 'client/case/:id/fee/:feeId/file'],
  ['DELETE', 'client/case/:id/fee/:feeId/file/:fileId'],
  ['POST', 'client/case/:id/cost-note/:nid/file'],
  ['DELETE', 'client/case/:id/cost-note/:nid/file/:fileId'],
  ['POST', 'client/case/:id/output'],
  ['GET', 'client/case/:id/output'],
  ['GET', 'client/case/output/:outputId'],
  // Time
  ['GET', 'client/case/:id/time-recording'],
  ['POST', 'client/case/:id/time-recording'],
  ['PATCH', 'client/case/:id/time-recording/:recId'],
  ['GET', 'client/case/:id/time-recording/estimated'],
  ['POST', 'client/case/:id/time-recording/upload'],
  ['GET', 'client/case/:id/tr_enhancement'],
  ['POST', 'client/case/:id/tr_enhancement'],
  ['DELETE', 'client/case/:id/fee/:feeId'],
  // Hearings
  ['GET', 'client/case/:id/hearing'],
  ['POST', 'client/case/:id/hearing'],
  ['PATCH', 'client/case/:id/hearing/:hid'],
  ['PATCH', 'client/case/:id/hearing/:hid/exceptional-travel'],
  ['DELETE', 'client/case/:id/hearing/:hid/exceptional-travel'],
  ['PATCH', 'client/case/:id/hearing/:hid/adjournment'],
  ['DELETE', 'client/case/:id/hearing/:hid/adjournment'],
  ['POST', 'client/case/:id/hearing/:hid/disbursement'],
  ['PATCH', 'client/case/:id/hearing/:hid/disbursement/:did'],
  ['DELETE', 'client/case/:id/hearing/:hid/disbursement/:did'],
  // High cost procedural steps
  ['GET', 'client/case/:id/high-cost/procedural-step'],
  ['POST', 'client/case/:id/high-cost/procedural-step'],
  ['PATCH', 'client/case/:id/high-cost/procedural-step/:stepId'],
  ['POST', 'client/case/:id/high-cost/procedural-step/:stepId/disbursement'],
  ['PATCH', 'client/case/:id/high-cost/procedural-step/:stepId/disbursement/:did'],
  ['DELETE', 'client/case/:id/high-cost/procedural-step/:stepId/disbursement/:did'],
  ['POST', 'client/case/:id/high-cost/procedural-step/:stepId/counsel'],
  ['PATCH', 'client/case/:id/high-cost/procedural-step/:stepId/counsel/:cid'],
  ['DELETE', 'client/case/:id/high-cost/procedural-step/:stepId/counsel/:cid'],
  // Inter parties procedural steps
  ['GET', 'client/case/:id/procedural-step'],
  ['POST', 'client/case/:id/procedural-step'],
  ['PATCH', 'client/case/:id/procedural-step/:sid'],
  ['DELETE', 'client/case/:id/procedural-step/:sid'],
  ['POST', 'client/case/:id/procedural-step/:sid/disbursement'],
  ['PATCH', 'client/case/:id/procedural-step/:sid/disbursement/:did'],
  ['DELETE', 'client/case/:id/procedural-step/:sid/disbursement/:did'],
  ['POST', 'client/case/:id/procedural-step/:sid/attendance'],
  ['PATCH', 'client/case/:id/procedural-step/:sid/attendance/:aid'],
  ['DELETE', 'client/case/:id/procedural-step/:sid/attendance/:aid'],
  // Other items
  ['GET', 'expert-type'],
  ['GET', 'client/case/:id/expert-fee'],
  ['POST', 'client/case/:id/expert-fee'],
  ['PATCH', 'client/case/:id/expert-fee/:fid'],
  ['GET', 'client/case/:id/disbursement'],
  ['POST', 'client/case/:id/disbursement'],
  ['PATCH', 'client/case/:id/disbursement/:did'],
  ['GET', 'client/case/:id/cost-note'],
  ['POST', 'client/case/:id/cost-note'],
  ['PATCH', 'client/case/:id/cost-note/:nid'],
  ['DELETE', 'client/case/:id/cost-note/:nid'],
  ['GET', 'client/case/:id/party'],
  ['POST', 'client/case/:id/party'],
  ['PATCH', 'client/case/:id/party/:pid'],
  ['DELETE', 'client/case/:id/party/:pid'],
  ['GET', 'client/case/:id/case-part'],
  ['POST', 'client/case/:id/case-part'],
  ['PATCH', 'client/case/:id/case-part/:cpid'],
  ['DELETE', 'client/case/:id/case-part/:cpid'],
  // Comments
  ['POST', 'client/entity/:type/:id/comment'],
  ['PATCH', 'client/entity/:type/:id/comment/:cid'],
  ['PATCH', 'client/entity/:type/:id/comment/:cid/resolve'],
  // Administration
  ['GET', 'clients'],
  ['POST', 'clients'],
  ['GET', 'clients/:id'],
  ['PATCH', 'clients/:id'],
  ['GET', 'clients/:id/children'],
  ['GET', 'clients/:id/sites'],
  ['POST', 'clients/:id/sites'],
  ['GET', 'client/:id/fee-earner'],
  ['POST', 'client/:id/fee-earner'],
  ['GET', 'users/user'],
  ['GET', 'clients/:id/users'],
  ['GET', 'clients/users/:id'],
  ['POST', 'users/clients/:id'],
  ['PATCH', 'users/:id'],
  ['POST', 'clients/:clientId/users/:userId'],
  ['PATCH', 'clients/:clientId/users/:userId'],
  ['DELETE', 'clients/:clientId/users/:userId'],
] as const satisfies readonly (readonly [Method, string])[]

type Joined<T> = T extends readonly [infer M extends string, infer P extends string] ? `${M} ${P}` : never
/** A call by its method and path, such as `GET client/case/:id`. */
export type Route = Joined<(typeof PATHS)[number]>

/** The names of the parameters in a path. */
export type ParamsOf<T extends string> = T extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : T extends `${string}:${infer Name}`
    ? Name
    : never
