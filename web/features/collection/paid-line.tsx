import { formatCount, formatList } from '#web/lib/format.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { loadPaid } from './collection-api.ts'

interface PaidLineProps {
  /** Of the whole collection. */
  copies: number
  /** Asked again after each. */
  saves: number
}

/** What was paid, as it was typed; nothing where nobody said. */
export function PaidLine({ copies, saves }: PaidLineProps) {
  const { data } = useQuery({ key: `paid ${saves}`, load: loadPaid, keepPrevious: true })
  if (data === undefined || data.copies === 0) return null
  const sums = data.sums.map(({ amount, currency }) => `${toMoney(amount)} ${currency}`)
  const whose =
    data.copies < copies
      ? `for ${formatCount(data.copies)} of ${toCount(copies, 'copy', 'copies')}`
      : `for ${toCount(copies, 'copy', 'copies')}`
  return (
    <p>
      Paid <b>{formatList(sums)}</b> {whose}, as you typed it
    </p>
  )
}

/** `1234.50` → `1,234.50`. */
function toMoney(amount: string): string {
  const [whole = '', cents] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return cents === undefined ? grouped : `${grouped}.${cents}`
}
