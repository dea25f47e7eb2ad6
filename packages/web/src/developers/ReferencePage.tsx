import { Box, Button, Input, Text } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { PageHead } from '../ui/PageHead.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { findInReference } from './find-in-reference.ts'
import { referenceStyles } from './reference-styles.ts'
import { servedText } from './signed-fetch.ts'
import { useServed } from './use-served.ts'

/** The text of a served page, without its frame and its title, which this page has already. */
function textOf(html: string): DocumentFragment {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  const text = document.createDocumentFragment()
  text.append(...(main?.childNodes ?? []))
  for (const part of text.querySelectorAll('h1, .sections')) part.remove()
  return text
}

const read = (): Promise<string> => servedText('/docs/reference')

/** Every type, field, argument and value of the GraphQL schema, to be searched. */
export function ReferencePage() {
  const { value, error, retry } = useServed(read)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<number>()
  const root = useRef<HTMLDivElement>(null)
  const text = useMemo(() => (value === undefined ? undefined : textOf(value)), [value])
  useEffect(() => {
    if (!root.current || !text?.hasChildNodes()) return
    root.current.replaceChildren(text)
    document.querySelector(`#${CSS.escape(location.hash.slice(1) || ' ')}`)?.scrollIntoView()
  }, [text])
  useEffect(() => {
    if (text && root.current) setFound(findInReference(root.current, words))
  }, [text, words])
  return (
    <>
      <PageHead title="API reference">
        <Button asChild>
          <RouterLink to="/developers/explorer">Explorer</RouterLink>
        </Button>
      </PageHead>
      {text ? (
        <>
          <Input
            type="search"
            aria-label="Find in the reference"
            placeholder="Find a type or a field"
            maxW="420px"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Text role="status" textStyle="sm" color="muted" minH="5" mt="1">
            {words.trim() && `${found ?? 0} found`}
          </Text>
        </>
      ) : (
        <PanelState what="reference" error={error} loading={!error} retry={retry} />
      )}
      <Box ref={root} maxW="880px" css={referenceStyles} data-reference />
    </>
  )
}
