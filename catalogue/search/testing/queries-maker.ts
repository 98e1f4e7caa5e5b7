/**
 * Queries as readers who know the comics type them, written by whoever made the index, before the list
 * of `queries-fans.ts` was seen: the scores of both must be close.
 */
export const makerQueries: { query: string; kind: string; name: string }[] = [
  // Titles and abbreviations
  { query: 'dr strange', kind: 'characters', name: 'Doctor Strange' },
  { query: 'dr octopus', kind: 'characters', name: 'Doctor Octopus' },
  { query: 'mister fantastic', kind: 'characters', name: 'Mr. Fantastic' },
  { query: 'prof xavier', kind: 'characters', name: 'Professor X' },
  { query: 'capt america', kind: 'characters', name: 'Captain America' },
  { query: 'mr sinister', kind: 'characters', name: 'Mister Sinister' },
  { query: 'the punisher', kind: 'characters', name: 'Punisher' },
  { query: 'the hulk', kind: 'characters', name: 'Hulk' },
  { query: 'the silver surfer', kind: 'characters', name: 'Silver Surfer' },
  { query: 'the fantastic four', kind: 'characters', name: 'Fantastic Four' },
  { query: 'fantastic 4', kind: 'characters', name: 'Fantastic Four' },
  { query: 'the mandarin', kind: 'characters', name: 'Mandarin' },
  { query: 'cloak & dagger', kind: 'series', name: 'Cloak and Dagger (1985)' },
  { query: 'avengers versus x-men', kind: 'events', name: 'Avengers vs. X-Men' },
  { query: 'sergeant fury', kind: 'series', name: 'Sgt. Fury (1963)' },

  // Last names and bare words
  { query: 'osborn', kind: 'characters', name: 'Green Goblin' },
  { query: 'castle', kind: 'characters', name: 'Punisher' },
  { query: 'richards', kind: 'characters', name: 'Mr. Fantastic' },
  { query: 'odinson', kind: 'characters', name: 'Thor' },
  { query: 'grimm', kind: 'characters', name: 'Thing' },
  { query: 'romanoff', kind: 'characters', name: 'Black Widow' },
  { query: 'lehnsherr', kind: 'characters', name: 'Magneto' },
  { query: 'ditko', kind: 'creators', name: 'Steve Ditko' },
  { query: 'claremont', kind: 'creators', name: 'Chris Claremont' },
  { query: 'byrne', kind: 'creators', name: 'John Byrne' },
  { query: 'hickman', kind: 'creators', name: 'Jonathan Hickman' },
  { query: 'strange', kind: 'characters', name: 'Doctor Strange' },
  { query: 'octopus', kind: 'characters', name: 'Doctor Octopus' },
  { query: 'panther', kind: 'characters', name: 'Black Panther' },
  { query: 'surfer', kind: 'characters', name: 'Silver Surfer' },
  { query: 'widow', kind: 'characters', name: 'Black Widow' },
  { query: 'torch', kind: 'characters', name: 'Human Torch' },

  // Numbers
  { query: 'secret wars 2', kind: 'events', name: 'Secret Wars II' },
  { query: 'civil war ii', kind: 'events', name: 'Civil War II' },
  { query: 'marvel 2 in 1', kind: 'series', name: 'Marvel Two-in-One (1974)' },
  { query: 'avengers 1', kind: 'comics', name: 'Avengers (1963) #1' },
  { query: 'fantastic four 1', kind: 'comics', name: 'Fantastic Four (1961) #1' },
  { query: 'daredevil 1', kind: 'comics', name: 'Daredevil (1964) #1' },
  { query: 'incredible hulk 1', kind: 'comics', name: 'Incredible Hulk (1962) #1' },
  { query: 'new mutants 98', kind: 'comics', name: 'New Mutants (1983) #98' },
  { query: 'giant size x-men 1', kind: 'comics', name: 'Giant-Size X-Men (1975) #1' },

  // Years
  { query: 'avengers 1963', kind: 'series', name: 'Avengers (1963)' },
  { query: '2012 hawkeye', kind: 'series', name: 'Hawkeye (2012)' },
  { query: '90s spider-man', kind: 'series', name: 'Spider-Man (1990)' },
  { query: '80s wolverine', kind: 'series', name: 'Wolverine (1988)' },
  { query: '60s avengers', kind: 'series', name: 'Avengers (1963)' },
  { query: '1990s x-force', kind: 'series', name: 'X-Force (1991)' },
  { query: '70s ghost rider', kind: 'series', name: 'Ghost Rider (1973)' },

  // What a reader wants to know
  { query: 'first appearance of venom', kind: 'comics', name: 'Amazing Spider-Man (1963) #300' },
  {
    query: 'first appearance of the punisher',
    kind: 'comics',
    name: 'Amazing Spider-Man (1963) #129',
  },
  { query: 'deadpool first appearance', kind: 'comics', name: 'New Mutants (1983) #98' },
  { query: 'galactus 1st appearance', kind: 'comics', name: 'Fantastic Four (1961) #48' },
  { query: 'when did gambit first appear', kind: 'comics', name: 'Uncanny X-Men (1963) #266' },
  { query: 'first app of miles morales', kind: 'comics', name: 'Ultimate Fallout (2011) #4' },
  { query: 'death of gwen stacy', kind: 'comics', name: 'Amazing Spider-Man (1963) #121' },
  { query: 'death of elektra', kind: 'comics', name: 'Daredevil (1964) #181' },
  { query: 'captain america dies', kind: 'comics', name: 'Captain America (2004) #25' },
  { query: 'origin of daredevil', kind: 'comics', name: 'Daredevil (1964) #1' },
  { query: 'where to start with moon knight', kind: 'characters', name: 'Moon Knight' },
  { query: 'where do i start with thor', kind: 'characters', name: 'Thor' },

  // Stories by name
  { query: 'dofp', kind: 'events', name: 'Days of Future Past' },
  { query: 'ivx', kind: 'series', name: 'IvX (2016)' },
  { query: 'kravens last hunt', kind: 'events', name: "Kraven's Last Hunt" },
  { query: 'dark phoenix', kind: 'events', name: 'Dark Phoenix Saga' },
  { query: 'demon in a bottle', kind: 'arcs', name: 'Demon in a Bottle' },
  { query: 'born again', kind: 'arcs', name: 'Born Again' },
  { query: 'the night gwen stacy died', kind: 'arcs', name: 'The Night Gwen Stacy Died' },
  { query: 'clone saga', kind: 'arcs', name: 'The Clone Saga' },
  { query: 'the galactus trilogy', kind: 'arcs', name: 'The Galactus Trilogy' },
]
