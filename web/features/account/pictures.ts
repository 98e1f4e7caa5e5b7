/** Portraits of the catalogue to choose from. */
export const PICTURES = [
  { name: 'Spider-Man', id: 1009610 },
  { name: 'Ghost-Spider', id: 2000004 },
  { name: 'Iron Man', id: 1009368 },
  { name: 'Captain America', id: 1009220 },
  { name: 'Captain Marvel', id: 1010338 },
  { name: 'Black Panther', id: 1009187 },
  { name: 'She-Hulk', id: 2000029 },
  { name: 'Loki', id: 2000032 },
  { name: 'Wolverine', id: 1009718 },
  { name: 'Jubilee', id: 2000058 },
  { name: 'Groot', id: 1010743 },
  { name: 'Venom', id: 2000009 },
  { name: 'Daredevil', id: 1009262 },
].map(({ name, id }) => ({ name, photoURL: `/pictures/characters/${id}/standard_large.svg` }))
