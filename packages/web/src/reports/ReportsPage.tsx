import { Box, Link, Text, chakra } from '@chakra-ui/react'
import { reportNames } from '@costdraft/schema/reports/report.ts'
import { Link as To } from 'react-router'
import { useAddition } from '../access/viewer.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { UnavailablePage } from '../ui/UnavailablePage.tsx'
import { reportOf, reportPath } from './report-paths.ts'

/** The reports, each with the question that it answers. */
export function ReportsPage() {
  if (!useAddition('reports')) return <UnavailablePage />
  return (
    <>
      <PageHead title="Reports" />
      <chakra.ul listStyleType="none" bg="surface" borderWidth="1px" borderColor="line" borderRadius="l2" maxW="720px">
        {reportNames.map((name) => (
          <Box
            as="li"
            key={name}
            px="4"
            py="3"
            css={{ '&:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'line' } }}
          >
            <Link asChild variant="plain" color="ink" fontWeight="600" _hover={{ color: 'accent' }}>
              <To to={reportPath(name)}>{reportOf(name).title}</To>
            </Link>
            <Text textStyle="sm" color="muted">
              {reportOf(name).question}
            </Text>
          </Box>
        ))}
      </chakra.ul>
    </>
  )
}
