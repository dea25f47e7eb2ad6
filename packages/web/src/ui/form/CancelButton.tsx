import { Button } from '@chakra-ui/react'

/** The quiet button of a foot that closes without doing anything. */
export const CancelButton = ({ close }: { close: () => void }) => (
  <Button type="button" variant="ghost" onClick={close}>
    Cancel
  </Button>
)
