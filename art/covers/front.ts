import type { Person, ThingName } from '../compositions/scene.ts'
import { Memo } from '../drawing/memo.ts'
import type { EmblemName } from '../emblems/all.ts'
import { EMBLEM_NAMES } from '../emblems/all.ts'
import type { Genre, Look } from '../looks/look.ts'
import { lookOf } from '../looks/look-of.ts'
import { standInFor } from '../looks/stand-ins.ts'
import type { Cast } from './cast.ts'
import type { CoverFacts } from './cover-facts.ts'
import type { Subject } from './subject.ts'
import { ownSubjectOf, subjectOf } from './subjects.ts'

/** Who or what is in front on a cover. */
export type Front = Pick<CoverFacts, 'lead' | 'others' | 'isAbout' | 'still' | 'genre'>

export interface FrontFacts {
  title: string
  year: number
  /** What the title says of its stories. */
  told: Genre | undefined
  cast: Cast | undefined
  /** Somebody whom the title means, though nobody is stated for the issue. */
  namesake: Person | undefined
}

/** Love stories were told of models and typists, not of those who put on a mask later. */
const LAST_OF_ROMANCE = 1976
/** Of the things of a kind, so many stand beside somebody's own emblem. */
const FILLERS = 3
/** Genres whose anthologies have a person of no name. */
const WITH_STAND_IN: ReadonlySet<Genre> = new Set<Genre>([
  'western',
  'war',
  'romance',
  'kaiju',
  'space',
])

/** People where their faces are known; otherwise the title's own subject, or things of its kind. */
export function frontOf(facts: FrontFacts): Front {
  const { title, year, told, cast, namesake } = facts
  const own = ownSubjectOf(title)
  const isKnown = cast !== undefined && !cast.isFaceless
  if (own !== undefined && !(isKnown && cast.isTitled)) {
    return stillLife(cast?.lead.name ?? title, title, own, told)
  }
  if (isKnown) {
    const front = isOldRomance(told, year, cast) ? sweetheart(cast) : people(cast, told)
    return amongThings(front, title)
  }
  if (namesake !== undefined) return people(alone(namesake), told)
  const subject = subjectOf(title, told)
  if (cast === undefined) return anthology(title, subject, told)
  return told !== undefined && told !== 'romance' && WITH_STAND_IN.has(told)
    ? anthology(title, subject, told, cast.lead.name)
    : emblems(cast, title, subject, told)
}

function people(cast: Cast, told: Genre | undefined): Front {
  const { lead, others, isAbout, isTeam } = cast
  const genre = told ?? (isTeam && isHeroic(lead.look.genre) ? 'team' : genreBy(lead))
  return { lead, others, isAbout, still: null, genre }
}

/** Who is at home in one of the old genres takes turns with its things, and so does an animal with those of its title. */
function amongThings(front: Front, title: string): Front {
  const { genre, lead } = front
  const isAnimalOfTitle = lead.look.bodiless === true && ownSubjectOf(title) !== undefined
  if (genre !== 'western' && genre !== 'romance' && !isAnimalOfTitle) return front
  const { things, place } = subjectOf(title, genre)
  return { ...front, still: { things, place, hasStandIn: true } }
}

function alone(lead: Person): Cast {
  return { lead, others: [], isAbout: false, isTitled: true, isTeam: false, isFaceless: false }
}

function isOldRomance(told: Genre | undefined, year: number, { lead }: Cast): boolean {
  return told === 'romance' && year < LAST_OF_ROMANCE && lead.look.genre !== 'romance'
}

/** Somebody as she was before she wore a costume. */
function sweetheart({ lead }: Cast): Front {
  const look = standInFor('romance', lead.look.hair)
  return {
    lead: { name: lead.name, look: look ?? lead.look },
    others: [],
    isAbout: false,
    still: null,
    genre: 'romance',
  }
}

/** The genre's own kind of person, and its things by turns with them. */
function anthology(title: string, subject: Subject, told: Genre | undefined, name = title): Front {
  const front = stillLife(name, title, subject, told)
  const look = told !== undefined && WITH_STAND_IN.has(told) ? standInFor(told) : undefined
  if (look === undefined || front.still === null) return front
  return { ...front, lead: { name, look }, still: { ...front.still, hasStandIn: true } }
}

function stillLife(name: string, title: string, subject: Subject, told: Genre | undefined): Front {
  const { things, place } = subject
  const look = lookOfThings(title, subject)
  return {
    lead: { name, look },
    others: [],
    isAbout: false,
    still: { things, place, hasStandIn: false },
    genre: told ?? genreOfPlace(subject),
  }
}

/** Those whose faces are not known are there by their emblems, in the colours of the first. */
function emblems(cast: Cast, title: string, subject: Subject, told: Genre | undefined): Front {
  const { lead, others } = cast
  const own = [lead, ...others]
    .map(({ look }) => look.emblem)
    .filter((name) => !name.startsWith('@'))
  const things = [...new Set<ThingName>([...own, ...subject.things.slice(0, FILLERS)])]
  const front = stillLife(lead.name, title, { ...subject, things }, told)
  const genre = told ?? genreBy(lead)
  return own.length === 0 ? { ...front, genre } : { ...front, lead, genre }
}

const looks = new Memo<Look>(2000)

/** Colours and an emblem for a page on which nobody is seen. */
function lookOfThings(title: string, { inks, things }: Subject): Look {
  return looks.take(title, () => {
    const plain = lookOf({ name: title, role: null, teams: [], colours: [], emblem: '' })
    const emblem = things.find((thing) => isEmblem(thing)) ?? plain.emblem
    const [main, second, accent] = inks
    return { ...plain, main, second, accent, emblem: emblem as EmblemName }
  })
}

function isEmblem(thing: string): boolean {
  return (EMBLEM_NAMES as readonly string[]).includes(thing)
}

function genreOfPlace({ place }: Subject): Genre {
  return place === 'space' ? 'space' : place === 'graves' ? 'horror' : 'humour'
}

/** These say where a person is at home; a crowd of them is a team. */
function isHeroic(genre: Genre): boolean {
  return genre !== 'western' && genre !== 'romance' && genre !== 'kaiju' && genre !== 'horror'
}

/** Only a title makes a book a romance: a hero's sweetheart on the cover does not. */
function genreBy({ look }: Person): Genre {
  return look.genre === 'romance' ? 'street' : look.genre
}
