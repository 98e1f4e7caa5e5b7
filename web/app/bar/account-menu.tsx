import type { CurrentUser } from '#web/lib/identity.ts'
import { paths } from '#web/lib/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { heartIcon, outIcon, userIcon } from '#web/ui/icons.ts'
import { Menu, MenuButton, MenuLink } from '#web/ui/menu.tsx'
import styles from './account-menu.module.css'
import { useLogOut } from './use-log-out.ts'

interface AccountMenuProps {
  user: CurrentUser
  small: boolean
}

/** The member's own menu. On a small screen it also says who that is. */
export function AccountMenu({ user, small }: AccountMenuProps) {
  const logOut = useLogOut()
  const who = (
    <>
      <b>{user.displayName}</b>
      <span>{user.email}</span>
    </>
  )
  return (
    <Menu
      label="Account menu"
      face={<Avatar photoURL={user.photoURL} />}
      note={small && <p className={styles.who}>{who}</p>}
    >
      <MenuLink to={paths.favourites}>
        <Icon path={heartIcon} />
        Favourites
      </MenuLink>
      <MenuLink to={paths.account}>
        <Icon path={userIcon} />
        Account
      </MenuLink>
      <MenuButton onClick={logOut}>
        <Icon path={outIcon} />
        Log out
      </MenuButton>
    </Menu>
  )
}
