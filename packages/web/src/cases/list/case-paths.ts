const under = (path: string) => (uuid: string): string => `/cost-draft/${path}/${uuid}`

/** Where the screens of one case are. */
export const casePaths = {
  editDetails: under('cases/details/edit'),
  editDraft: under('cases/draft/edit'),
  reviewDetails: under('cases/details/review'),
  reviewDraft: under('cases/draft/review'),
  claim: under('completed'),
}
