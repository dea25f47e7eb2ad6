import { Button, Menu } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { SheetFormat } from '../generated/graphql.ts'
import { ButtonWord } from '../ui/ButtonWord.tsx'
import { MenuPortal } from '../ui/overlay/MenuPortal.tsx'
import { toastError } from '../ui/toast-error.ts'
import { saveFile } from './save-file.ts'

const formats: readonly (readonly [SheetFormat, name: string, type: string])[] = [
  ['csv', 'CSV', 'text/csv'],
  ['xlsx', 'Excel workbook (XLSX)', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]

interface Props {
  /** What its items export, for a screen reader. */
  name: string
  /** The title of the message if it fails. */
  failure: string
  /** Asks the server for the sheet; `content` is in Base64. */
  ask: (format: SheetFormat) => Promise<{ fileName: string; content: string }>
}

/** Downloads what a page shows as a sheet, in the format that is chosen. */
export function SheetMenu({ name, failure, ask }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const download = async (format: SheetFormat, type: string): Promise<void> => {
    setIsBusy(true)
    try {
      const { fileName, content } = await ask(format)
      saveFile(new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type }), fileName)
    } catch (error) {
      toastError(error, failure)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button loading={isBusy} loadingText="Exporting">
          <Download strokeWidth={1.75} aria-hidden />
          <ButtonWord>Export</ButtonWord>
        </Button>
      </Menu.Trigger>
      <MenuPortal>
        <Menu.Positioner>
          <Menu.Content aria-label={name}>
            {formats.map(([format, label, type]) => (
              <Menu.Item
                key={format}
                value={format}
                onSelect={() => {
                  void download(format, type)
                }}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  )
}
