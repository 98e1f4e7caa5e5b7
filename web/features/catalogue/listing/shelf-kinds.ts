import { paths } from '#web/lib/navigation/paths.ts'
import {
  BEST_KNOWN,
  CHARACTER_ORDERS,
  DECADE,
  FIRST_DECADE,
  FIRST_LETTER,
  KNOWN,
  type ListingKind,
} from './listing-kinds.ts'

/** The listings that the bar has under More. */

export const eventKind: ListingKind = {
  name: 'events',
  kind: 'events',
  path: paths.events,
  title: 'Events',
  one: 'event',
  many: 'events',
  lead: 'events that ran through many series at once.',
  look: 'comic',
  orders: [
    { ...BEST_KNOWN, keys: '-renown,name' },
    { value: 'name', label: 'Name, A to Z' },
    { value: '-startDate', label: 'Newest first', keys: '-startDate,name' },
    { value: 'startDate', label: 'Oldest first', keys: 'startDate,name' },
    { value: '-comics', label: 'Most comics', keys: '-comics,name' },
  ],
  filters: [{ name: 'decade', label: 'Decade', any: 'Any decade', form: DECADE }],
}

export const creatorKind: ListingKind = {
  name: 'creators',
  kind: 'creators',
  path: paths.creators,
  title: 'Creators',
  one: 'creator',
  many: 'creators',
  lead: 'creators who wrote, drew, inked, coloured, lettered and edited all this.',
  look: 'character',
  orders: [
    { ...BEST_KNOWN, keys: '-renown,lastName' },
    { value: 'lastName', label: 'Last name, A to Z', keys: 'lastName,firstName' },
    { value: '-comics', label: 'Most comics', keys: '-comics,lastName' },
  ],
  filters: [
    {
      name: 'role',
      label: 'Role',
      any: 'Any role',
      form: /^(writer|penciller|inker|colorist|letterer|editor|artist|painter|other)( \(cover\))?$/,
    },
    { ...FIRST_LETTER, label: 'Last name' },
  ],
  surpriseAmong: KNOWN,
}

export const teamKind: ListingKind = {
  name: 'teams',
  kind: 'characters',
  always: { role: 'group' },
  path: paths.teams,
  title: 'Teams',
  one: 'team',
  many: 'teams',
  lead: 'teams, families and gangs.',
  look: 'character',
  orders: CHARACTER_ORDERS,
  filters: [FIRST_LETTER, FIRST_DECADE],
  surpriseAmong: KNOWN,
}
