import { useApolloClient } from '@apollo/client/react'
import { Menu } from '@chakra-ui/react'
import { downloadClaims, type Claim } from './download-claims.ts'

/** The menu item that downloads the documents of a complete case. */
export function DownloadClaim({ row }: { row: Claim }) {
  const client = useApolloClient()
  return (
    <Menu.Item
      value="download"
      onSelect={() => {
        void downloadClaims(client, [row])
      }}
    >
      Download Claim
    </Menu.Item>
  )
}
