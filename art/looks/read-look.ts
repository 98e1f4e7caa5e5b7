import type { DataLine } from '#catalogue/load/data-lines.ts'
import type { Pose } from '../figures/poses.ts'
import type { Look } from './look.ts'
import {
  readBuild,
  readCrop,
  readEmblem,
  readFlag,
  readGenre,
  readHead,
  readInk,
  readPairs,
  readPose,
  readProp,
} from './look-words.ts'
import { readCostume } from './read-costume.ts'

/** name | colours | head | emblem | build | genre | poses | body | extras | cut | costume */
const COLUMNS = 11
/** A body that is covered, empty hands and a cut that fits as it is are left out. */
const REQUIRED = 7

type Body = Pick<Look, 'skin' | 'hair' | 'lips' | 'metal' | 'cape'>
type Extras = Pick<Look, 'prop' | 'crop' | 'aura' | 'bodiless' | 'unseen'>

export function readLook(line: DataLine): Look | undefined {
  if (!line.hasShape(REQUIRED, COLUMNS)) return undefined
  const inks = readInks(line)
  const head = readHead(line, line.field(2))
  const emblem = readEmblem(line, line.field(3))
  const build = readBuild(line, line.field(4))
  const genre = readGenre(line, line.field(5))
  const poses = readPoses(line)
  const body = readPairs<Body>(line, 7, {
    skin: readInk,
    hair: readInk,
    lips: readInk,
    metal: readInk,
    cape: readInk,
  })
  const extras = readPairs<Extras>(line, 8, {
    prop: readProp,
    crop: readCrop,
    aura: readFlag,
    bodiless: readFlag,
    unseen: readFlag,
  })
  const costume = readCostume(line, 9, body)
  if (line.faulty || !(inks && head && emblem && build && genre && costume)) return undefined
  return { ...inks, ...body, head, emblem, build, genre, poses, ...extras, costume }
}

function readInks(line: DataLine): Pick<Look, 'main' | 'second' | 'accent'> | undefined {
  const words = line.list(1)
  if (words.length !== 3) {
    line.fault(`has ${words.length} colours instead of main, second and accent`)
    return undefined
  }
  const [main, second, accent] = words.map((word) => readInk(line, word))
  if (main === undefined || second === undefined || accent === undefined) return undefined
  if (main === second) line.fault(`has ${main} as its main and its second colour`)
  return { main, second, accent }
}

function readPoses(line: DataLine): Pose[] {
  const words = line.list(6)
  if (words.length === 0) line.fault('has no pose')
  const poses = words.flatMap((word) => readPose(line, word) ?? [])
  if (new Set(poses).size < poses.length) line.fault('has a pose twice')
  return poses
}
