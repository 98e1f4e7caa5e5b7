// Made from the contract. `npx vitest run scripts/sdk-types.test.ts -u` makes it anew.

export interface Image {
  /** Without extension: add /variant if you like, then .extension */
  path: string
  extension: string
}

export interface Url {
  type: string
  url: string
}

export interface Summary {
  resourceURI: string
  name: string
}

export interface SummaryList {
  /** How many there are in all */
  available: number
  collectionURI: string
  items: Summary[]
  returned: number
}

export interface StoryList {
  /** How many there are in all */
  available: number
  collectionURI: string
  items: { resourceURI: string; name: string; type: string }[]
  returned: number
}

export interface CreatorList {
  /** How many there are in all */
  available: number
  collectionURI: string
  items: { resourceURI: string; name: string; role: string }[]
  returned: number
}

/** One value, or a list of them. */
export type Several<Value> = Value | readonly Value[]

export interface Character {
  id: number
  name: string
  description: string
  modified: string
  thumbnail: Image
  resourceURI: string
  comics: SummaryList
  series: SummaryList
  stories: StoryList
  events: SummaryList
  urls: Url[]
}

export type CharacterRole = 'hero' | 'villain' | 'antihero' | 'supporting' | 'group'

export type CharacterOrder =
  | 'name'
  | '-name'
  | 'modified'
  | '-modified'
  | 'comics'
  | '-comics'
  | 'renown'
  | '-renown'

export interface CharacterQuery {
  /** The whole name, in any case */
  name?: string
  /** The beginning of the name; of creators, of each word of it */
  nameStartsWith?: string
  /** Ours, beyond the contract: members of this team; repeated values are joined by "or" */
  team?: Several<string>
  /** Ours, beyond the contract: 1960 for the sixties */
  decade?: number
  /** Ours, beyond the contract: names that begin with this letter, or # for any other sign */
  firstLetter?: string
  /** Ours, beyond the contract: characters of any of these roles; creators who worked in any of them */
  role?: Several<CharacterRole>
  /** Ours, beyond the contract: records with at least so many comics */
  minComics?: number
  /** Records changed on or after this date */
  modifiedSince?: string
  /** Records with these ids */
  id?: Several<number>
  /** Belonging to any of these comics (ids, at most 10) */
  comics?: Several<number>
  /** Belonging to any of these events (ids, at most 10) */
  events?: Several<number>
  /** Belonging to any of these series (ids, at most 10) */
  series?: Several<number>
  /** Belonging to any of these stories (ids, at most 10) */
  stories?: Several<number>
  /** The first counts most; a minus sign turns an order around */
  orderBy?: Several<CharacterOrder>
  limit?: number
  offset?: number
}

export interface Comic {
  id: number
  /** 0 when not digital */
  digitalId: number
  title: string
  /** 0 for collections; fractions occur */
  issueNumber: number
  variantDescription: string
  description: string | null
  modified: string
  isbn: string
  upc: string
  diamondCode: string
  ean: string
  issn: string
  format: string
  pageCount: number
  textObjects: { type: string; language: string; text: string }[]
  resourceURI: string
  urls: Url[]
  series: Summary
  variants: Summary[]
  collections: Summary[]
  collectedIssues: Summary[]
  dates: { type: string; date: string }[]
  prices: { type: string; price: number }[]
  thumbnail: Image
  images: Image[]
  creators: CreatorList
  characters: SummaryList
  stories: StoryList
  events: SummaryList
}

export type ComicFormat =
  | 'comic'
  | 'magazine'
  | 'trade paperback'
  | 'hardcover'
  | 'digest'
  | 'graphic novel'
  | 'digital comic'
  | 'infinite comic'
  | 'digital vertical comic'

export type ComicFormatType = 'comic' | 'collection'

export type ComicDateDescriptor = 'lastWeek' | 'thisWeek' | 'nextWeek' | 'thisMonth'

export type ComicOrder =
  | 'focDate'
  | '-focDate'
  | 'onsaleDate'
  | '-onsaleDate'
  | 'title'
  | '-title'
  | 'issueNumber'
  | '-issueNumber'
  | 'modified'
  | '-modified'
  | 'coverMonth'
  | '-coverMonth'

export interface ComicQuery {
  /** The format of the comic */
  format?: ComicFormat
  /** Single comics, or books that collect them */
  formatType?: ComicFormatType
  /** Without variant covers */
  noVariants?: boolean
  /** On sale in this week or month, US Eastern, weeks from Sunday to Saturday */
  dateDescriptor?: ComicDateDescriptor
  /** On sale between two dates, both included: 2013-01-01,2013-01-31 */
  dateRange?: string
  /** The whole title of the series, without years, in any case */
  title?: string
  /** The beginning of the title of the series */
  titleStartsWith?: string
  /** The year in which the series began */
  startYear?: number
  /** The number of the issue */
  issueNumber?: number | string
  /** The Diamond code */
  diamondCode?: string
  /** The number of the digital edition */
  digitalId?: number
  /** The UPC */
  upc?: string
  /** The ISBN */
  isbn?: string
  /** The EAN */
  ean?: string
  /** The ISSN */
  issn?: string
  /** Only comics with a digital edition */
  hasDigitalIssue?: boolean
  /** Comics in which all of these characters appear (ids, at most 10) */
  sharedAppearances?: Several<number>
  /** Comics on which all of these creators worked (ids, at most 10) */
  collaborators?: Several<number>
  /** Ours, beyond the contract: 1960 for the sixties */
  decade?: number
  /** Ours, beyond the contract: the year on the cover */
  year?: number
  /** Ours, beyond the contract: key issues only */
  key?: boolean
  /** Records changed on or after this date */
  modifiedSince?: string
  /** Records with these ids */
  id?: Several<number>
  /** Belonging to any of these characters (ids, at most 10) */
  characters?: Several<number>
  /** Belonging to any of these creators (ids, at most 10) */
  creators?: Several<number>
  /** Belonging to any of these events (ids, at most 10) */
  events?: Several<number>
  /** Belonging to any of these series (ids, at most 10) */
  series?: Several<number>
  /** Belonging to any of these stories (ids, at most 10) */
  stories?: Several<number>
  /** The first counts most; a minus sign turns an order around */
  orderBy?: Several<ComicOrder>
  limit?: number
  offset?: number
}

export interface Creator {
  id: number
  firstName: string
  middleName: string
  lastName: string
  suffix: string
  fullName: string
  modified: string
  thumbnail: Image
  resourceURI: string
  comics: SummaryList
  series: SummaryList
  stories: StoryList
  events: SummaryList
  urls: Url[]
}

export type CreatorRole =
  | 'writer'
  | 'penciller'
  | 'inker'
  | 'colorist'
  | 'letterer'
  | 'editor'
  | 'artist'
  | 'painter'
  | 'other'
  | 'writer (cover)'
  | 'penciller (cover)'
  | 'inker (cover)'
  | 'colorist (cover)'
  | 'letterer (cover)'
  | 'editor (cover)'
  | 'artist (cover)'
  | 'painter (cover)'
  | 'other (cover)'

export type CreatorOrder =
  | 'lastName'
  | '-lastName'
  | 'firstName'
  | '-firstName'
  | 'middleName'
  | '-middleName'
  | 'suffix'
  | '-suffix'
  | 'modified'
  | '-modified'
  | 'comics'
  | '-comics'
  | 'renown'
  | '-renown'

export interface CreatorQuery {
  /** The first name */
  firstName?: string
  /** The middle name */
  middleName?: string
  /** The last name */
  lastName?: string
  /** The suffix of the name */
  suffix?: string
  /** The beginning of the first name */
  firstNameStartsWith?: string
  /** The beginning of the middle name */
  middleNameStartsWith?: string
  /** The beginning of the last name */
  lastNameStartsWith?: string
  /** The beginning of the name; of creators, of each word of it */
  nameStartsWith?: string
  /** Ours, beyond the contract: characters of any of these roles; creators who worked in any of them */
  role?: Several<CreatorRole>
  /** Ours, beyond the contract: names that begin with this letter, or # for any other sign */
  firstLetter?: string
  /** Ours, beyond the contract: records with at least so many comics */
  minComics?: number
  /** Records changed on or after this date */
  modifiedSince?: string
  /** Records with these ids */
  id?: Several<number>
  /** Belonging to any of these comics (ids, at most 10) */
  comics?: Several<number>
  /** Belonging to any of these events (ids, at most 10) */
  events?: Several<number>
  /** Belonging to any of these series (ids, at most 10) */
  series?: Several<number>
  /** Belonging to any of these stories (ids, at most 10) */
  stories?: Several<number>
  /** The first counts most; a minus sign turns an order around */
  orderBy?: Several<CreatorOrder>
  limit?: number
  offset?: number
}

export interface Event {
  id: number
  title: string
  description: string
  resourceURI: string
  urls: Url[]
  modified: string
  start: string | null
  end: string | null
  thumbnail: Image
  creators: CreatorList
  characters: SummaryList
  stories: StoryList
  comics: SummaryList
  series: SummaryList
  next: Summary | null
  previous: Summary | null
}

export type EventOrder =
  | 'name'
  | '-name'
  | 'startDate'
  | '-startDate'
  | 'modified'
  | '-modified'
  | 'comics'
  | '-comics'
  | 'renown'
  | '-renown'

export interface EventQuery {
  /** The whole name, in any case */
  name?: string
  /** The beginning of the name; of creators, of each word of it */
  nameStartsWith?: string
  /** Ours, beyond the contract: 1960 for the sixties */
  decade?: number
  /** Ours, beyond the contract: records with at least so many comics */
  minComics?: number
  /** Records changed on or after this date */
  modifiedSince?: string
  /** Records with these ids */
  id?: Several<number>
  /** Belonging to any of these characters (ids, at most 10) */
  characters?: Several<number>
  /** Belonging to any of these comics (ids, at most 10) */
  comics?: Several<number>
  /** Belonging to any of these creators (ids, at most 10) */
  creators?: Several<number>
  /** Belonging to any of these series (ids, at most 10) */
  series?: Several<number>
  /** Belonging to any of these stories (ids, at most 10) */
  stories?: Several<number>
  /** The first counts most; a minus sign turns an order around */
  orderBy?: Several<EventOrder>
  limit?: number
  offset?: number
}

export interface Series {
  id: number
  title: string
  description: string | null
  resourceURI: string
  urls: Url[]
  startYear: number
  /** 2099 while the series is running */
  endYear: number
  rating: string
  type: string
  modified: string
  thumbnail: Image
  creators: CreatorList
  characters: SummaryList
  stories: StoryList
  comics: SummaryList
  events: SummaryList
  next: Summary | null
  previous: Summary | null
}

export type SeriesType = 'ongoing' | 'limited' | 'one shot' | 'collection'

export type SeriesLine =
  | '2099'
  | 'Timely'
  | 'Atlas'
  | 'Epic'
  | 'Star'
  | 'New Universe'
  | 'Marvel UK'
  | 'MC2'
  | 'Marvel Knights'
  | 'Ultimate'
  | 'MAX'
  | 'Icon'
  | 'Marvel Adventures'

export type SeriesContains =
  | 'comic'
  | 'magazine'
  | 'trade paperback'
  | 'hardcover'
  | 'digest'
  | 'graphic novel'
  | 'digital comic'
  | 'infinite comic'
  | 'digital vertical comic'

export type SeriesOrder =
  | 'title'
  | '-title'
  | 'modified'
  | '-modified'
  | 'startYear'
  | '-startYear'
  | 'comics'
  | '-comics'
  | 'renown'
  | '-renown'

export interface SeriesQuery {
  /** The whole title of the series, without years, in any case */
  title?: string
  /** The beginning of the title of the series */
  titleStartsWith?: string
  /** The year in which the series began */
  startYear?: number
  /** The type of the series */
  seriesType?: SeriesType
  /** Ours, beyond the contract: series of any of these lines of the publisher */
  line?: Several<SeriesLine>
  /** Series with at least one comic of these formats */
  contains?: Several<SeriesContains>
  /** Ours, beyond the contract: 1960 for the sixties */
  decade?: number
  /** Ours, beyond the contract: series that are still running */
  running?: boolean
  /** Ours, beyond the contract: records with at least so many comics */
  minComics?: number
  /** Records changed on or after this date */
  modifiedSince?: string
  /** Records with these ids */
  id?: Several<number>
  /** Belonging to any of these characters (ids, at most 10) */
  characters?: Several<number>
  /** Belonging to any of these comics (ids, at most 10) */
  comics?: Several<number>
  /** Belonging to any of these creators (ids, at most 10) */
  creators?: Several<number>
  /** Belonging to any of these events (ids, at most 10) */
  events?: Several<number>
  /** Belonging to any of these stories (ids, at most 10) */
  stories?: Several<number>
  /** The first counts most; a minus sign turns an order around */
  orderBy?: Several<SeriesOrder>
  limit?: number
  offset?: number
}

export interface Story {
  id: number
  title: string
  description: string
  resourceURI: string
  type: string
  modified: string
  thumbnail: Image | null
  creators: CreatorList
  characters: SummaryList
  series: SummaryList
  comics: SummaryList
  events: SummaryList
  originalIssue: Summary | null
}

export type StoryOrder = 'id' | '-id' | 'modified' | '-modified'

export interface StoryQuery {
  /** Records changed on or after this date */
  modifiedSince?: string
  /** Records with these ids */
  id?: Several<number>
  /** Belonging to any of these characters (ids, at most 10) */
  characters?: Several<number>
  /** Belonging to any of these comics (ids, at most 10) */
  comics?: Several<number>
  /** Belonging to any of these creators (ids, at most 10) */
  creators?: Several<number>
  /** Belonging to any of these events (ids, at most 10) */
  events?: Several<number>
  /** Belonging to any of these series (ids, at most 10) */
  series?: Several<number>
  /** The first counts most; a minus sign turns an order around */
  orderBy?: Several<StoryOrder>
  limit?: number
  offset?: number
}

export interface Records {
  characters: Character
  comics: Comic
  creators: Creator
  events: Event
  series: Series
  stories: Story
}

export interface Queries {
  characters: CharacterQuery
  comics: ComicQuery
  creators: CreatorQuery
  events: EventQuery
  series: SeriesQuery
  stories: StoryQuery
}

export interface SubCollections {
  characters: 'comics' | 'events' | 'series' | 'stories'
  comics: 'characters' | 'creators' | 'events' | 'stories'
  creators: 'comics' | 'events' | 'series' | 'stories'
  events: 'characters' | 'comics' | 'creators' | 'series' | 'stories'
  series: 'characters' | 'comics' | 'creators' | 'events' | 'stories'
  stories: 'characters' | 'comics' | 'creators' | 'events' | 'series'
}
