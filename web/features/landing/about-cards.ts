import legacy from '#web/ui/art/about-legacy.svg'
import mission from '#web/ui/art/about-mission.svg'
import team from '#web/ui/art/about-team.svg'

export interface AboutCard {
  id: 'mission' | 'team' | 'legacy'
  title: string
  picture: string
  summary: string
}

export const aboutCards: AboutCard[] = [
  {
    id: 'mission',
    title: 'Our Mission',
    picture: mission,
    summary: 'Put every character, comic and series within reach of anyone who wants to read on.',
  },
  {
    id: 'team',
    title: 'Team of Marvel Enthusiasts',
    picture: team,
    summary: 'Readers first. Between us we have filed more long boxes than we care to admit.',
  },
  {
    id: 'legacy',
    title: "A Journey Through Marvel's Legacy",
    picture: legacy,
    summary: 'From the newsstands of 1939 to the series of the 2020s, issue by issue.',
  },
]
