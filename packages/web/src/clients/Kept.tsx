import { useCallback } from 'react'
import { useField, useForm } from 'react-final-form'
import type { FeeEarnerRow, SiteRow } from './client-form.ts'
import { FeeEarners } from './FeeEarners.tsx'
import { Locations } from './Locations.tsx'

const none: never[] = []
const untouched = (value: unknown): unknown => value
const asIs = { format: untouched, parse: untouched, initialValue: none }

/** A row is put in its place, or at the end. */
const put = <Row extends { uuid: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ uuid }) => uuid === row.uuid)
    ? rows.map((other) => (other.uuid === row.uuid ? row : other))
    : [...rows, row]

/** The locations and fee earners of a client that is not there yet: they are kept in its form and sent with it. */
export function Kept() {
  const form = useForm()
  const sites = useField('sites', asIs).input.value as readonly SiteRow[],
    earners = useField('feeEarners', asIs).input.value as readonly FeeEarnerRow[]

  const saveSite = (value: Omit<SiteRow, 'uuid'>, row?: SiteRow): Promise<boolean> => {
    const saved = { ...value, uuid: row?.uuid ?? crypto.randomUUID() }
    // There is one headquarters: the last that was made so.
    const others = saved.headquarters === true ? sites.map((other) => ({ ...other, headquarters: false })) : sites
    form.change('sites', put(others, saved))
    return Promise.resolve(true)
  }
  const saveEarner = (value: Omit<FeeEarnerRow, 'uuid'>, row?: FeeEarnerRow): Promise<boolean> => {
    form.change('feeEarners', put(earners, { ...value, uuid: row?.uuid ?? crypto.randomUUID() }))
    return Promise.resolve(true)
  }
  const removeSite = useCallback(
    ({ uuid }: SiteRow) =>
      earners.some(({ site }) => site === uuid)
        ? undefined
        : () =>
            form.change(
              'sites',
              sites.filter((other) => other.uuid !== uuid),
            ),
    [form, sites, earners],
  )
  const removeEarner = useCallback(
    ({ uuid }: FeeEarnerRow) =>
      () =>
        form.change(
          'feeEarners',
          earners.filter((other) => other.uuid !== uuid),
        ),
    [form, earners],
  )
  return (
    <>
      <Locations rows={sites} save={saveSite} remover={removeSite} />
      <FeeEarners rows={earners} sites={sites} save={saveEarner} remover={removeEarner} />
    </>
  )
}
