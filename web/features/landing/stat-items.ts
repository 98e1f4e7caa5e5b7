export interface StatItem {
  title: string
  start: number
  target: number
}

/** The constants of the specification. They do not count what the catalogue here holds. */
export const statItems: StatItem[] = [
  { title: 'Characters', start: 1450, target: 1500 },
  { title: 'Comics', start: 59950, target: 60000 },
  { title: 'Series', start: 14700, target: 14750 },
]
