import { useCallback } from 'react'
import { useField, useForm } from 'react-final-form'
import type { FeeEarnerRow, SiteRow } from './client-form.ts'
import { FeeEarners } from './FeeEarners.tsx'
import { Locations } from './Locations.tsx'

const noRows: never[] = []
const identity = (value: unknown): unknown => value
const rawField = { format: identity, parse: identity, initialValue: noRows }

/** Replaces the row with the same uuid, or appends it. */
const upsert = <Row extends { uuid: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ uuid }) => uuid === row.uuid)
    ? rows.map((other) => (other.uuid === row.uuid ? row : other))
    : [...rows, row]

/** The locations and fee earners of a new client. They are part of its form values and saved together with it. */
export function NewClientRows() {
  const form = useForm()
  const sites = useField('sites', rawField).input.value as readonly SiteRow[]
  const earners = useField('feeEarners', rawField).input.value as readonly FeeEarnerRow[]

  const saveSite = (value: Omit<SiteRow, 'uuid'>, row?: SiteRow): Promise<boolean> => {
    const saved = { ...value, uuid: row?.uuid ?? crypto.randomUUID() }
    // There is one headquarters: the one marked last.
    const others = saved.headquarters === true ? sites.map((other) => ({ ...other, headquarters: false })) : sites
    form.change('sites', upsert(others, saved))
    return Promise.resolve(true)
  }
  const saveEarner = (value: Omit<FeeEarnerRow, 'uuid'>, row?: FeeEarnerRow): Promise<boolean> => {
    form.change('feeEarners', upsert(earners, { ...value, uuid: row?.uuid ?? crypto.randomUUID() }))
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
