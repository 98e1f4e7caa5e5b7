import { useState } from 'react'
import type { To } from '#web/lib/router/location.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { ExportLinks } from '#web/ui/navigation/export-links.tsx'
import { PageField } from '#web/ui/navigation/page-field.tsx'
import { Pager } from '#web/ui/navigation/pager.tsx'
import { StepPager } from '#web/ui/navigation/step-pager.tsx'
import { type Ground, Grounds } from './grounds.tsx'
import { Specimen, Specimens } from './specimens.tsx'
import { StyleguideSection } from './styleguide-section.tsx'

const places = [
  ['First page', 1, 1621],
  ['Among many', 42, 1621],
  ['Last page', 3, 3],
] as const

export function PagerSection() {
  return (
    <StyleguideSection title="Pager, chips, marks, exports">
      <Grounds stacked>
        {(ground) => (
          <>
            {places.map(([caption, current, last]) => (
              <Specimen key={caption} caption={caption}>
                <Pager
                  label={toLabel(caption, ground)}
                  current={current}
                  last={last}
                  toPage={toPage}
                />
              </Specimen>
            ))}
            <Specimen caption="A page by its number">
              <PageField current={42} last={1621} toPage={toPage} />
            </Specimen>
            <Specimen caption="Pages that nobody has counted">
              <StepPager
                label={toLabel('Pages that nobody has counted', ground)}
                current={3}
                more
                toPage={toPage}
              />
            </Specimen>
            <Specimen caption="The one that is meant">
              <b>
                Firefox on Linux <Mark>This device</Mark>
              </b>
            </Specimen>
            <Specimen caption="Files to take along">
              <ExportLinks
                label="Export as"
                toAddress={(extension) => `/api/favourites/export.${extension}`}
                fileName="spinner-rack-favourites"
                failure="Your favourites were not exported."
              />
            </Specimen>
            <Chips />
          </>
        )}
      </Grounds>
    </StyleguideSection>
  )
}

function toPage(page: number): To {
  return { search: `?page=${page}` }
}

function toLabel(caption: string, ground: Ground): string {
  return `${caption}, on ${ground}`
}

function Chips() {
  const [filters, setFilters] = useState(['Single issues', 'No variants', 'Nineteen-eighties'])
  return (
    <Specimens>
      {filters.map((filter) => (
        <Chip
          key={filter}
          label={filter}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        />
      ))}
    </Specimens>
  )
}
