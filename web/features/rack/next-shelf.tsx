import { type ReactNode, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Shelf } from './rack-section.tsx'

interface NextShelfProps {
  onChanged: () => void
  /** The cards; none when everything is put off, or read to its end. */
  children: ReactNode[]
}

/** What comes next of everything that is followed, and the order of it. */
export function NextShelf({ onChanged, children }: NextShelfProps) {
  const [arranging, setArranging] = useState<ReactNode>(null)

  async function handleArrange() {
    try {
      const { ArrangeFollows } = await import(
        /* webpackChunkName: "lists" */ './arrange-follows.tsx'
      )
      setArranging(<ArrangeFollows onChanged={onChanged} />)
    } catch {
      notify.aside('error', 'This did not come. Try again.')
    }
  }

  return (
    <Shelf
      title="Next up"
      note={arranging === null ? noteOf(children) : 'Everything you follow. The first comes first.'}
      tool={
        <Button
          small
          look="line"
          aria-expanded={arranging !== null}
          onClick={() => (arranging === null ? void handleArrange() : setArranging(null))}
        >
          {arranging === null ? 'Arrange' : 'Done'}
        </Button>
      }
    >
      {arranging ?? (children.length > 0 && <CardGrid>{children}</CardGrid>)}
    </Shelf>
  )
}

function noteOf(cards: ReactNode[]): string {
  return cards.length === 0
    ? 'Nothing waits: what you follow is put off, or read to its end.'
    : 'The next unread issue of what you follow.'
}
