import { paths } from '#web/lib/paths.ts'
import empty from '#web/ui/art/empty.svg'
import offline from '#web/ui/art/offline.svg'
import spill from '#web/ui/art/spill.svg'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Grounds } from './grounds.tsx'
import { Specimens } from './specimens.tsx'
import { StyleguideSection } from './styleguide-section.tsx'

export function MessageSection() {
  return (
    <StyleguideSection title="Empty, error, offline">
      <Grounds stacked>
        {() => (
          <Specimens wide>
            <Message
              picture={empty}
              title="Nothing on this shelf"
              text="No comics match these filters. Take one away, or start again."
              action={
                <Button look="line" small>
                  Clear filters
                </Button>
              }
            />
            <Message
              picture={spill}
              title="The rack tipped over"
              text="The catalogue did not answer: request timed out. Your filters are still here."
              action={<Button small>Try again</Button>}
            />
            <Message
              picture={offline}
              title="You are offline"
              text="Pages you have already opened still work. The rest comes back with the connection."
            />
            <Message
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
