import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'

const { series, characters } = loadShippedCatalogue()

/** Every title and every name of the shipped catalogue, each once. */
export const CATALOGUE_TEXTS = [
  ...new Set([...series.map(({ title }) => title), ...characters.map(({ name }) => name)]),
]

/** What a catalogue may bring one day, and what nobody should bring. */
export const AWKWARD_TEXTS = [
  '',
  '   ',
  'X',
  'I',
  '1',
  'A (2000)',
  '1872 (2015)',
  '2099',
  '0123456789',
  '(1994)',
  ':',
  ',',
  '- - -',
  ', The',
  'The A An Of',
  'Of Of Of Of Of Of Of Of',
  'Élektra: Más Allá',
  'Þórr & Ægir Ørsted Łódź',
  'S.H.I.E.L.D.',
  'What If...?',
  'Not “Brand” Echh™ №½ …',
  'Squirrel Queen, Jacques Quick (QQ/JJ)',
  '死神 モンスター',
  '💥 POW 💥',
  '\u202eabc\u0000\n\t',
  'Peter Parker, Spider-Man',
  'Peter Parker, the Spectacular Spider-Man',
  'Spider-Man/Doctor Octopus: Negative Exposure',
  'Deadpool & the Mercs for Money',
  'Official Handbook of the Marvel Universe A-Z',
  'Marvel Super Hero Contest of Champions',
  'W'.repeat(60),
  'I'.repeat(60),
  'Supercalifragilisticexpialidocious Pneumonoultramicroscopics',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d',
  'On and On and On and On and On and On and On and On and On',
]
