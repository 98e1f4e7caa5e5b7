import { paths } from '#web/lib/navigation/paths.ts'
import empty from '#web/ui/art/empty.svg'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button, LinkButton } from '#web/ui/form/button.tsx'
import { Grounds } from './grounds.tsx'
import { Specimens } from './specimens.tsx'
import { StyleguideSection } from './styleguide-section.tsx'

export function MessageSection() {
  return (
    <StyleguideSection title="Empty, error, offline">
      <Grounds stacked>
        {() => (
          <Specimens wide>
            <EmptyState
              picture={empty}
              title="Nothing on this shelf"
              text="No comics match these filters. Take one away, or start again."
              action={
                <Button look="line" small>
                  Clear filters
                </Button>
              }
            />
            <EmptyState
              failure="spill"
              title="The rack tipped over"
              text="The catalogue did not answer: request timed out. Your filters are still here."
              action={<Button small>Try again</Button>}
            />
            <EmptyState
              failure="unplugged"
              title="You are offline"
              text="Pages you have already opened still work. The rest comes back with the connection."
            />
            <EmptyState
              picture={empty}
              title="No favourites yet"
              text="Press the heart on any cover and it will wait for you here."
              action={
                <LinkButton to={paths.comics} small>
                  Browse comics
                </LinkButton>
              }
            />
          </Specimens>
        )}
      </Grounds>
    </StyleguideSection>
  )
}
