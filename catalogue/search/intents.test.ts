import { expect, test } from 'vitest'
import { readIntent } from './intents.ts'

test.each([
  ['first appearance of wolverine', 'first appearance', 'wolverine'],
  ["Wolverine's 1st appearance", 'first appearance', 'wolverine'],
  ['when did Gambit first appear?', 'first appearance', 'gambit'],
  ['first black panther appearance', 'first appearance', 'black panther'],
  ['first full appearance of wolverine', 'first full appearance', 'wolverine'],
  ['issue where gwen stacy dies', 'death', 'gwen stacy'],
  ['debut of the vision', 'first appearance', 'the vision'],
  ['first issue of daredevil', 'first issue', 'daredevil'],
  ['death of gwen stacy', 'death', 'gwen stacy'],
  ['how did captain marvel die', 'death', 'captain marvel'],
  ['captain america dies', 'death', 'captain america'],
  ['origin of storm', 'origin', 'storm'],
  ['hulk origin story', 'origin', 'hulk'],
  ['where do I start with Moon Knight', 'start', 'moon knight'],
  ['civil war reading order', 'start', 'civil war'],
  ['who is Gambit?', 'page', 'gambit'],
])('"%s" wants the %s of %s', (query, want, subject) => {
  expect(readIntent(query)).toEqual({ want, subject })
})

test.each([
  '',
  'first',
  'first appearance of',
  'death',
  'origin',
  'x-men first class',
  'wolverine origins',
])('"%s" wants nothing of anybody', (query) => {
  expect(readIntent(query)).toBeUndefined()
})
