import { expect, test } from 'vitest'
import { genreOfTitle } from './genre-of.ts'

test.each([
  ['Kid Colt Outlaw', 'western'],
  ['Gunsmoke Western', 'western'],
  ['Love Romances', 'romance'],
  ['Millie the Model', 'romance'],
  ['Terry-Toons Comics', 'humour'],
  ['Battlefront', 'war'],
  ['Sgt. Fury', 'war'],
  ['Where Monsters Dwell', 'kaiju'],
  ['Tomb of Dracula', 'horror'],
  ['Adventures into Weird Worlds', 'horror'],
  ['Star Wars', 'space'],
  ['Planet of the Apes', 'space'],
  ['Amazing Spider-Man', undefined],
  ['War Machine', undefined],
  ['War of Kings', undefined],
  ['Planet Hulk', undefined],
  ['Fear Itself', undefined],
  ['Giant-Size X-Men', undefined],
  ['Rocket Raccoon', undefined],
])('%s tells %s', (title, genre) => {
  expect(genreOfTitle(title)).toBe(genre)
})
