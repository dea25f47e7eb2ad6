import { Button, NativeSelect, Text, chakra } from '@chakra-ui/react'
import { placeProblem } from '@costdraft/schema/files/tree.ts'
import { useId, useState } from 'react'
import { FootBar, dialogFoot } from '../ui/form/FormFoot.tsx'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import type { CaseFile } from './send-file.ts'
import { entryOf, visibleRows } from './tree-rows.ts'

interface Props {
  open: boolean
  close: () => void
  file: CaseFile
  nodes: readonly CaseFile[]
  move: (to: string | null) => void
}
const ROOT = ''

/** Moves a file or a folder without dragging. Offers every folder except its current parent, itself and its own descendants. */
function MoveForm({ close, file, nodes, move }: Omit<Props, 'open'>) {
  const id = useId(),
    entries = nodes.map(entryOf)
  const targets = [
    ...(file.parent === null ? [] : [{ value: ROOT, label: 'Case documents' }]),
    ...visibleRows(nodes, () => true)
      .filter(({ node }) => !node.isFile && node.id !== file.parent && !placeProblem(entries, file.id, node.id))
      .map(({ node, level }) => ({ value: node.id, label: `${'\u2003'.repeat(level - 1)}${node.name ?? ''}` })),
  ]
  const [to, setTo] = useState(targets[0]?.value)
  if (to === undefined) return <Text pb="5">There is no other folder. Add one first.</Text>
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        move(to === ROOT ? null : to)
        close()
      }}
    >
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
        Folder
      </chakra.label>
      <NativeSelect.Root mt="1">
        <NativeSelect.Field id={id} value={to} onChange={({ target }) => setTo(target.value)}>
          {targets.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <FootBar>
        <Button type="submit" variant="solid">
          Move
        </Button>
        <Button type="button" variant="ghost" onClick={close}>
          Cancel
        </Button>
      </FootBar>
    </chakra.form>
  )
}

export const MoveDialog = ({ open, ...rest }: Props) => (
  <DialogRoot open={open} close={rest.close} size="xs" closeOnInteractOutside={false}>
    <DialogFrame title={`Move ${rest.file.name ?? ''}`} body={{ pb: '0', css: dialogFoot }}>
      <MoveForm {...rest} />
    </DialogFrame>
  </DialogRoot>
)
