import { Link } from '@chakra-ui/react'
import { Link as To } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { ratesPath } from './rate-paths.ts'
import { CaseFirmDocument } from './rates.operations.ts'
import { useMayEditRates } from './use-may-edit-rates.ts'
import { useQuery } from '../ui/use-query.ts'

/** A link to the rates of the firm that has a case, for viewers who may edit them. */
export function EnterRates({ caseUuid }: { caseUuid: string }) {
  const { editsRates } = useViewer()
  const { data } = useQuery(CaseFirmDocument, { variables: { uuid: caseUuid }, skip: !editsRates })
  const clientUuid = data?.case.client.uuid
  const mayEdit = useMayEditRates(clientUuid)
  return (
    mayEdit && (
      <Link asChild display="inline-block" mt="2" textStyle="sm">
        <To to={ratesPath(clientUuid)}>Enter the rates</To>
      </Link>
    )
  )
}
