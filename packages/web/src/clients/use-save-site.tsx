import { useApolloClient, useMutation } from '@apollo/client/react'
import { site } from '@costdraft/schema/clients/clients.ts'
import { useAddition } from '../access/viewer.ts'
import { useReview } from '../revaluation/use-review.tsx'
import { messages } from '../ui/messages.ts'
import { changesText } from './changes-text.ts'
import type { SiteRow, SiteValue } from './client-form.ts'
import { EditSiteDocument, SitePreviewDocument } from './client.operations.ts'
import { AddSiteDocument } from './firm.operations.ts'
import { siteControls } from './site-controls.ts'
import { useSaveRow, type SaveRow } from './use-save-client-row.ts'

/** What prices read of a location. A change of it is a correction: no day is asked for. */
const { region, location, guidelineBand, postcode } = siteControls
const pricedControls = { region, location, guidelineBand, postcode }

const siteKind = {
  what: 'location',
  fields: site,
  controls: siteControls,
  saved: messages.siteSaved,
  failed: messages.errorSavingSite,
}

/** Saves a location. Which open cases a correction of what prices read of it moves is shown before. */
export function useSaveSite(clientUuid: string, refetch: () => Promise<unknown>): SaveRow<SiteValue, SiteRow> {
  const client = useApolloClient()
  const [addSite] = useMutation(AddSiteDocument)
  const [editSite] = useMutation(EditSiteDocument)
  const { review, reviewDialog } = useReview()
  const isPreviewed = useAddition('fee_earner_periods')
  const { save, confirmDialog } = useSaveRow<SiteValue, SiteRow>(
    siteKind,
    {
      add: (input, idempotencyKey) => addSite({ variables: { clientUuid, input, idempotencyKey } }),
      edit: ({ row: { uuid }, changes: input }, version) =>
        editSite({ variables: { clientUuid, uuid, input, version } }),
      review: async ({ row, changes: input }) => {
        const text = changesText(pricedControls, { ...row }, input)
        if (!isPreviewed || text === '') return true
        const variables = { clientUuid, uuid: row.uuid, input }
        return review({
          title: `Correct the location ${row.siteName}?`,
          text: `${text} This is a correction: it holds for all days, past years included.`,
          action: 'Save location',
          words: {
            one: `involves fee earners of ${row.siteName}`,
            many: `involve fee earners of ${row.siteName}`,
          },
          load: async (after) =>
            (
              await client.query({
                query: SitePreviewDocument,
                variables: { ...variables, after },
                fetchPolicy: 'no-cache',
              })
            ).data?.sitePreview,
        })
      },
    },
    refetch,
  )
  return {
    save,
    confirmDialog: (
      <>
        {reviewDialog}
        {confirmDialog}
      </>
    ),
  }
}
