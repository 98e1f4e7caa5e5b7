import type { Person, Scene } from './scene.ts'

/** Who may loom over the lead: a villain, or else somebody who is no bystander. */
export function adversaryOf({ others }: Scene): Person | undefined {
  return (
    others.find(({ role }) => role === 'villain') ??
    others.find(({ role }) => role !== 'supporting')
  )
}
