import { chakra } from '@chakra-ui/react'
import { useMarkAddress } from './mark-file.ts'

interface Props {
  client: string
  sha256: string | null | undefined
  /** What it is called by a screen reader; empty where the name of the firm stands beside it. */
  name: string
  /** How high and how wide it may be. */
  maxH: string
  maxW: string
}

/** The mark of a firm on white: most are drawn for paper. Nothing until it is loaded, and for a firm without. */
export function FirmMark({ client, sha256, name, maxH, maxW }: Props) {
  const address = useMarkAddress(client, sha256)
  return address ? (
    <chakra.img
      src={address}
      alt={name}
      maxH={maxH}
      maxW={maxW}
      objectFit="contain"
      flexShrink="0"
      borderRadius="l1"
      bg={{ _dark: 'white' }}
      p={{ _dark: '0.5' }}
    />
  ) : null
}
