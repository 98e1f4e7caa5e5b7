/** Key pairs of the fixture, as `CATALOGUE_KEYS` names them: the worked example's, and some with lists of referrers. */
export const KEYS = [
  { publicKey: '1234', privateKey: 'abcd', referrers: [] },
  { publicKey: 'pub', privateKey: 'priv', referrers: [] },
  { publicKey: 'one-host', privateKey: 'private-one-host', referrers: ['fans.example'] },
  { publicKey: 'subdomains', privateKey: 'private-subdomains', referrers: ['*.fans.example'] },
  { publicKey: 'one-path', privateKey: 'private-one-path', referrers: ['fans.example/comics/*'] },
  {
    publicKey: 'with-scheme',
    privateKey: 'private-with-scheme',
    referrers: ['https://fans.example'],
  },
  {
    publicKey: 'two-hosts',
    privateKey: 'private-two-hosts',
    referrers: ['other.example', 'fans.example'],
  },
  { publicKey: 'any-domain', privateKey: 'private-any-domain', referrers: ['*.*'] },
  { publicKey: 'anything', privateKey: 'private-anything', referrers: ['*'] },
]

export const FIXTURE_KEYS = KEYS.map(({ publicKey, privateKey, referrers }) =>
  [publicKey, privateKey, ...(referrers.length > 0 ? [referrers.join()] : [])].join(':'),
).join(';')
