import { Button } from '@chakra-ui/react'
import { Suspense, useState, type ReactNode } from 'react'
import { toaster } from '../ui/toaster.ts'
import type { RuleProps } from './rule-props.ts'

interface Props extends Pick<RuleProps, 'acts'> {
  name: string
  /** Why what is entered has to be saved first. */
  because: string
  /** Loads what is opened. */
  load: () => Promise<unknown>
  renderDialog: (close: () => void) => ReactNode
}

/**
 * Opens what is done with many lines at once: first what is entered is stored, so that it is done with what one sees.
 */
export function StoredFirstButton({ acts, name, because, load, renderDialog }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const open = async (): Promise<void> => {
    setIsBusy(true)
    const isStored = await acts.storeAll()
    setIsBusy(false)
    if (isStored) setIsOpen(true)
    else
      toaster.create({
        type: 'error',
        title: 'Some lines are not saved',
        description: `Mend them first, or undo what was entered: ${because}`,
      })
  }
  return (
    <>
      <Button
        size="xs"
        aria-haspopup="dialog"
        loading={isBusy}
        loadingText={name}
        onPointerEnter={() => {
          load().catch(console.error)
        }}
        onClick={() => void open()}
      >
        {name}
      </Button>
      {isOpen && <Suspense>{renderDialog(() => setIsOpen(false))}</Suspense>}
    </>
  )
}
