import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'

/** Adds a contingency, whose name then has the focus; not beyond the most that a budget takes. */
export const AddContingency = ({ add, isFull }: { add: () => void; isFull: boolean }) => (
  <Button
    type="button"
    size="xs"
    variant="ghost"
    ms="-2"
    mt="2"
    disabled={isFull}
    onClick={({ currentTarget }) => {
      add()
      const { form } = currentTarget
      requestAnimationFrame(() => {
        const names = form?.querySelectorAll<HTMLInputElement>('input[name$=".name"]')
        names?.item(names.length - 1)?.focus()
      })
    }}
  >
    <Plus aria-hidden />
    Add a contingency
  </Button>
)
