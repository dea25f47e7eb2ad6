import { startGateway, type Gateway } from '@costdraft/gateway/app.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { kinds } from '@costdraft/schema/items/index.ts'
import { furtherKinds, furtherTypes } from '../../dev/further-kinds.ts'

interface Hosts {
  webUrl: string
  apiUrl: string
  authUrl: string
}

/** Starts a gateway that serves the kinds of the product and further ones, in front of an API that does. */
export const startFurtherGateway = ({ webUrl, apiUrl, authUrl }: Hosts): Promise<Gateway> =>
  startGateway(
    readConfig({
      PORT: new URL(webUrl).port,
      CASE_API_URL: apiUrl,
      ADMIN_API_URL: apiUrl,
      AUTH_URL: authUrl,
      LOG_LEVEL: 'silent',
    }),
    { items: { kinds: { ...kinds, ...furtherKinds }, types: furtherTypes } },
  )
