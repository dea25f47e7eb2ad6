import { Button, Flex, Input, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { toaster } from './toaster.ts'

const copyToClipboard = (label: string, text: string): void => {
  navigator.clipboard
    .writeText(text)
    .then(() => toaster.create({ type: 'success', title: `${label} copied.` }), console.error)
}

/** A text that cannot be changed, with a button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <div>
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
        {label}
      </chakra.label>
      <Flex gap="2" mt="1" mb="3">
        <Input id={id} readOnly value={text} onFocus={({ target }) => target.select()} />
        <Button onClick={() => copyToClipboard(label, text)}>Copy</Button>
      </Flex>
    </div>
  )
}
