import { useState } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { FavouriteButton } from '#web/ui/card/favourite-button.tsx'
import { ReadButton } from '#web/ui/card/read-button.tsx'
import { Button, LinkButton } from '#web/ui/form/button.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { ThemeSwitch } from '#web/ui/form/theme-switch.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { rightIcon, searchIcon } from '#web/ui/icons.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { Grounds } from './grounds.tsx'
import { Specimen, Specimens } from './specimens.tsx'
import { StyleguideSection } from './styleguide-section.tsx'

const states = [
  ['At rest', undefined],
  ['Hover', 'hover'],
  ['Pressed', 'hover active'],
  ['Focus', 'focus-visible'],
] as const

export function ButtonSection() {
  return (
    <StyleguideSection title="Buttons">
      <Grounds>
        {() => (
          <>
            <ButtonStates look="plate" />
            <ButtonStates look="line" />
            <Specimens>
              <Specimen caption="A link">
                <LinkButton to={paths.comics} look="line">
                  Next
                  <Icon path={rightIcon} />
                </LinkButton>
              </Specimen>
              <Specimen caption="Small">
                <Button small>Small</Button>
              </Specimen>
              <Specimen caption="Among words">
                <TextLink to={paths.comics}>A text link</TextLink>
              </Specimen>
            </Specimens>
            <Button wide>As wide as its container</Button>
            <IconButtons />
          </>
        )}
      </Grounds>
    </StyleguideSection>
  )
}

function ButtonStates({ look }: { look: 'plate' | 'line' }) {
  const [busy, setBusy] = useState(false)
  return (
    <Specimens>
      {states.map(([caption, state]) => (
        <Specimen key={caption} caption={caption} state={state}>
          <Button look={look}>Submit</Button>
        </Specimen>
      ))}
      <Specimen caption="Busy once pressed">
        <Button look={look} busy={busy} onClick={() => setBusy(true)}>
          Submit
        </Button>
      </Specimen>
      <Specimen caption="Busy">
        <Button look={look} busy>
          Submit
        </Button>
      </Specimen>
      <Specimen caption="Disabled">
        <Button look={look} disabled>
          Submit
        </Button>
      </Specimen>
    </Specimens>
  )
}

function IconButtons() {
  const [pressed, setPressed] = useState(false)
  return (
    <Specimens>
      {states.map(([caption, state]) => (
        <Specimen key={caption} caption={caption} state={state}>
          <IconButton icon={searchIcon} aria-label="Search" />
        </Specimen>
      ))}
      <Specimen caption="Heart">
        <FavouriteButton name="Thor #337" pressed={pressed} onClick={() => setPressed(!pressed)} />
      </Specimen>
      <Specimen caption="Loved">
        <FavouriteButton name="Thor #338" pressed />
      </Specimen>
      <Specimen caption="Mark">
        <ReadButton name="Thor #337" pressed={false} />
      </Specimen>
      <Specimen caption="Read">
        <ReadButton name="Thor #338" pressed />
      </Specimen>
      <Specimen caption="With words">
        <ReadButton pressed>Mark as read</ReadButton>
      </Specimen>
      <Specimen caption="Theme">
        <ThemeSwitch />
      </Specimen>
    </Specimens>
  )
}
