/** How comics were printed, by the year of the cover. Colours are words; each era has its own inks. */
export type Era = 'gold' | 'silver' | 'bronze' | 'nineties' | 'now'

export const INK_NAMES = [
  'white',
  'black',
  'slate',
  'red',
  'blue',
  'sky',
  'yellow',
  'green',
  'orange',
  'purple',
  'pink',
  'brown',
  'grey',
  'navy',
  'skin',
  'tan',
  'pale',
  'teal',
  'cream',
] as const
export type InkName = (typeof INK_NAMES)[number]

export interface Inks extends Record<InkName, string> {
  paper: string
}

const INKS: Record<Era, Inks> = {
  gold: {
    paper: '#f1dfb6',
    white: '#f8ecd0',
    black: '#231a18',
    slate: '#3a2c33',
    red: '#cf3527',
    blue: '#285596',
    sky: '#6fb0c2',
    yellow: '#f2c232',
    green: '#3f8650',
    orange: '#e27f2c',
    purple: '#6d4c8b',
    pink: '#e5857f',
    brown: '#7d4d2e',
    grey: '#b9ad98',
    navy: '#27345e',
    skin: '#f0be90',
    tan: '#cf9663',
    pale: '#dcd9b8',
    teal: '#3c7f7d',
    cream: '#efdcae',
  },
  silver: {
    paper: '#f6e8c6',
    white: '#fdf3da',
    black: '#1b151c',
    slate: '#33304a',
    red: '#e2332b',
    blue: '#2166b8',
    sky: '#4fb8d6',
    yellow: '#fdd12b',
    green: '#34a05a',
    orange: '#f3882d',
    purple: '#7a4ba0',
    pink: '#f0829a',
    brown: '#8b5733',
    grey: '#b7b4ac',
    navy: '#263a74',
    skin: '#f8c79c',
    tan: '#d79a63',
    pale: '#d9e0bd',
    teal: '#1f8f93',
    cream: '#f5e2b0',
  },
  bronze: {
    paper: '#f3e6cc',
    white: '#fbf1dc',
    black: '#19141a',
    slate: '#37304a',
    red: '#d72b28',
    blue: '#2a53a0',
    sky: '#59aecb',
    yellow: '#f9c23c',
    green: '#4c8b3d',
    orange: '#ee7a22',
    purple: '#5f3289',
    pink: '#e97a86',
    brown: '#7c4a2b',
    grey: '#b2aeaa',
    navy: '#22305f',
    skin: '#f2bd92',
    tan: '#cd925e',
    pale: '#cfd6b8',
    teal: '#127d83',
    cream: '#f2dfb4',
  },
  nineties: {
    paper: '#ffffff',
    white: '#ffffff',
    black: '#0c0812',
    slate: '#262042',
    red: '#ee1c37',
    blue: '#2137d8',
    sky: '#1cc4f2',
    yellow: '#ffe21a',
    green: '#1fc95c',
    orange: '#ff7d0a',
    purple: '#7424c9',
    pink: '#ff3d98',
    brown: '#8a4b22',
    grey: '#b4bccb',
    navy: '#161c66',
    skin: '#f9bd94',
    tan: '#cf8e58',
    pale: '#cfdcc6',
    teal: '#06a8a0',
    cream: '#ffe9b8',
  },
  now: {
    paper: '#fbf9f4',
    white: '#fbf9f4',
    black: '#13141a',
    slate: '#2b2f3f',
    red: '#d92b3a',
    blue: '#22549b',
    sky: '#86bfd8',
    yellow: '#f4b933',
    green: '#3a7d5c',
    orange: '#ee6f3c',
    purple: '#513078',
    pink: '#efa0a8',
    brown: '#7a5138',
    grey: '#c3c6c9',
    navy: '#17233f',
    skin: '#ecb893',
    tan: '#c98f62',
    pale: '#d5dccb',
    teal: '#1f7f88',
    cream: '#f3e7d0',
  },
}

export function inksOf(era: Era): Inks {
  return INKS[era]
}

/** From dot to dot of the printing screen: the older, the coarser. */
export const SCREENS: Record<Era, number> = { gold: 11, silver: 9, bronze: 8, nineties: 7, now: 9 }

export function eraOf(year: number): Era {
  if (year < 1956) return 'gold'
  if (year < 1970) return 'silver'
  if (year < 1986) return 'bronze'
  return year < 2000 ? 'nineties' : 'now'
}
