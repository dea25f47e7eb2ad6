import { Button } from '@chakra-ui/react'
import { Suspense, lazy, useState, type ComponentProps } from 'react'

const loadDialog = () => import('./SeveralDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).SeveralDialog }))

/** The button of the dialog that adds several items at once. */
export const AddSeveralButton = ({ open }: { open: () => void }) => (
  <Button
    aria-haspopup="dialog"
    onClick={open}
    onPointerEnter={() => {
      loadDialog().catch(console.error)
    }}
  >
    Add several
  </Button>
)

/** That dialog, loaded when it is first opened. Each opening starts over. */
export function AddSeveral(props: ComponentProps<typeof Dialog>) {
  const [isLoaded, setIsLoaded] = useState(props.open)
  if (props.open && !isLoaded) setIsLoaded(true)
  return (
    isLoaded && (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  )
}
