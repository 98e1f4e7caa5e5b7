/**
 * One small catalogue, made up, whose every expectation was worked out apart from the code: by hand, or by a model made from the contract.
 *
 * A story is `comic × 4 + place`, and comics are:
 *
 *     Copper Tales (1961)      101   #1 827493 … #22 827514
 *     Copper Tales (1998)      102   #32 835716, #33 835717, #33.1 839977, #34 835718, its variant 301
 *     Dusk Letters (2026)      103   #1 843877 … #10 843886
 *     Dusk at Noon (2011)      104   852069
 *     The Copper Book (2004)   105   860261
 *     Ember Nights (2013)      106   #1 868453, #2 868454
 *     Frost Atlas (2013)       107   876645
 *     Copper Tales Annual      108   884837
 *     Zero Roads (2020)        109   893029
 *     Zero Webs (2021)         110   901221
 *
 * 8 characters, 6 creators, 3 events, 10 series, 45 comics, 90 stories.
 */
export const FILES = {
  'characters/all.txt': `
    1009001 | Copperhead | Ada Flint | Brass Snake | Copper Tales (1961) #1, 1961 | Night Shift; Iron Circle | hero | #b87333; #202020 | snake | 2026-03-07 | A smith with a temper.<br>Beware.
    2000001 | Doctor Dusk | | | Copper Tales (1961) #1, 1961 | Iron Circle | villain | | | 2026-03-08
    2000002 | Ember (Mira Sol) | | | Copper Tales (1961) #1, 1961 | | hero | | | 2026-03-09
    2000003 | ember owl | | | Dusk at Noon (2011) #1, 2011 | | | | | 2026-11-01
    2000004 | Frost | | | Copper Tales (1998) #32, 1998 | Night Shift | antihero | | | 2026-07-04 | Cold.
    2000005 | Night Shift | | | Frost Atlas (2013) #1, 2013 | | group | | | 2026-11-02
    2000006 | Ren&#233; Gray | | | | | supporting | | | 2025-06-15
    2000007 | Zero Hour | | | Copper Tales (1998) #33.1, 1998 | | | | | 2025-12-24
  `,
  'creators/all.txt': `
    20001 | Ann | Bea | Quill | | 2026-01-15
    20002 | Carl | | Stone | Jr. | 2026-02-20
    20003 | Moki | | | | 2026-04-05
    20004 | Dora | | Stone | | 2026-05-05
    20005 | Stan | | Lumen | III | 2026-06-06
    20006 | Una | | Adler | | 2025-12-31
  `,
  'series/copper.txt': `
    series | 101 | Copper Tales | 1961-1963 | ongoing | | All ages | 1..22 | 1=1961-05 22=1963-02 | | 2026-01-01 | The first run.
      ids | comic | 1..22=827493
      ids | story | 1..22=3309972+4
      span | 1..22 | writer: Ann Bea Quill | Copperhead
      span | 1..3 | penciller: Carl Stone Jr. | Doctor Dusk
      span | 4..22 | penciller: Moki; letterer: Ann Bea Quill
      key | 1 | | The Forge; The Second Fire | writer: Ann Bea Quill; penciller: Carl Stone Jr.; inker: Carl Stone Jr., Dora Stone; penciller (cover): Carl Stone Jr., Moki | Ember (Mira Sol) | first: Copperhead; landmark | onsale=1961-03-07 foc=1961-02-14 digital=4746 price=0.12 pages=36 upc=00759606089368 diamond=JAN610001 | 2026-02-02 | Ada Flint finds the forge.
    series | 102 | Copper Tales | 1998-1999 | limited | | | 32 33 33.1 34 | 32=1998-06 34=1998-09 | Copper Tales (1961) | 2026-01-02
      ids | comic | 32=835716 33=835717 33.1=839977 34=835718
      ids | story | 32=3342864 33=3342868 33.1=3359908 34=3342872
      span | 32 33 33.1 34 | writer: Dora Stone; colorist: Moki | Copperhead; Frost
      key | 33.1 | | | | Zero Hour | death: Frost | isbn=978-0-7851-0000-1 issn=1234-5678 ean=978078510000151499 | 2026-08-15
      variant | 301 | 34 | Variant | 2026-09-09 | 1204
    series | 105 | The Copper Book | 2004 | collection | trade paperback | | 1 | 1=2004-05 | | 2026-01-05
      ids | comic | 1=860261
      ids | story | 1=3441044
      span | 1 | writer: Ann Bea Quill; editor: Carl Stone Jr. | Copperhead
      collects | 1 | Copper Tales (1961) | 1..3
      collects | 1 | Copper Tales (1998) | 32
    series | 108 | Copper Tales Annual | 1961 | one shot | digest | | 1 | 1=1961-12 | | 2026-01-08
      ids | comic | 1=884837
      ids | story | 1=3539348
  `,
  'series/others.txt': `
    series | 103 | Dusk Letters | 2026- | ongoing | | T+ | 1..10 | 1=2026-12 10=2027-02 | | 2026-10-01
      ids | comic | 1..10=843877
      ids | story | 1..10=3375508+4
      span | 1..10 | writer: Stan Lumen III; artist: Una Adler | Doctor Dusk
      key | 1 | | | | | | onsale=2026-10-31 foc=2026-10-05 | 2026-10-04
      key | 2 | | | | | | onsale=2026-11-01 foc=2026-09-28 | 2026-10-02
      key | 3 | | | | | | onsale=2026-11-07 foc=2026-10-12 | 2026-10-03
      key | 4 | | | | | | onsale=2026-11-08 | 2026-10-01
      key | 5 | | | | | | onsale=2026-11-14 | 2026-10-01
      key | 6 | | | | | | onsale=2026-11-15 | 2026-10-01
      key | 7 | | | | | | onsale=2026-11-21 | 2026-10-01
      key | 8 | | | | | | onsale=2026-11-22 | 2026-10-01
      key | 9 | | | | | | onsale=2026-11-30 | 2026-10-01
      key | 10 | | | | | | onsale=2026-12-01 | 2026-10-01
    series | 104 | Dusk at Noon | 2011 | one shot | magazine | | 1 | 1=2011-05 | | 2026-01-04
      ids | comic | 1=852069
      ids | story | 1=3408276
      span | 1 | writer: Dora Stone; painter: Una Adler; painter (cover): Una Adler | Doctor Dusk; ember owl
      key | 1 | | | | | | digital=5000 price=3.99 | 2026-01-04
    series | 106 | Ember Nights | 2013-2014 | limited | infinite comic | | 1..2 | 1=2013-05 2=2014-01 | | 2026-01-06
      ids | comic | 1..2=868453
      ids | story | 1..2=3473812+4
      span | 1..2 | writer: Ann Bea Quill; letterer: Moki | Ember (Mira Sol); ember owl
    series | 107 | Frost Atlas | 2013 | collection | hardcover | | 1 | 1=2013-12 | | 2026-01-07
      ids | comic | 1=876645
      ids | story | 1=3506580
      span | 1 | artist: Una Adler; artist (cover): Una Adler | Frost; Night Shift
    series | 109 | Zero Roads | 2020 | one shot | graphic novel | | 1 | 1=2020-03 | | 2026-01-09
      ids | comic | 1=893029
      ids | story | 1=3572116
    series | 110 | Zero Webs | 2021 | limited | digital comic | | 1 | 1=2021-03 | | 2026-01-10
      ids | comic | 1=901221
      ids | story | 1=3604884
  `,
  'events/all.txt': `
    event | 5001 | Copper War | 1961-05 | 1961-07-31 | | 2026-01-20 | The forges burn.
      part | core | Copper Tales (1961) | 1..3
    event | 5002 | Copper War II | 1998-06-01 | 1998-09-30 | Copper War | 2026-01-22
      part | prologue | Copper Tales (1961) | 3
      part | core | Copper Tales (1998) | 32 33
    event | 5003 | After Dusk | 2026-11-01 | 2026-12-24 | | 2026-01-21
      part | core | Dusk Letters (2026) | 1..2
      part | epilogue | Dusk at Noon (2011) | 1
  `,
}

/** A Wednesday: the week runs from Sunday the 8th to Saturday the 14th of November. */
export const NOW = new Date('2026-11-11T12:00:00Z')

export const OWN_BASE = 'http://rack.example/v1/public'
