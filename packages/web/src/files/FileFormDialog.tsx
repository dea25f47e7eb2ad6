import { Button, Text, chakra } from '@chakra-ui/react'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { CancelButton } from '../ui/form/CancelButton.tsx'
import { FootBar, dialogFoot } from '../ui/form/FormFoot.tsx'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { readError } from '../ui/read-error.ts'

// The dialogs that ask for one value of a file or a folder.

/** Saves what a form asks for and closes it. What is refused stays, with the reason. */
export function useFileForm(close: () => void) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** Without anything to save the form is closed. */
  const run = async (save: (() => Promise<unknown>) | undefined): Promise<void> => {
    if (!save) return close()
    setBusy(true)
    try {
      await save()
      close()
    } catch (error) {
      console.error(error)
      setProblem(readError(error).message)
      setBusy(false)
    }
  }
  return { problem, setProblem, busy, run }
}

interface FormProps {
  form: ReturnType<typeof useFileForm>
  close: () => void
  submit: string
  /** Absent where there is nothing to save. */
  save: (() => Promise<unknown>) | undefined
  children: ReactNode
}
export const FileForm = ({ form: { busy, run }, close, submit, save, children }: FormProps) => (
  <chakra.form
    noValidate
    onSubmit={(event: FormEvent) => {
      event.preventDefault()
      event.stopPropagation()
      void run(save)
    }}
  >
    {children}
    <FootBar>
      <Button type="submit" variant="solid" loading={busy} loadingText={submit}>
        {submit}
      </Button>
      <CancelButton close={close} />
    </FootBar>
  </chakra.form>
)

/** Why a value is refused, below its field. */
export const FormProblem = ({ id, problem }: { id: string; problem: string | undefined }) =>
  problem && (
    <Text id={id} role="alert" textStyle="sm" color="danger.ink" mt="1">
      {problem}
    </Text>
  )

interface DialogProps {
  open: boolean
  close: () => void
  title: string
  children: ReactNode
}
/** A small dialog whose first field has the focus. */
export function FileFormDialog({ open, close, title, children }: DialogProps) {
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
        {children}
      </DialogFrame>
    </DialogRoot>
  )
}
