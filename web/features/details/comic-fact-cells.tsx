import type { ComicFactsSchema } from '#contract/facts.ts'
import { toCount, toMonth, toPrintPrice } from '#web/lib/record-words.ts'
import type { ComicRecord } from './detail-records.ts'
import { FactCells } from './fact-cells.tsx'

interface ComicFactCellsProps {
  record: ComicRecord
  facts: ReturnType<typeof ComicFactsSchema.parse> | undefined
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** When it came out, in which form, and for how much. What is not known is left out. */
export function ComicFactCells({ record, facts }: ComicFactCellsProps) {
  const { format, pageCount, prices, dates, isbn, upc } = record
  const onSale = dates.find(({ type }) => type === 'onsaleDate')?.date
  const onSaleInferred = facts?.inferred.includes('onsale') === true
  const codes = [isbn && `ISBN ${isbn}`, upc && `UPC ${upc}`].filter(Boolean)
  return (
    <FactCells
      cells={[
        facts && {
          label: 'Cover date',
          figure: facts.coverMonth.slice(0, 4),
          words: toMonth(facts.coverMonth),
          inferred: facts.inferred.includes('coverMonth'),
        },
        onSale !== undefined && {
          label: 'On sale',
          figure: onSale.slice(0, 4),
          // A day that nobody stated would say too much.
          words: onSaleInferred ? toMonth(onSale) : toDay(onSale),
          inferred: onSaleInferred,
        },
        {
          label: 'Format',
          words: [format, pageCount > 0 && toCount(pageCount, 'page', 'pages'), ...codes]
            .filter(Boolean)
            .join(', '),
        },
        toPrice(toPrintPrice(prices)),
      ]}
    />
  )
}

function toPrice(price: string | undefined) {
  return price === undefined ? undefined : { label: 'Print price', figure: price }
}

/** Its day is the publisher's: time zones must not move it. */
function toDay(date: string): string {
  return DAY.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))
}
