import { describe, expect, test } from 'vitest'
import type { ComicRecord } from '../load/records.ts'
import { loadShippedCatalogue } from '../testing/shipped-catalogue.ts'
import { runsOf, type SeriesRun } from './series-runs.ts'

const catalogue = loadShippedCatalogue()

/** Who made fill-ins at the edges of a run is not always known, so a few issues are tolerated. */
const TOLERANCE = 3

const numberOf = (comic: number) => (catalogue.comics[comic] as ComicRecord).issueNumber
const rangeOf = ({ comics }: SeriesRun) =>
  [numberOf(comics[0] as number), numberOf(comics.at(-1) as number)] as const
const teamOf = ({ creators }: SeriesRun) =>
  creators.map((creator) => catalogue.creators[creator]?.fullName).join(', ')

/** As readers speak of them. */
const FAMOUS: [series: string, team: string, from: number, to: number][] = [
  ['Alpha Flight (1983)', 'John Byrne', 1, 28],
  ['Amazing Spider-Man (1963)', 'Stan Lee, Steve Ditko', 1, 38],
  ['Amazing Spider-Man (1963)', 'Gerry Conway, Ross Andru', 125, 149],
  ['Amazing Spider-Man (1963)', 'Roger Stern, John Romita Jr.', 224, 250],
  ['Amazing Spider-Man (1963)', 'David Michelinie, Todd McFarlane', 298, 328],
  ['Amazing Spider-Man (1963)', 'David Michelinie, Erik Larsen', 329, 350],
  ['Amazing Spider-Man (1999)', 'J. Michael Straczynski, John Romita Jr.', 30, 508],
  ['Astonishing X-Men (2004)', 'Joss Whedon, John Cassaday', 1, 24],
  ['Avengers (1963)', 'Roy Thomas', 35, 104],
  ['Avengers (1963)', 'Steve Englehart', 105, 150],
  ['Avengers (1963)', 'Roger Stern, John Buscema', 255, 287],
  ['Avengers (1998)', 'Kurt Busiek, George Pérez', 1, 34],
  ['Black Panther (1998)', 'Christopher Priest', 1, 62],
  ['Captain America (1968)', 'Roger Stern, John Byrne', 247, 255],
  ['Captain America (1968)', 'Mark Gruenwald', 307, 443],
  ['Captain America (2004)', 'Ed Brubaker', 1, 619],
  ['Conan the Barbarian (1970)', 'Roy Thomas, Barry Windsor-Smith', 1, 24],
  ['Daredevil (1964)', 'Frank Miller', 168, 191],
  ['Daredevil (1964)', 'Frank Miller, David Mazzucchelli', 227, 233],
  ['Daredevil (1964)', 'Ann Nocenti, John Romita Jr.', 250, 282],
  ['Daredevil (1998)', 'Brian Michael Bendis', 26, 81],
  ['Excalibur (1988)', 'Alan Davis', 42, 67],
  ['Fantastic Four (1961)', 'Stan Lee, Jack Kirby', 1, 102],
  ['Fantastic Four (1961)', 'John Byrne', 232, 293],
  ['Fantastic Four (1961)', 'Walter Simonson', 334, 354],
  ['Fantastic Four (1961)', 'Tom DeFalco, Paul Ryan', 356, 414],
  ['Immortal Hulk (2018)', 'Al Ewing, Joe Bennett', 1, 50],
  ['Incredible Hulk (1968)', 'Herb Trimpe', 106, 193],
  ['Incredible Hulk (1968)', 'Bill Mantlo', 245, 313],
  ['Incredible Hulk (1968)', 'Peter David', 331, 467],
  ['Incredible Hulk (1968)', 'Peter David, Dale Keown', 368, 398],
  ['Iron Man (1968)', 'David Michelinie, Bob Layton', 116, 157],
  ['Iron Man (1968)', 'David Michelinie, Bob Layton', 215, 250],
  ['Master of Kung Fu (1974)', 'Doug Moench, Paul Gulacy', 22, 50],
  ['Moon Knight (1980)', 'Doug Moench, Bill Sienkiewicz', 1, 30],
  ['New Mutants (1983)', 'Chris Claremont, Bill Sienkiewicz', 18, 31],
  ['New X-Men (2001)', 'Grant Morrison', 114, 154],
  ['Runaways (2005)', 'Brian K. Vaughan, Adrian Alphona', 1, 24],
  ['Thor (1966)', 'Stan Lee, Jack Kirby', 126, 179],
  ['Thor (1966)', 'Walter Simonson', 337, 382],
  ['Tomb of Dracula (1972)', 'Marv Wolfman, Gene Colan', 7, 70],
  ['Uncanny X-Men (1963)', 'Roy Thomas, Neal Adams', 56, 65],
  ['Uncanny X-Men (1963)', 'Chris Claremont', 94, 279],
  ['Uncanny X-Men (1963)', 'Chris Claremont, Dave Cockrum', 94, 107],
  ['Uncanny X-Men (1963)', 'Chris Claremont, John Byrne', 108, 143],
  ['Uncanny X-Men (1963)', 'Chris Claremont, Paul Smith', 165, 175],
  ['Uncanny X-Men (1963)', 'Chris Claremont, John Romita Jr.', 175, 211],
  ['Uncanny X-Men (1963)', 'Chris Claremont, Marc Silvestri', 218, 261],
  ['Uncanny X-Men (1963)', 'Chris Claremont, Jim Lee', 267, 277],
  ['Wolverine (1988)', 'Larry Hama', 31, 118],
  ['X-Factor (1986)', 'Louise Simonson, Walter Simonson', 10, 39],
  ['X-Factor (1986)', 'Peter David', 70, 89],
]

describe('of the shipped catalogue', () => {
  test.each(FAMOUS)('%s has the run of %s, #%d–%d', (name, team, from, to) => {
    const series = catalogue.series.findIndex(
      ({ title, startYear }) => `${title} (${startYear})` === name,
    )
    const runs = runsOf(catalogue, series).map((run) => ({
      team: teamOf(run),
      range: rangeOf(run),
    }))
    const isNear = ([first, last]: readonly [number, number]) =>
      Math.abs(first - from) <= TOLERANCE && Math.abs(last - to) <= TOLERANCE
    expect(
      runs.some((run) => run.team === team && isNear(run.range)),
      JSON.stringify(runs),
    ).toBe(true)
  })

  test('runs are within their series, oldest first, and those of one team do not overlap', () => {
    for (const [record, { title }] of catalogue.series.entries()) {
      const own = new Set(catalogue.relation('series', 'comics').of(record))
      const runs = runsOf(catalogue, record)
      const months = runs.map(({ comics }) => catalogue.comics[comics[0] as number]?.coverMonth)
      expect(months, title).toEqual(months.toSorted())
      for (const { comics } of runs)
        expect(
          comics.filter((comic) => !own.has(comic)),
          title,
        ).toEqual([])
      for (const ofTeam of Map.groupBy(runs, teamOf).values()) {
        const comics = ofTeam.flatMap((run) => run.comics)
        expect(new Set(comics).size, title).toBe(comics.length)
      }
    }
  })

  test('nobody has a run of reprints', () => {
    const series = catalogue.series.findIndex(({ title }) => title === "Marvel's Greatest Comics")
    expect(runsOf(catalogue, series)).toEqual([])
  })
})
