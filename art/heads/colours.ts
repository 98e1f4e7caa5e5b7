/** What a head is coloured with. Every colour is given by the scene: a head has none of its own. */
export interface HeadColours {
  main: string
  second: string
  accent: string
  skin: string
  hair: string
  white: string
  lips: string
  ink: string
  metal: string
  sky: string
}

/** Elements around 0,0: the top of a bare head is at -105, its chin at 100, and a bust goes on below. */
export type Head = (colours: HeadColours) => string
