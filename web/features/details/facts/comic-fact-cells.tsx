import type { ComicFacts } from '#contract/facts.ts'
import { knownDate, toCount, toPrintPrice } from '#web/lib/records/record-words.ts'
import type { ComicRecord } from '../detail-records.ts'
import { datedCell } from './dated-cell.ts'
import { FactCells } from './fact-cells.tsx'

interface ComicFactCellsProps {
  record: ComicRecord
  facts: ComicFacts | undefined
}

/** Date, format and price. Unknown facts are left out. */
export function ComicFactCells({ record, facts }: ComicFactCellsProps) {
  const { format, pageCount, prices, dates, isbn, upc } = record
  const onSale = knownDate(dates.find(({ type }) => type === 'onsaleDate')?.date)
  const onSaleInferred = facts?.inferred.includes('onsale')
  const codes = [isbn && `ISBN ${isbn}`, upc && `UPC ${upc}`].filter(Boolean)
  return (
    <FactCells
      cells={[
        facts !== undefined &&
          facts.coverMonth !== '' && {
            ...datedCell('Cover date', facts.coverMonth),
            inferred: facts.inferred.includes('coverMonth'),
          },
        onSale !== undefined && {
          // Without a stated day only the month is shown.
          ...datedCell('On sale', onSale, onSaleInferred === false ? 'day' : 'month'),
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
