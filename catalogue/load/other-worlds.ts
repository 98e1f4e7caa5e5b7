/**
 * Where a name says that it is the person of another Earth, or of a game or film. What else stands in
 * brackets tells namesakes apart: `Spider-Man (Miles Morales)`.
 */
const OTHER_WORLD =
  /^(.+) \((?:Ultimate|House of M|Age of Apocalypse|Marvel Zombies|1602|Exiles|MAA|HAS|Earth-\S+|Marvel: Avengers Alliance|Marvel Heroes|LEGO Marvel Super Heroes)\)$/

/** `Spider-Man (Ultimate)` → `Spider-Man`; undefined for anybody else. */
export function nameInOurWorld(name: string): string | undefined {
  return OTHER_WORLD.exec(name)?.[1]
}
