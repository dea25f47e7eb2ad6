import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Link, Text } from '@chakra-ui/react'
import { GraphiQL, HISTORY_PLUGIN, type GraphiQLProps } from 'graphiql'
import { buildSchema, getOperationAST, parse, type GraphQLSchema } from 'graphql'
import { useCallback, useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import { useThemeMode } from '../ui/theme-mode.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { forgetAnswers } from './forget-answers.ts'
import { examplesIn, type ExplorerTab } from './examples-in.ts'
import { explorerStyles } from './explorer-styles.ts'
import { signedFetch, servedText } from './signed-fetch.ts'
import { tabsAsList } from './tabs-as-list.ts'
import { useServed } from './use-served.ts'

interface Loaded {
  schema: GraphQLSchema
  tabs: ExplorerTab[]
}
/** The schema and the operations to begin with. What was typed in this tab of the browser comes before the latter. */
async function load(): Promise<Loaded> {
  const [sdl, page] = await Promise.all([servedText('/schema.graphql'), servedText('/docs/explorer')])
  return { schema: buildSchema(sdl), tabs: examplesIn(page) }
}

/** Sends an operation as the viewer. After a change every screen reads anew what it shows. */
function useFetcher(): GraphiQLProps['fetcher'] {
  const { cache } = useApolloClient()
  return useCallback(
    async (operation) => {
      const answer = await signedFetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(operation),
      })
      if (getOperationAST(parse(operation.query), operation.operationName)?.operation === 'mutation')
        forgetAnswers(cache)
      return answer.json() as Promise<object>
    },
    [cache],
  )
}

/** Operations are kept for this tab of the browser alone: they may name records of the firm. */
const storage: Storage = sessionStorage

function Explorer({ schema, tabs }: Loaded) {
  const fetcher = useFetcher()
  const { mode } = useThemeMode()
  return (
    <GraphiQL
      fetcher={fetcher}
      schema={schema}
      defaultTabs={tabs}
      storage={storage}
      plugins={[HISTORY_PLUGIN]}
      forcedTheme={mode}
      isHeadersEditorEnabled={false}
      showPersistHeadersSettings={false}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo> </GraphiQL.Logo>
    </GraphiQL>
  )
}

/** Operations of GraphQL, written and run as the viewer. */
export function ExplorerPage() {
  const { value, error, retry } = useServed(load)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? tabsAsList(frame.current) : undefined), [])
  return (
    <>
      <PageHead title="Explorer">
        <Button asChild>
          <RouterLink to="/developers/reference">Reference</RouterLink>
        </Button>
      </PageHead>
      <Text textStyle="sm" color="muted" mb="3">
        What you run here is run as you, on your firm’s data. <Link href="/docs">API documentation</Link>
      </Text>
      <Box
        height="calc(100dvh - 220px)"
        minHeight="480px"
        borderWidth="1px"
        borderColor="line"
        data-explorer
        css={explorerStyles}
        ref={frame}
      >
        {value ? (
          <Explorer {...value} />
        ) : (
          <Box p="4">
            <PanelState what="explorer" error={error} loading={!error} retry={retry} />
          </Box>
        )}
      </Box>
    </>
  )
}
