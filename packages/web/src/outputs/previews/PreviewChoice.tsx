import { Flex, Spinner, Text, chakra } from '@chakra-ui/react'
import { isMaking, type Preview } from './use-previews.ts'

interface Props {
  previews: readonly Preview[]
  /** The key of the one that is shown. */
  shown: string
  choose: (key: string) => void
}

/** What is said of a document in the list, beside its kind of file. */
function noteOf(preview: Preview): string {
  if (isMaking(preview)) return 'being made'
  if (preview.state === 'failed') return 'not made'
  return preview.file && !preview.file.isCurrent ? 'out of date' : ''
}

/** The documents of which one is shown: beside it, and on a phone above it in one line that is moved sideways. */
export const PreviewChoice = ({ previews, shown, choose }: Props) => (
  <chakra.nav
    aria-label="Documents"
    flexShrink="0"
    width={{ md: '64' }}
    maxW="full"
    overflow="auto"
    borderTopWidth="1px"
    borderInlineEndWidth={{ md: '1px' }}
    borderColor="line"
  >
    <Flex as="ul" direction={{ base: 'row', md: 'column' }} listStyleType="none" p="2" gap="0.5">
      {previews.map((preview) => {
        const { key, name, extension } = preview
        const isShown = key === shown
        return (
          <chakra.li key={key} flexShrink="0">
            <chakra.button
              type="button"
              aria-current={isShown || undefined}
              width="full"
              px="2.5"
              py="1.5"
              textAlign="start"
              borderRadius="l2"
              cursor="pointer"
              bg={isShown ? 'accent.ground' : undefined}
              _hover={{ bg: isShown ? undefined : 'hover' }}
              focusVisibleRing="inside"
              onClick={() => choose(key)}
            >
              <Text textStyle="sm" fontWeight={isShown ? '600' : undefined}>
                {name}
              </Text>
              <Flex align="center" gap="1.5" textStyle="xs" color="muted">
                {isMaking(preview) && <Spinner size="xs" aria-hidden />}
                {[extension.toUpperCase(), noteOf(preview)].filter(Boolean).join(' · ')}
              </Flex>
            </chakra.button>
          </chakra.li>
        )
      })}
    </Flex>
  </chakra.nav>
)
