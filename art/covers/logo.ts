import { Memo } from '../drawing/memo.ts'
import { Chance, hash } from '../drawing/seed.ts'
import type { Era } from '../eras.ts'
import { capitals } from '../letters/capitals.ts'
import { type FontName, fontOf } from '../letters/fonts.ts'
import {
  type Layout,
  layOut,
  type Masthead,
  type MastheadBox,
  setMasthead,
} from '../letters/masthead.ts'
import { type SplitTitle, splitTitle } from '../letters/title.ts'
import { WARPS, type Warp } from '../letters/warps.ts'
import type { Genre } from '../looks/look.ts'

export type LogoStyle =
  | 'band'
  | 'shadow'
  | 'block'
  | 'telescope'
  | 'double'
  | 'chrome'
  | 'flat'
  | 'knockout'

/** Where the masthead stands; only since 2000 anywhere but at the top. */
type LogoPlace = 'top' | 'bottom' | 'side' | 'strip'

/** The logo belongs to the series: the same letters on every issue, only its colours change. */
export interface Logo {
  place: LogoPlace
  style: LogoStyle
  title: SplitTitle
  align: 'left' | 'centre'
  /** The font of kicker and subtitle. */
  smallFont: FontName
  box: MastheadBox
  kickerHeight: number
  subtitleHeight: number
  masthead: Masthead
  /** The top of it all, kicker included. */
  top: number
  /** The foot of it all, subtitle included. */
  bottom: number
  seed: number
}

const FONTS: Record<Era, readonly FontName[]> = {
  gold: ['slab', 'bevan', 'passion', 'anton', 'league', 'bungee'],
  silver: ['anton', 'luckiest', 'passion', 'titan', 'bungee', 'bangers'],
  bronze: ['anton', 'passion', 'bungee', 'shoulders', 'bangers', 'luckiest'],
  nineties: ['kanit', 'barlow', 'ops', 'russo', 'anton', 'bangers'],
  now: ['bebas', 'league', 'archivo', 'shoulders', 'anton', 'russo'],
}

/** Fonts that a kind of story was known by come first. */
const FONTS_OF_GENRE: Partial<Record<Genre, Partial<Record<Era, readonly FontName[]>>>> = {
  western: { gold: ['slab', 'bevan'], silver: ['slab', 'bevan'], bronze: ['slab'] },
  romance: { gold: ['league'], silver: ['luckiest', 'titan'], bronze: ['luckiest'] },
  humour: { gold: ['titan', 'luckiest'], silver: ['titan', 'luckiest'], bronze: ['titan'] },
  kaiju: { gold: ['creep'], silver: ['creep', 'bungee'], bronze: ['creep'] },
  space: { gold: ['russo'], silver: ['russo', 'bungee'], bronze: ['orbit'] },
  horror: { gold: ['creep'], silver: ['creep'], bronze: ['creep'], nineties: ['creep'] },
  myth: {
    silver: ['germania'],
    bronze: ['germania'],
    nineties: ['germania'],
    now: ['germania', 'league'],
  },
  cosmic: {
    silver: ['russo', 'orbit'],
    bronze: ['orbit', 'russo'],
    nineties: ['orbit', 'russo'],
    now: ['orbit', 'russo'],
  },
  tech: { silver: ['russo'], bronze: ['russo'], nineties: ['russo'], now: ['orbit', 'russo'] },
  mutant: { bronze: ['anton', 'bungee'], nineties: ['kanit', 'ops'] },
  royal: { now: ['league', 'bebas'] },
  war: { gold: ['slab', 'bevan'] },
}

const BOXES: Record<Era, MastheadBox> = {
  gold: { x: 18, y: 44, width: 364, maxHeight: 126 },
  silver: { x: 82, y: 16, width: 304, maxHeight: 112 },
  bronze: { x: 84, y: 34, width: 302, maxHeight: 110 },
  nineties: { x: 22, y: 20, width: 356, maxHeight: 140 },
  now: { x: 20, y: 26, width: 360, maxHeight: 112 },
}
const SIDE_BOX: MastheadBox = {
  x: 0,
  y: 0,
  width: 556,
  maxHeight: 56,
  target: 50,
  minLine: 18,
  maxLine: 56,
  stretch: 1.3,
  squeeze: 0.7,
  grow: 1,
}

const WARPS_OF_ERA: Record<Era, readonly (Warp | undefined)[]> = {
  gold: [undefined, WARPS.domed(0.34), WARPS.smile(0.24), undefined],
  silver: [
    undefined,
    WARPS.domed(0.26),
    WARPS.taperRight(0.3),
    WARPS.smile(0.26),
    WARPS.bulge(0.18),
  ],
  bronze: [undefined, WARPS.smile(0.2), WARPS.taperLeft(0.26), WARPS.pinch(0.2), undefined],
  nineties: [undefined, WARPS.rise(0.16), WARPS.taperRight(0.26), WARPS.pinch(0.26)],
  now: [undefined],
}

const STYLES: Record<Exclude<Era, 'now'>, readonly LogoStyle[]> = {
  gold: ['band', 'shadow', 'band'],
  silver: ['block', 'telescope', 'block', 'shadow'],
  bronze: ['double', 'block', 'telescope'],
  nineties: ['chrome', 'double', 'chrome'],
}

const SMALL_FONTS: Record<Era, FontName> = {
  gold: 'slab',
  silver: 'anton',
  bronze: 'anton',
  nineties: 'anton',
  now: 'bebas',
}

const PLACES_NOW: readonly LogoPlace[] = ['top', 'bottom', 'side', 'top', 'strip', 'top']
const SMALL_LINE = 17
const KICKER_GAP = 5
const SUBTITLE_GAP = 4
const FOOT_LINE = 40
const PAGE_HEIGHT = 600
/** So many fonts are tried on a title. */
const TRIED = 5

const logos = new Memo<Logo>(3000)

export function logoOf(title: string, era: Era, genre: Genre): Logo {
  return logos.take(`${era}|${genre}|${title}`, () => makeLogo(title, era, genre))
}

function makeLogo(title: string, era: Era, genre: Genre): Logo {
  const seed = hash(capitals(title) + era)
  const chance = new Chance(seed)
  const place = era === 'now' ? (PLACES_NOW[seed % PLACES_NOW.length] as LogoPlace) : 'top'
  const split = splitTitle(title)
  const hasLines = place !== 'side'
  const kickerHeight = hasLines && split.kicker !== '' ? SMALL_LINE : 0
  const subtitleHeight = hasLines && split.subtitle !== '' ? SMALL_LINE : 0
  const room = roomFor(era, place, kickerHeight, subtitleHeight)
  const words = hasLines ? split.main : [wholeTitle(title)]
  const { font, layout } = chooseFont(fontsFor(era, genre, chance), words, room)
  const warp = chance.pick(WARPS_OF_ERA[era])
  const style = era === 'now' ? styleNow(place) : chance.pick(STYLES[era])
  const align = alignFor(era, place, chance)
  const lines = withGap(kickerHeight, KICKER_GAP) + withGap(subtitleHeight, SUBTITLE_GAP)
  const top = place === 'bottom' ? PAGE_HEIGHT - FOOT_LINE - layout.height - lines : room.y
  const box = { ...room, y: top + withGap(kickerHeight, KICKER_GAP) }
  const masthead = setMasthead(font, layout, box, {
    align,
    skew: leanOf(font, era),
    ...(warp !== undefined && { warp }),
  })
  return {
    place,
    style,
    title: split,
    align,
    smallFont: SMALL_FONTS[era],
    box,
    kickerHeight,
    subtitleHeight,
    masthead,
    top,
    bottom: masthead.bottom + withGap(subtitleHeight, 7),
    seed,
  }
}

function withGap(height: number, gap: number): number {
  return height === 0 ? 0 : height + gap
}

/** Everything leans in the nineties; two fonts do so by themselves. */
function leanOf(font: FontName, era: Era): number {
  return era === 'nineties' && font !== 'kanit' && font !== 'barlow' ? 8 : 0
}

/** What kicker and subtitle leave. */
function roomFor(era: Era, place: LogoPlace, kicker: number, subtitle: number): MastheadBox {
  if (place === 'side') return SIDE_BOX
  const lines = withGap(kicker, 4) + withGap(subtitle, 4)
  const maxHeight = BOXES[era].maxHeight - lines
  const isNow = era === 'now'
  return {
    ...BOXES[era],
    maxHeight,
    target: maxHeight * (isNow ? 0.74 : 0.94),
    minLine: 26,
    maxLine: isNow ? 92 : 112,
    gap: 6,
    stretch: 1.45,
    squeeze: 0.78,
    grow: isNow ? 1.25 : 1.55,
  }
}

function fontsFor(era: Era, genre: Genre, chance: Chance) {
  const own = FONTS_OF_GENRE[genre]?.[era] ?? []
  return { own, fonts: [...own, ...chance.shuffled(FONTS[era])].slice(0, TRIED) }
}

/** A later font must be clearly better, and much better than one the genre is known by. */
function chooseFont(
  { own, fonts }: { own: readonly FontName[]; fonts: readonly FontName[] },
  words: readonly string[],
  room: MastheadBox,
): { font: FontName; layout: Layout } {
  const letters = words.join('').length
  const tried = fonts.map((font) => {
    const layout = layOut(font, words, room)
    // A long title in a font of many points makes a heavy picture.
    const weight = Math.max(0, letters * fontOf(font).pointsPerCapital - 430) * 0.05
    return { font, layout, score: layout.score - weight }
  })
  return tried.reduce((best, candidate) => {
    const ahead = own.includes(best.font) ? 26 : 9
    return candidate.score > best.score + ahead ? candidate : best
  })
}

function styleNow(place: LogoPlace): LogoStyle {
  return place === 'strip' ? 'knockout' : 'flat'
}

function alignFor(era: Era, place: LogoPlace, chance: Chance): 'left' | 'centre' {
  if (era !== 'now') return 'centre'
  return place === 'side' ? 'left' : chance.pick(['left', 'left', 'centre'] as const)
}

function wholeTitle(title: string): string {
  return capitals(title)
    .replace(/\s*\(\d{4}.*$/, '')
    .replace(/^THE /, '')
}
