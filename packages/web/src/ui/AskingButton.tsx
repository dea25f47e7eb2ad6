import type { ComponentProps, ReactNode } from 'react'
import { BusyButton } from './form/BusyButton.tsx'
import { useConfirm } from './use-confirm.tsx'

interface Props extends ComponentProps<typeof BusyButton> {
  /** What is asked before anything is done. */
  question: { title: string; text: string; answer: string }
  onConfirmed: () => unknown
  children: ReactNode
}

/** A button that asks before it does what it says. */
export function AskingButton({ question: { title, text, answer }, onConfirmed, isBusy, ...button }: Props) {
  const { ask, confirmDialog } = useConfirm()
  const askFirst = async (): Promise<void> => {
    const given = await ask({
      title,
      text,
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: answer, value: 'yes', isMain: true },
      ],
    })
    if (given === 'yes') onConfirmed()
  }
  return (
    <>
      <BusyButton
        type="button"
        aria-haspopup="dialog"
        isBusy={isBusy}
        onClick={() => {
          if (!isBusy) void askFirst()
        }}
        {...button}
      />
      {confirmDialog}
    </>
  )
}
