import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { heartIcon, outIcon, userIcon } from '#web/ui/icons.ts'
import { Menu, MenuAction, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Grounds } from './grounds.tsx'
import styles from './menu-section.module.css'
import { StyleguideSection } from './styleguide-section.tsx'

export function MenuSection() {
  return (
    <StyleguideSection title="Menu">
      <Grounds>
        {(ground) => (
          <div className={styles.place}>
            <Menu
              label={`Menu on ${ground}`}
              trigger={<Avatar photoURL={null} />}
              note={<b>Asha Rao</b>}
            >
              <MenuLink to={paths.favourites}>
                <Icon path={heartIcon} />
                Favourites
              </MenuLink>
              <MenuLink to={paths.account}>
                <Icon path={userIcon} />
                Account
              </MenuLink>
              <MenuAction>
                <Icon path={outIcon} />
                Log out
              </MenuAction>
            </Menu>
          </div>
        )}
      </Grounds>
    </StyleguideSection>
  )
}
