import type { AboutCard } from './about-cards.ts'

/** The long texts of the cards, in the lazy chunk of the dialog. */
export const aboutStories: Record<AboutCard['id'], string> = {
  mission:
    'This story has been running since 1939, and hardly anybody starts at the beginning. So we keep one open catalogue of who is who, where they first appeared and what came out when. A free account opens all of it. What we do not know we leave open, and what we only worked out we mark as such.',
  team: 'Nobody here works for the publisher. We write the facts down in our own words, draw the pictures ourselves, and mend what readers find wrong. If a date looks odd to you, you are probably one of us.',
  legacy:
    'Pick a character and walk back to a first appearance, or start at issue one and read forward. Every comic knows its series and, where we know them, the people who made it and the people in it, so there is always a next pocket to reach into.',
}
