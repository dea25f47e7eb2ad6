import { useApolloClient } from '@apollo/client/react'
import { Button, Menu } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../files/save-file.ts'
import type { SheetFormat } from '../../generated/graphql.ts'
import { toastError } from '../../ui/toast-error.ts'
import type { CaseListQuery } from './case-list-query.ts'
import { CaseSheetDocument } from './cases.operations.ts'
import { variablesOf } from './use-cases.ts'
import { MenuPortal } from '../../ui/overlay/MenuPortal.tsx'

const formats: readonly (readonly [SheetFormat, name: string, type: string])[] = [
  ['csv', 'CSV', 'text/csv'],
  ['xlsx', 'Excel workbook (XLSX)', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]

/** Downloads all cases that match the query, in its order, as a sheet. */
export function ExportCases({ query }: { query: CaseListQuery }) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const download = async (format: SheetFormat, type: string): Promise<void> => {
    setIsBusy(true)
    try {
      const { data } = await client.query({
        query: CaseSheetDocument,
        variables: { format, ...variablesOf(query) },
        fetchPolicy: 'no-cache',
      })
      const { fileName, content } = data!.caseSheet
      saveFile(new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type }), fileName)
    } catch (error) {
      toastError(error, 'The cases could not be exported')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button loading={isBusy} loadingText="Exporting">
          <Download strokeWidth={1.75} aria-hidden />
          Export
        </Button>
      </Menu.Trigger>
      <MenuPortal>
        <Menu.Positioner>
          <Menu.Content aria-label="Export the cases as listed">
            {formats.map(([format, name, type]) => (
              <Menu.Item
                key={format}
                value={format}
                onSelect={() => {
                  void download(format, type)
                }}
              >
                {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  )
}
