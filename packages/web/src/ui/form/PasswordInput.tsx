import { Box, Input } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import type { FieldInputProps } from './controls.ts'

/** Password input with a button that shows or hides the text. */
export function PasswordInput({ asked, value, change, attributes }: FieldInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Box position="relative">
      <Input
        type={isShown ? 'text' : 'password'}
        autoComplete={asked.as === 'password' ? asked.fill : 'off'}
        spellCheck={false}
        pe="9"
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => change(target.value)}
        {...attributes}
      />
      <IconButton
        type="button"
        name={isShown ? 'Hide what is typed' : 'Show what is typed'}
        icon={isShown ? EyeOff : Eye}
        position="absolute"
        insetEnd="0.5"
        top="0.5"
        zIndex="1"
        onClick={() => setIsShown(!isShown)}
      />
    </Box>
  )
}
