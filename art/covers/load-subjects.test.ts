import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { loadSubjects } from './load-subjects.ts'
import { ownSubjectOf, subjectOf } from './subjects.ts'

function load(text: string) {
  return loadSubjects(join(buildDataFolder({ 'subjects/a.txt': text }), 'subjects'))
}

test('a subject is words of a title, things, three inks and a place', () => {
  expect(load('own | Groo; =Wild | sword; bowl | red; yellow; brown | hills')).toEqual([
    {
      kind: 'own',
      titles: ['Groo', '=Wild'],
      things: ['sword', 'bowl'],
      inks: ['red', 'yellow', 'brown'],
      place: 'hills',
    },
  ])
})

test('every fault is named with its line', () => {
  const text = 'own | A | unheardOf | red; yellow; brown | hills\nown | B | sword | red | moon'
  expect(() => load(text)).toThrow(
    expect.objectContaining({
      name: 'SubjectsError',
      faults: [
        'subjects/a.txt:1: "unheardOf" is no thing',
        'subjects/a.txt:2: a subject has three inks',
      ],
    }),
  )
})

test('a title is known by whole words, a risky one only as a whole', () => {
  expect(ownSubjectOf('Savage Sword of Conan')?.things).toContain('hornedHelmet')
  expect(ownSubjectOf('Wild')).toBeDefined()
  expect(ownSubjectOf('Wild Thing')).toBeUndefined()
  expect(subjectOf('All True Crime', undefined).things).toContain('cuffs')
  expect(subjectOf('Nothing in Particular', undefined).things.length).toBeGreaterThan(2)
})
