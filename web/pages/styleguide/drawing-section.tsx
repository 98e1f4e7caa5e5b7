import avatar from '#web/ui/art/avatar.svg'
import loader from '#web/ui/art/loader.svg'
import logo from '#web/ui/art/logo.svg'
import noPicture from '#web/ui/art/no-picture.svg'
import { Grounds } from './grounds.tsx'
import { Specimen, Specimens } from './specimens.tsx'
import { StyleguideSection } from './styleguide-section.tsx'

const drawings = [
  ['Logo', logo, 222, 64],
  ['Loader', loader, 120, 120],
  ['Member without a photo', avatar, 96, 96],
  ['Record without a picture', noPicture, 79, 120],
] as const

export function DrawingSection() {
  return (
    <StyleguideSection title="Drawings">
      <Grounds>
        {() => (
          <Specimens>
            {drawings.map(([caption, source, width, height]) => (
              <Specimen key={caption} caption={caption}>
                <img src={source} alt="" width={width} height={height} />
              </Specimen>
            ))}
          </Specimens>
        )}
      </Grounds>
    </StyleguideSection>
  )
}
