import { expect, test } from 'vitest'
import { plans } from './plans.ts'

/** The table of SPEC section 9, written out. */
const TABLE = `
                              Basic  Standard  Premier
  rupees per month              0      45        75
  Basic content                yes     yes       yes
  Liked content                yes     yes       yes
  Exclusive content            yes     yes       yes
  Ad customization             no      yes       yes
  Social sharing               no      yes       yes
  Community engagement access  no      no        yes
`
const rows = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((row) => row.trim().split(/\s{2,}/))

test.each([0, 1, 2])('plan %i costs and offers what the specification says', (column) => {
  const [price, ...features] = rows.map(([label = '', ...cells]) => ({
    label,
    cell: cells[column],
  }))
  const plan = plans[column]
  expect(plan?.rupeesPerMonth).toBe(Number(price?.cell))
  expect(plan?.features).toEqual(
    features.map(({ label, cell }) => ({ label, included: cell === 'yes' })),
  )
})

test('the plans are named Basic, Standard and Premier', () => {
  expect(plans.map(({ id, name }) => [id, name])).toEqual([
    ['basic', 'Basic'],
    ['standard', 'Standard'],
    ['premier', 'Premier'],
  ])
})
