import { useApolloClient } from '@apollo/client/react'
import { Menu } from '@chakra-ui/react'
import { downloadClaim } from './download-claim.ts'

/** The menu item that downloads the documents of a complete case. */
export function DownloadClaim({ row }: { row: { uuid: string; caseName: string } }) {
  const client = useApolloClient()
  return (
    <Menu.Item
      value="download"
      onSelect={() => {
        void downloadClaim(client, row)
      }}
    >
      Download Claim
    </Menu.Item>
  )
}
