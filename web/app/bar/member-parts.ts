import { MenuSearch } from '#web/features/search/menu-search.tsx'
import { ThemeSwitch } from '#web/ui/form/theme-switch.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { SheetAccount } from './sheet-account.tsx'

/** What only a member's bar has: a script of its own, which a visitor never loads. */
export const memberParts = { AccountMenu, MenuSearch, SearchButton, SheetAccount, ThemeSwitch }

export type MemberParts = typeof memberParts
