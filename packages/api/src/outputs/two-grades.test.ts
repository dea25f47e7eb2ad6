import { expect, test } from 'vitest'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { fullCourtOfProtectionBill } from '../../../../dev/full-court-of-protection.ts'
import { fullInterPartesBill } from '../../../../dev/full-inter-partes.ts'
import { electronicBill as courtOfProtectionElectronicBill } from './court-of-protection/electronic-bill/electronic-bill.ts'
import { ratesOfEarners } from './court-of-protection/fee-earner-rates.ts'
import { earnerOnDay, listedEarners } from './earner-on-day.ts'
import type { FrozenCase, FrozenEarner } from './frozen-case.ts'
import { electronicBill } from './inter-partes/electronic-bill/electronic-bill.ts'
import { legalTeam } from './inter-partes/legal-team.ts'
import { billDocument } from './legal-aid/bill-document.ts'

// A person of two grades is two lines wherever a document lists by grade.

/** A case in which whoever did most of the work was grade D before a day in the middle of it, and is grade C since. */
function qualified(frozen: FrozenCase): { frozen: FrozenCase; uuid: string; day: string } {
  const work = Object.values(frozen.items).filter(({ feeEarner, date }) => feeEarner !== null && date !== null)
  const [[uuid, own] = ['', []]] = [...Map.groupBy(work, ({ feeEarner }) => feeEarner ?? '')].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  const days = [...new Set(own.map(({ date }) => date ?? ''))].toSorted()
  const day = days[Math.floor(days.length / 2)] ?? ''
  expect(days.length).toBeGreaterThan(1)
  const withPeriods = ({ periods: _periods, uuid: of, name, initials, ...facts }: FrozenEarner): FrozenEarner => ({
    uuid: of,
    name,
    initials,
    ...facts,
    grade: 'C',
    periods: [
      { ...facts, from: null, grade: 'D', type: 'paralegal' },
      { ...facts, from: day, grade: 'C', type: 'solicitor' },
    ],
  })
  return {
    uuid,
    day,
    frozen: {
      ...frozen,
      feeEarners: frozen.feeEarners.map((earner) => (earner.uuid === uuid ? withPeriods(earner) : earner)),
    },
  }
}

test('a fee earner is listed for the days of each period; anyone else once', () => {
  const { frozen, uuid } = qualified(fullLegalAidBill(60))
  const lines = listedEarners(frozen)
  expect(lines).toHaveLength(frozen.feeEarners.length + 1)
  expect(lines.filter((line) => line.uuid === uuid)).toMatchObject([
    { grade: 'D', type: 'paralegal', since: expect.stringMatching(/^before \d/) },
    { grade: 'C', type: 'solicitor', since: expect.stringMatching(/^from \d/) },
  ])
  const printed = billDocument(frozen).earners.filter(({ name }) => /, (?:before|from) /.test(name))
  expect(printed.map(({ grade, status }) => [grade, status])).toEqual([
    ['D', 'Paralegal'],
    ['C', 'Solicitor'],
  ])
})

test('in the Court of Protection each line of work has the grade of its day, in a rate of its own', () => {
  const { frozen, uuid, day } = qualified(fullCourtOfProtectionBill(60))
  const { rates, rateOf } = ratesOfEarners(frozen)
  const person = frozen.feeEarners.find((earner) => earner.uuid === uuid)!
  expect(new Set(rates.filter(({ earner }) => earner.uuid === uuid).map(({ earner }) => earner.grade))).toEqual(
    new Set(['D', 'C']),
  )
  for (const { lines } of frozen.bill.heads)
    for (const line of lines)
      if (rateOf(line)?.earner.uuid === uuid)
        expect(rateOf(line)?.earner.grade).toBe(earnerOnDay(person, line.date ?? '').grade)
  for (const { earner, first, last } of rates)
    if (earner.uuid === uuid) expect(earner.grade === 'D' ? last < day : first >= day).toBe(true)
  expect(JSON.stringify(courtOfProtectionElectronicBill(frozen))).not.toContain('undefined')
})

test('between the parties the team has a line for each grade, and the workbook one code for each line', () => {
  const { frozen, uuid, day } = qualified(fullInterPartesBill(60))
  const { team } = legalTeam(frozen)
  const own = team.filter(({ earner }) => earner.uuid === uuid)
  expect(new Set(own.map(({ earner }) => earner.grade))).toEqual(new Set(['D', 'C']))
  expect(new Set(team.map(({ code }) => code)).size).toBe(team.length)
  for (const { earner, first, last } of own) expect(earner.grade === 'D' ? last < day : first >= day).toBe(true)
  expect(JSON.stringify(electronicBill(frozen))).not.toContain('undefined')
})
