import { chakra } from '@chakra-ui/react'
import { encode } from 'uqr'

/** A text as a QR code, dark on white in every theme: cameras do not read the reverse. */
export function QrCode({ name, text }: { name: string; text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <chakra.svg role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} width="220px" height="220px" my="4">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </chakra.svg>
  )
}
