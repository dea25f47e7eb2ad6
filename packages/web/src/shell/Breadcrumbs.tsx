import { Breadcrumb, Flex, Text, chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Crumb, useRouteMeta } from '../navigation/route-meta.ts'
import { useRecordFacts } from '../navigation/record-facts.ts'
import { useRecordName } from '../navigation/record-name.ts'
import { CutText } from '../ui/CutText.tsx'

const home: Crumb = { label: 'Dashboard', to: '/' }

/** The target of a breadcrumb with the parameters that it keeps of the present URL. */
function targetOf(to: string, keeps: readonly string[], params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => keeps.includes(name))).toString()
  return kept ? `${to}?${kept}` : to
}

/** Breadcrumbs from the dashboard to the current screen. A long name gives way to what stands beside them. */
function Breadcrumbs() {
  const { title, parents = [] } = useRouteMeta()
  const name = useRecordName()
  const [params] = useSearchParams()
  const path = title === home.label ? [] : [home, ...parents]
  return (
    <Breadcrumb.Root size="sm" minW="0" flex={{ lg: '1 1 0' }} _print={{ display: 'none' }}>
      <Breadcrumb.List flexWrap={{ base: 'wrap', lg: 'nowrap' }}>
        {path.map(({ label, to, keeps = [] }) => (
          <Fragment key={label}>
            <Breadcrumb.Item flexShrink="0">
              {to ? (
                <Breadcrumb.Link asChild>
                  <Link to={targetOf(to, keeps, params)}>{label}</Link>
                </Breadcrumb.Link>
              ) : (
                <chakra.span>{label}</chakra.span>
              )}
            </Breadcrumb.Item>
            <Breadcrumb.Separator flexShrink="0">/</Breadcrumb.Separator>
          </Fragment>
        ))}
        <Breadcrumb.Item minW="0" maxW="full">
          <CutText aria-current="page">{name ?? title}</CutText>
        </Breadcrumb.Item>
      </Breadcrumb.List>
    </Breadcrumb.Root>
  )
}

/** The line above a screen: where it is, and at its end what identifies the record that it is of. */
export function PlaceLine() {
  const facts = useRecordFacts()
  return (
    <Flex columnGap="6" wrap={{ base: 'wrap', lg: 'nowrap' }} align="baseline" mb="1">
      <Breadcrumbs />
      {facts && (
        <Text textStyle="sm" color="muted" overflowWrap="anywhere">
          {facts}
        </Text>
      )}
    </Flex>
  )
}
