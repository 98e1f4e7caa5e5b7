import { type ComponentProps, useState } from 'react'
import { AddButton } from '#web/ui/card/add-button.tsx'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import { FavouriteButton } from '#web/ui/card/favourite-button.tsx'
import { ListCard, ListCards } from '#web/ui/card/list-card.tsx'
import { ReadButton } from '#web/ui/card/read-button.tsx'
import { ReadStamp } from '#web/ui/card/read-stamp.tsx'
import { Grounds } from './grounds.tsx'
import { Specimen } from './specimens.tsx'
import { StyleguideSection } from './styleguide-section.tsx'

type Card = Omit<ComponentProps<typeof CoverCard>, 'to' | 'action'> & {
  loved?: boolean
  read?: boolean | string
}

const cards: Card[] = [
  { name: 'Iron Man #128', detail: 'Nov 1979', imageUrl: '/pictures/comics/9359.svg' },
  {
    name: 'Thor #337',
    detail: 'Nov 1983',
    imageUrl: '/pictures/comics/11665.svg',
    loved: true,
    read: true,
  },
  {
    look: 'series',
    name: 'Avengers',
    detail: '1963–1996, 402 issues',
    imageUrl: '/pictures/series/1991.svg',
    read: '12 of 402 read',
  },
  {
    look: 'series',
    name: 'Runaways',
    detail: '2003–2004, 18 issues',
    imageUrl: '/pictures/series/2584.svg',
  },
  {
    name: 'The Amazing Spider-Man: Renew Your Vows and Every Other Promise Ever Made, Director’s Cut #121',
    detail: 'A name that is too long',
    imageUrl: '/pictures/comics/6507.svg',
  },
  { name: 'Lost Issue #404', detail: 'A picture that failed', imageUrl: 'data:,' },
]

const portraits: Card[] = [
  { name: 'Spider-Man', detail: 'Peter Parker', imageUrl: '/pictures/characters/1009610.svg' },
  { name: 'Cyclops', detail: 'Scott Summers', imageUrl: '/pictures/characters/1009257.svg' },
  { name: 'Black Panther', detail: 'T’Challa', imageUrl: '/pictures/characters/1009187.svg' },
  { name: 'Nobody', detail: 'A picture that failed', imageUrl: 'data:,' },
].map((card) => ({ ...card, look: 'character' }))

const lists: ComponentProps<typeof ListCard>['list'][] = [
  { name: 'Demon in a bottle', entries: 9, read: 4, covers: [9359, 11665, 6507, 6706] },
  { name: 'Just begun', entries: 1, read: 0, covers: [11665] },
  { name: 'Nothing in it', entries: 0, read: 0, covers: [] },
].map(({ covers, ...list }) => ({
  ...list,
  id: list.name,
  description: '',
  visibility: 'private',
  version: 1,
  updatedAt: '2026-11-18T10:00:00Z',
  pictures: covers.map((cover) => ({ path: `/pictures/comics/${cover}`, extension: 'svg' })),
}))

export function CardSection() {
  return (
    <StyleguideSection title="Cards">
      <Grounds stacked>
        {() => (
          <>
            <Specimen caption="Comics and series">
              <CardRow cards={cards} />
            </Specimen>
            <Specimen caption="Characters">
              <CardRow cards={portraits} />
            </Specimen>
            <Specimen caption="Lists">
              <ListCards>
                {lists.map((list) => (
                  <ListCard key={list.id} list={list} detail="Changed today" />
                ))}
              </ListCards>
            </Specimen>
            <Specimen caption="Under the pointer" state="hover">
              <CardRow cards={cards.slice(0, 3)} />
            </Specimen>
            <Specimen caption="With focus" state="focus-visible">
              <CardGrid>
                {cards.slice(0, 3).map((card) => (
                  <CoverCard key={card.name} {...card} to="#cards" />
                ))}
              </CardGrid>
            </Specimen>
            <Specimen caption="On their way">
              <CardGridSkeleton count={6} />
            </Specimen>
          </>
        )}
      </Grounds>
    </StyleguideSection>
  )
}

function CardRow({ cards }: { cards: Card[] }) {
  return (
    <CardGrid>
      {cards.map(({ loved, read, ...card }) => (
        <CoverCard
          key={card.name}
          {...card}
          to="#cards"
          action={
            <>
              <Heart name={card.name} loved={loved} />
              {card.look === undefined && <Mark name={card.name} read={read === true} />}
              {card.look === undefined && <AddButton name={card.name} />}
              {typeof read === 'string' && <ReadStamp>{read}</ReadStamp>}
            </>
          }
        />
      ))}
    </CardGrid>
  )
}

function Heart({ name, loved = false }: { name: string; loved?: boolean }) {
  const [pressed, setPressed] = useState(loved)
  return <FavouriteButton name={name} pressed={pressed} onClick={() => setPressed(!pressed)} />
}

function Mark({ name, read }: { name: string; read: boolean }) {
  const [pressed, setPressed] = useState(read)
  return (
    <>
      <ReadButton name={name} pressed={pressed} onClick={() => setPressed(!pressed)} />
      {pressed && <ReadStamp />}
    </>
  )
}
