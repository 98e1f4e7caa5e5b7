import type { ComicCard } from '#contract/comic-card.ts'
import type { Year } from '#contract/year.ts'

function buildCard(id: number): ComicCard {
  return {
    kind: 'comics',
    id,
    title: `Amazing Spider-Man (1963) #${id}`,
    subtitle: 'March 1963',
    href: `/comics/${id}`,
    thumbnail: { path: `http://localhost:3000/pictures/comics/${id}`, extension: 'svg' },
  }
}

/** Somebody or something that was read. */
function buildRanked(id: number, name: string, count: number) {
  const thumbnail = { path: `http://localhost:3000/pictures/characters/${id}`, extension: 'svg' }
  return { id, name, href: `/characters/${id}`, thumbnail, count }
}

/** A year of six issues in March and May. */
export function buildYear(overrides: Partial<Year> = {}): Year {
  return {
    year: 2026,
    years: [2026, 2024],
    issues: 6,
    readings: 7,
    months: [0, 0, 5, 0, 2, 0, 0, 0, 0, 0, 0, 0],
    days: 4,
    streak: { days: 3, from: '2026-03-04', to: '2026-03-06' },
    characters: ['Spider-Man', 'Venom', 'Mary Jane', 'Electro', 'Vulture', 'Lizard'].map(
      (name, place) => buildRanked(place + 1, name, 6 - place),
    ),
    creators: [{ ...buildRanked(30, 'Stan Lee', 6), role: 'writer' }],
    series: [buildRanked(1987, 'Amazing Spider-Man (1963 - 1998)', 6)],
    longestRun: {
      id: 1987,
      title: 'Amazing Spider-Man (1963 - 1998)',
      href: '/series/1987',
      from: 1,
      to: 5,
      count: 5,
      covers: [1, 2, 3, 4, 5].map(buildCard),
    },
    decades: [
      { decade: 1960, issues: 5 },
      { decade: 1980, issues: 1 },
    ],
    oldest: buildCard(1),
    newest: buildCard(6),
    first: { comic: buildCard(1), readAt: '2026-03-04T10:00:00.000Z' },
    latest: { comic: buildCard(6), readAt: '2026-05-01T10:00:00.000Z' },
    ...overrides,
  }
}
