import { z } from 'zod'

// Zod compiles its checks where it may, and asks the browser whether it may: a breach of our policy,
// which the console reports. To be imported before the first schema.
z.config({ jitless: true })
