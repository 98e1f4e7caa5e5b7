import { MenuSearch } from '#web/features/search/menu-search.tsx'
import { ThemeSwitch } from '#web/ui/form/theme-switch.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { SheetAccount } from './sheet-account.tsx'

/** The member-only parts of the bar, in a lazy chunk that visitors never load. */
export const memberParts = { AccountMenu, MenuSearch, SearchButton, SheetAccount, ThemeSwitch }

export type MemberParts = typeof memberParts
