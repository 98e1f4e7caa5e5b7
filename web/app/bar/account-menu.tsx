import { useInboxAccess } from '#web/features/inbox/use-inbox-access.ts'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { envelopeIcon, heartIcon, outIcon, userIcon } from '#web/ui/icons.ts'
import { boxIcon, listIcon, rackIcon, yearIcon } from '#web/ui/list-icons.ts'
import { Menu, MenuAction, MenuLink } from '#web/ui/overlay/menu.tsx'
import { useLogOut } from './use-log-out.ts'
import { Who } from './who.tsx'

interface AccountMenuProps {
  user: CurrentUser
  small: boolean
}

/** The member's own menu. On a small screen it also says who that is. */
export function AccountMenu({ user, small }: AccountMenuProps) {
  const logOut = useLogOut()
  const inbox = useInboxAccess(user.email)
  return (
    <Menu
      label="Account menu"
      trigger={<Avatar photoURL={user.photoURL} />}
      note={small && <Who user={user} />}
      onIntent={inbox.ask}
    >
      <MenuLink to={paths.rack}>
        <Icon path={rackIcon} />
        Your rack
      </MenuLink>
      <MenuLink to={paths.favourites}>
        <Icon path={heartIcon} />
        Favourites
      </MenuLink>
      <MenuLink to={paths.lists}>
        <Icon path={listIcon} />
        Your lists
      </MenuLink>
      <MenuLink to={paths.collection}>
        <Icon path={boxIcon} />
        Your collection
      </MenuLink>
      <MenuLink to={paths.year}>
        <Icon path={yearIcon} />
        Your year
      </MenuLink>
      <MenuLink to={paths.account}>
        <Icon path={userIcon} />
        Account
      </MenuLink>
      {inbox.open && (
        <MenuLink to={paths.inbox}>
          <Icon path={envelopeIcon} />
          Inbox
        </MenuLink>
      )}
      <MenuAction onClick={logOut}>
        <Icon path={outIcon} />
        Log out
      </MenuAction>
    </Menu>
  )
}
