const characters = `
  # id | name | real name | aliases | first appearance | teams | role | colours | emblem | changed | description
  1009610 | Spider-Man | Peter Parker | Spidey; Web-Head | Amazing Fantasy (1962) #15, 1962 | Avengers | hero | #d6211a; #1d3f94 | web | 2026-11-01 | Swings.
  2000001 | Venom | Eddie Brock | | | | antihero | | | 2026-11-02
`
const creators = `
  20001 | Stan | | Lee | | 2026-11-01
  20002 | John | | Romita | Sr. | 2026-11-01
`
const series = `
  series | 1987 | Amazing Spider-Man | 1963-1998 | ongoing | | All ages | 1..5 5.1 6 | 1=1963-03 5=1963-11 6=1964-01 | | 2026-11-01 | Swinging.
    span | 1..5 | writer: Stan Lee; penciller: Stan Lee, John Romita Sr. | Spider-Man
    span | 4..6 | | Venom
    key | 3 | 1963-06 | First Tale; Second Tale | writer: John Romita Sr. | Venom | first: Venom; landmark | digital=4746 price=0.12 onsale=1963-04-09 | 2026-11-09 | Something happens.
    variant | 77 | 1 | Foil Variant | 2026-11-03
  series | 50001 | Amazing Spider-Man | 1999- | ongoing | | | 1 | 1=1999-01 | Amazing Spider-Man (1963) | 2026-11-01
  series | 50002 | The Early Issues | 2004 | collection | trade paperback | | 1 | 1=2004-05 | | 2026-11-01
    collects | 1 | Amazing Spider-Man (1963) | 1..3
`
const events = `
  event | 5001 | Web War | 1963-03 | 1963-11-30 | | 2026-11-01 | They fight.
    part | core | Amazing Spider-Man (1963) | 2 1
    part | tie-in | Amazing Spider-Man (1999) | 1
`
const arcs = `
  arc | 1 | If This Be Web | Web Saga; The Web | 2026-11-01 | A web is spun, and torn.
    part | Amazing Spider-Man (1963) | 3..4
    part | Amazing Spider-Man (1999) | 1
`
/** A small catalogue that has one of everything, as the text of its files. */
export const SMALL_CATALOGUE = {
  'characters/a.txt': characters,
  'creators/a.txt': creators,
  'series/a.txt': series,
  'events/a.txt': events,
  'arcs/a.txt': arcs,
}
