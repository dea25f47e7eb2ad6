import { Breadcrumb, chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Crumb, useRouteMeta } from '../navigation/route-meta.ts'
import { useRecordName } from '../navigation/record-name.ts'

const home: Crumb = { label: 'Dashboard', to: '/' }

/** The target of a breadcrumb with the parameters that it keeps of the present URL. */
function targetOf(to: string, keeps: readonly string[], params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => keeps.includes(name))).toString()
  return kept ? `${to}?${kept}` : to
}

/** Breadcrumbs from the dashboard to the current screen. */
export function Breadcrumbs() {
  const { title, parents = [] } = useRouteMeta()
  const name = useRecordName()
  const [params] = useSearchParams()
  const path = title === home.label ? [] : [home, ...parents]
  return (
    <Breadcrumb.Root size="sm" mb="2" _print={{ display: 'none' }}>
      <Breadcrumb.List flexWrap="wrap">
        {path.map(({ label, to, keeps = [] }) => (
          <Fragment key={label}>
            <Breadcrumb.Item>
              {to ? (
                <Breadcrumb.Link asChild>
                  <Link to={targetOf(to, keeps, params)}>{label}</Link>
                </Breadcrumb.Link>
              ) : (
                <chakra.span>{label}</chakra.span>
              )}
            </Breadcrumb.Item>
            <Breadcrumb.Separator>/</Breadcrumb.Separator>
          </Fragment>
        ))}
        <Breadcrumb.Item>
          <chakra.span aria-current="page">{name ?? title}</chakra.span>
        </Breadcrumb.Item>
      </Breadcrumb.List>
    </Breadcrumb.Root>
  )
}
