import { Button, NativeSelect, Text, chakra } from '@chakra-ui/react'
import { placeProblem } from '@costdraft/schema/files/tree.ts'
import { useId, useState } from 'react'
import { FootBar, dialogFoot } from '../ui/form/FormFoot.tsx'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { countOf } from './selection.ts'
import type { CaseFile } from './case-file.ts'
import { entryOf, visibleRows } from './tree-rows.ts'
import { CancelButton } from '../ui/form/CancelButton.tsx'

interface Props {
  open: boolean
  close: () => void
  files: readonly CaseFile[]
  nodes: readonly CaseFile[]
  move: (to: string | null) => void
}
const ROOT = ''

/**
 * Moves files and folders without dragging. Offers every folder that may hold all of them, and in which not all of them
 * are.
 */
function MoveForm({ close, files, nodes, move }: Omit<Props, 'open'>) {
  const id = useId()
  const entries = nodes.map(entryOf)
  const areIn = (folder: string | null): boolean => files.every(({ parent }) => parent === folder)
  const targets = [
    ...(areIn(null) ? [] : [{ value: ROOT, label: 'Case documents' }]),
    ...visibleRows(nodes, () => true)
      .filter(
        ({ node }) =>
          !node.isFile && !areIn(node.id) && !files.some(({ id: moving }) => placeProblem(entries, moving, node.id)),
      )
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
        <CancelButton close={close} />
      </FootBar>
    </chakra.form>
  )
}

export const MoveDialog = ({ open, ...rest }: Props) => (
  <DialogRoot open={open} close={rest.close} size="xs" closeOnInteractOutside={false}>
    <DialogFrame
      title={`Move ${rest.files.length === 1 ? (rest.files[0]?.name ?? '') : countOf(rest.files)}`}
      body={{ pb: '0', css: dialogFoot }}
    >
      <MoveForm {...rest} />
    </DialogFrame>
  </DialogRoot>
)
