/**
 * What readers call records beyond the names in the catalogue's data, where another title is one for
 * filters too: full titles of covers, abbreviations, nicknames. Characters and creators by name, series
 * as `Title (start year)`.
 */
const NICKNAMES: Record<string, string[]> = {
  'Spider-Man': ['Webhead', 'Web-Spinner', 'Friendly Neighborhood Spider-Man'],
  Wolverine: ['Wolvie', 'Canucklehead'],
  Hulk: ['Jade Giant', 'Greenskin'],
  Daredevil: ['Hornhead', 'DD', 'Matty'],
  Thing: ['Bashful Benjy', 'Ever-Lovin Blue-Eyed Thing', 'Benjy'],
  'Mr. Fantastic': ['Stretcho', 'Big Brain'],
  'Human Torch': ['Torchy', 'Matchstick'],
  'Invisible Woman': ['Suzie'],
  'Captain America': ['Winghead', 'Star-Spangled Avenger', 'Sentinel of Liberty'],
  'Iron Man': ['Golden Avenger', 'Armored Avenger'],
  Thor: ['Goldilocks', 'Son of Odin'],
  Namor: ['Subby', 'Avenging Son', 'Prince Namor'],
  'Silver Surfer': ['Sentinel of the Spaceways'],
  Hawkeye: ['Hawkguy'],
  'Doctor Strange': ['Stephen Strange', 'Doc Strange'],
  'Doctor Doom': ['Von Doom', 'Lord of Latveria'],
  'Green Goblin': ['Gobby', 'Stormin Norman'],
  'Ghost Rider': ['Spirit of Vengeance', 'Flamehead'],
  Deadpool: ['DP', 'Merc with the Mouth'],
  Beast: ['Bouncing Beast'],
  Nightcrawler: ['Elf', 'Fuzzy Elf'],
  Cyclops: ['Cyke'],
  'Kitty Pryde': ['Kate Pryde'],
  Colossus: ['Petey'],
  Magneto: ['Mags', 'Master of Magnetism'],
  'Professor X': ['Chuck'],
  'J. Jonah Jameson': ['Jolly Jonah'],
  Galactus: ['Big G'],
  'Fantastic Four': ['First Family'],
  Avengers: ['Earths Mightiest Heroes'],
  'Stan Lee': ['Stan the Man', 'Smilin Stan'],
  'Jack Kirby': ['King Kirby', 'Jolly Jack', 'The King'],
  'Steve Ditko': ['Sturdy Steve'],
  'John Romita Sr.': ['JRSR', 'Jazzy Johnny', 'Romita Senior'],
  'John Romita Jr.': ['JRJR', 'Romita Junior'],
  'J. Michael Straczynski': ['JMS', 'Joe Straczynski'],
  'Brian Michael Bendis': ['BMB'],
  'Peter David': ['PAD'],
  'J. M. DeMatteis': ['JMD', 'Marc DeMatteis'],
  'Walter Simonson': ['Walt Simonson'],
  'Roy Thomas': ['Roy the Boy', 'Rascally Roy'],
  'Gene Colan': ['Gentleman Gene'],
  'Joe Quesada': ['Joe Q'],
  'Kelly Sue DeConnick': ['KSD'],
  'Daredevil (1964)': ['DD', 'Daredevil: The Man Without Fear'],
  'Iron Man (1968)': ['Invincible Iron Man', 'IM'],
  'Thor (1966)': ['Mighty Thor'],
  'Amazing Fantasy (1962)': ['AF'],
  'Sgt. Fury (1963)': ['Sgt. Fury and His Howling Commandos'],
  'Punisher (2004)': ['Punisher MAX'],
  'Spectacular Spider-Man (1976)': ['Peter Parker, the Spectacular Spider-Man'],
  'Marvel Super Heroes Secret Wars (1984)': ['Secret Wars'],
  'Hero for Hire (1972)': ['Luke Cage, Hero for Hire'],
  'Avengers West Coast (1989)': ['West Coast Avengers'],
}

/** Titles that a series bore on its covers, as good as the present one. */
const FORMER_TITLES: Record<string, string[]> = {
  'Uncanny X-Men (1963)': ['X-Men'],
}

/** Written in one word it is the series that is meant, not the team. */
const FOREMOST: Record<string, string> = {
  'Uncanny X-Men (1963)': 'xmen',
}

export function nicknamesOf(name: string): readonly string[] {
  return Object.hasOwn(NICKNAMES, name) ? (NICKNAMES[name] as string[]) : []
}

export function formerTitlesOf(title: string, startYear: number): readonly string[] {
  return FORMER_TITLES[`${title} (${startYear})`] ?? []
}

export function foremostWordOf(title: string, startYear: number): string {
  return FOREMOST[`${title} (${startYear})`] ?? ''
}
