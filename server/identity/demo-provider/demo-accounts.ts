/** A made-up person whom any user of this machine can sign in as. */
export interface DemoAccount {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** Under `/pictures`. */
  picture: string
}

export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    id: 'demo-nadia',
    name: 'Nadia Okafor',
    email: 'nadia@demo.example',
    emailVerified: true,
    picture: '/pictures/characters/1009187/standard_xlarge.svg',
  },
  {
    id: 'demo-tomas',
    name: 'Tomás Lind',
    email: 'tomas@demo.example',
    emailVerified: true,
    picture: '/pictures/characters/1009338/standard_xlarge.svg',
  },
  {
    id: 'demo-june',
    name: 'June Park',
    email: 'june@demo.example',
    emailVerified: false,
    picture: '/pictures/characters/2000019/standard_xlarge.svg',
  },
]
