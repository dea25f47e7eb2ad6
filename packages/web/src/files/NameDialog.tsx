import { Button, Input, Text, chakra } from '@chakra-ui/react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { FootBar, dialogFoot } from '../ui/form/FormFoot.tsx'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { readError } from '../ui/read-error.ts'
import { CancelButton } from '../ui/form/CancelButton.tsx'

interface Props {
  open: boolean
  close: () => void
  title: string
  initial: string
  submit: string
  save: (name: string) => Promise<unknown>
}

/**
 * Asks for the name of a folder or a file. An empty or unchanged name saves nothing; a refused name stays in the field,
 * with the reason.
 */
function NameForm({ close, initial, submit, save }: Omit<Props, 'open' | 'title'>) {
  const id = useId()
  const [name, setName] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submitName = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    event.stopPropagation()
    const newName = name.trim()
    if (newName === '' || newName === initial) return close()
    setBusy(true)
    try {
      await save(newName)
      close()
    } catch (error) {
      console.error(error)
      setProblem(readError(error).message)
      setBusy(false)
    }
  }
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        void submitName(event)
      }}
    >
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
        Name
      </chakra.label>
      <Input
        id={id}
        mt="1"
        autoComplete="off"
        maxLength={250}
        value={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => {
          setName(target.value)
          setProblem(undefined)
        }}
      />
      {problem && (
        <Text id={`${id}-problem`} role="alert" textStyle="sm" color="danger.ink" mt="1">
          {problem}
        </Text>
      )}
      <FootBar>
        <Button type="submit" variant="solid" loading={busy} loadingText={submit}>
          {submit}
        </Button>
        <CancelButton close={close} />
      </FootBar>
    </chakra.form>
  )
}

export function NameDialog({ open, close, title, ...form }: Props) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <DialogRoot
      open={open}
      close={close}
      size="xs"
      closeOnInteractOutside={false}
      initialFocusEl={() => content.current?.querySelector('input') ?? null}
    >
      <DialogFrame title={title} content={content} body={{ pb: '0', css: dialogFoot }}>
        <NameForm close={close} {...form} />
      </DialogFrame>
    </DialogRoot>
  )
}
