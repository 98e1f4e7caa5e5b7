export interface StatItem {
  title: string
  start: number
  target: number
}

/** Constants of the specification, not counts of this catalogue. */
export const statItems: StatItem[] = [
  { title: 'Characters', start: 1450, target: 1500 },
  { title: 'Comics', start: 59950, target: 60000 },
  { title: 'Series', start: 14700, target: 14750 },
]
