import { describe, expect, test } from 'vitest'
import { toCsv } from '#contract/to-csv.ts'
import { FileFault } from './file-fault.ts'
import { readCollectionText } from './read-collection-file.ts'

function read(text: string) {
  return readCollectionText(text)
}

describe('League of Comic Geeks', () => {
  const header =
    'Publisher Name,Series Name,Full Title,Release Date,In Collection,In Wish List,Marked Read,My Rating,Media Format,Price Paid,Date Purchased,Condition,Notes,Tags,Storage Box,Owner,Purchase Store,Signature,Slabbing,Grading,Grading Company'

  test('copies, wishes, what was read and what it cost', () => {
    const { program, rows } = read(
      `${header}
Marvel Comics,The Amazing Spider-Man (Vol. 1) (1963 - 1998),The Amazing Spider-Man #300,1988-05-10,2,0,1,5,Print,12.50,,Near Mint,"from Dad, signed",,,,,,,,
Marvel Comics,House of X (2019),House of X #1,2019-07-24,0,1,0,0,Print,0.00,,,,,,,,,,9.8,CGC`,
    )
    expect(program).toBe('League of Comic Geeks')
    expect(rows).toEqual([
      {
        line: 2,
        series: 'The Amazing Spider-Man',
        volume: 1963,
        number: '300',
        date: '1988-05-10',
        year: 1988,
        publisher: 'Marvel Comics',
        title: 'The Amazing Spider-Man #300',
        owned: true,
        quantity: 2,
        read: true,
        rating: 5,
        condition: 'Near Mint',
        paid: '12.50',
        note: 'from Dad, signed',
      },
      {
        line: 3,
        series: 'House of X',
        volume: 2019,
        number: '1',
        date: '2019-07-24',
        year: 2019,
        publisher: 'Marvel Comics',
        title: 'House of X #1',
        wished: true,
        condition: 'CGC 9.8',
      },
    ])
  })

  test('a variant and another publisher are marked, and an annual is a series of its own', () => {
    const { rows } = read(
      `Publisher Name,Series Name,Full Title
Marvel Comics,The Amazing Spider-Man (1963 - 1998),The Amazing Spider-Man Annual #21 Newsstand Edition
Image Comics,Saga (2012 - Present),Saga #1
Icon,Kick-Ass,Kick-Ass #1 Cover A
Marvel Comics,Civil War,Civil War TP`,
    )
    expect(rows).toMatchObject([
      { series: 'The Amazing Spider-Man Annual', number: '21', variant: 'Newsstand Edition' },
      { series: 'Saga', number: '1', publisher: 'Image Comics', otherPublisher: true },
      { series: 'Kick-Ass', number: '1' },
      { series: 'Civil War', number: '', format: 'trade paperback' },
    ])
    expect(rows[0]).not.toHaveProperty('volume')
    expect(rows[2]).not.toHaveProperty('variant')
    expect(rows[2]).not.toHaveProperty('otherPublisher')
  })
})

describe('CLZ Comics', () => {
  test('a row with all that it can say', () => {
    const { program, rows } = read(
      `Core ComicID;Series;Issue;Issue Nr;Variant;Variant Description;Publisher;Release Date;Cover Date;Grade;Grading Company;Purchase Price;My Value;Read It;Reading Date;My Rating;Quantity;Collection Status;Notes
12;X-Men, Vol. 2;1B;1;B;Jim Lee Storm cover;Marvel Comics;Aug 13, 1991;Oct 1991;9.6 NM+;CGC;$1.50;$9.00;Yes;Jan 3, 2024;9;2;In Collection;"my first
comic"`,
    )
    expect(program).toBe('CLZ Comics')
    expect(rows).toEqual([
      {
        line: 2,
        series: 'X-Men',
        volume: 2,
        number: '1',
        variant: 'B: Jim Lee Storm cover',
        publisher: 'Marvel Comics',
        date: '1991-08-13',
        year: 1991,
        condition: 'CGC 9.6 NM+',
        paid: '$1.50',
        read: '2024-01-03',
        rating: 9,
        quantity: 2,
        owned: true,
        note: 'my first\ncomic',
      },
    ])
  })

  test.each([
    ['300', { number: '300' }],
    ['#300A', { number: '300' }],
    ['300C', { number: '300', variant: 'C' }],
    ['27AU', { number: '27AU' }],
    ['-1', { number: '-1' }],
    ['½', { number: '½' }],
    ['HC-2', { number: '2', format: 'hardcover' }],
    ['TP', { number: '', format: 'trade paperback' }],
    ['NN', { number: '' }],
  ])('the issue %s', (issue, expected) => {
    const [row] = read(`Series,Issue\nWolverine,${issue}\n`).rows
    expect(row).toEqual({ line: 2, series: 'Wolverine', owned: true, ...expected })
  })

  test('what is wished for or sold is not owned', () => {
    const { rows } = read(
      `Series,Issue,Collection Status
Thor,337,On Wish List
Thor,338,Sold
Thor,339,For Sale`,
    )
    expect(rows.map(({ owned, wished }) => [owned, wished])).toEqual([
      [undefined, true],
      [undefined, undefined],
      [true, undefined],
    ])
  })

  test('the year is that of the cover', () => {
    const [row] = read('Series,Issue,Release Date,Cover Date\nThor,337,1983-11-15,Feb 1984').rows
    expect(row).toMatchObject({ date: '1983-11-15', year: 1984 })
  })
})

test('Goodreads: issues, books, shelves and copies', () => {
  const { program, rows } = read(
    `Book Id,Title,Author,ISBN,My Rating,Publisher,Binding,Year Published,Original Publication Year,Date Read,Exclusive Shelf,My Review,Private Notes,Owned Copies
1,X-Men (1991-2001) #1,Chris Claremont,"=""""",4,Marvel,Kindle Edition,2011,1991,2019/05/21,read,,,0
2,"Ms. Marvel, Vol. 1: No Normal (Ms. Marvel, #1)",G. Willow Wilson,"=""078519021X""",0,Marvel,Paperback,2014,2014,,to-read,,,1
3,Saga #1: Chapter One,Brian K. Vaughan,"=""""",5,Image Comics,ebook,2012,2012,,read,Wow!<br/>Again,,0
4,House of X,Jonathan Hickman,,0,Marvel,Kindle Edition,2019,2019,,read,,,0`,
  )
  expect(program).toBe('Goodreads')
  expect(rows).toMatchObject([
    { line: 2, series: 'X-Men', volume: 1991, number: '1', year: 1991, read: '2019-05-21' },
    {
      series: 'Ms. Marvel, Vol. 1: No Normal',
      number: '',
      format: 'trade paperback',
      shelf: 'to-read',
      owned: true,
      quantity: 1,
    },
    { series: 'Saga', number: '1', otherPublisher: true, read: true, note: 'Wow!\nAgain' },
    { series: 'House of X', number: '', format: 'collection' },
  ])
  expect(rows[1]).not.toHaveProperty('read')
  expect(rows[2]).not.toHaveProperty('variant')
})

describe('Spinner Rack', () => {
  const title = 'Daredevil (1964) #181'
  const favourites = [
    {
      kind: 'comics',
      id: 7,
      title,
      url: 'https://x/comics/7',
      addedAt: '2026-01-02T03:04:05.000Z',
    },
    { kind: 'characters', id: 9, title: 'Elektra', url: null, addedAt: '2026-01-03T03:04:05.000Z' },
  ]
  const expected = [
    {
      series: 'Daredevil',
      volume: 1964,
      number: '181',
      title,
      comicId: 7,
      favourite: { kind: 'comics', id: 7, addedAt: '2026-01-02T03:04:05.000Z' },
    },
    { series: '', title: 'Elektra', favourite: { kind: 'characters', id: 9 } },
  ]

  test('favourites as a table', () => {
    const cells = favourites.map(({ kind, id, title, url, addedAt }) => [
      kind,
      id,
      title,
      url,
      addedAt,
    ])
    const { program, rows } = read(toCsv([['kind', 'id', 'title', 'url', 'addedAt'], ...cells]))
    expect(program).toBe('Spinner Rack')
    expect(rows).toMatchObject(expected)
  })

  test('favourites as JSON', () => {
    const text = JSON.stringify({ exportedAt: '2026-02-01T00:00:00.000Z', favourites })
    expect(read(text).rows).toMatchObject(expected)
  })

  test('a table made by hand, in the order of its positions', () => {
    const { rows } = read(
      `position,series,number,note
3,Secret Wars (1984),#3,
1,Secret Wars (1984),1,begin here
,Secret Wars II,1,put in by hand`,
    )
    expect(rows).toEqual([
      { line: 3, series: 'Secret Wars', volume: 1984, number: '1', note: 'begin here' },
      { line: 4, series: 'Secret Wars II', number: '1', note: 'put in by hand' },
      { line: 2, series: 'Secret Wars', volume: 1984, number: '3' },
    ])
  })
})

test.each([
  [
    'columns of another kind',
    'Artist,Album\nDazzler,Live',
    /“Artist”, “Album”.*CLZ Comics, Goodreads/s,
  ],
  ['a web page', '<!doctype html><title>Sign in</title>', /XML or a web page/],
  ['JSON of another kind', '{"books":[]}', /neither a reading list nor anything/],
  ['JSON that was cut off', '{"format":"spinner-rack-list","ent', /cut off/],
  [
    'a list of ours that somebody changed',
    '{"format":"spinner-rack-list","name":"x","entries":[{"number":7}]}',
    /entries\.0\.number/,
  ],
])('%s is refused with words', (_name, text, words) => {
  expect(() => read(text)).toThrow(FileFault)
  expect(() => read(text)).toThrow(words)
})
