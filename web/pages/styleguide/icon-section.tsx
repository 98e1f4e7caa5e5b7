import * as frontIcons from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as icons from '#web/ui/icons.ts'
import * as listIcons from '#web/ui/list-icons.ts'
import { Grounds } from './grounds.tsx'
import { Specimen, Specimens } from './specimens.tsx'
import { StyleguideSection } from './styleguide-section.tsx'

export function IconSection() {
  return (
    <StyleguideSection title="Icons">
      <Grounds>
        {() => (
          <Specimens>
            {Object.entries({ ...frontIcons, ...icons, ...listIcons }).map(([name, path]) => (
              <Specimen key={name} caption={name.replace('Icon', '')}>
                <Icon path={path} />
              </Specimen>
            ))}
          </Specimens>
        )}
      </Grounds>
    </StyleguideSection>
  )
}
