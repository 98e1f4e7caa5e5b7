import * as z from 'zod/mini'

// Zod compiles its checks with `new Function`, if a test call of that succeeds; our Content Security
// Policy forbids it, and the console would report a violation. Import this before the first schema.
z.config({ jitless: true })
