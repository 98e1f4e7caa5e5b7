import { z } from 'zod'

/** It becomes a link, so no other scheme may come through. */
const ProfileSchema = z.url({ protocol: /^https?$/ })

const shared = {
  /** What stands on the button after *Continue with*; null: there is no button. */
  social: z.strictObject({ label: z.string() }).nullable(),
  /** The author's pages elsewhere, in the footer. */
  profiles: z.strictObject({
    photos: ProfileSchema,
    code: ProfileSchema,
    network: ProfileSchema,
    design: ProfileSchema,
  }),
}

/** Firebase calls all of it public: it names the project and opens nothing. */
const FirebaseSettingsSchema = z.strictObject({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** `host:port`, where the emulator stands in for the service. */
  emulatorHost: z.string().optional(),
})
export type FirebaseSettings = z.infer<typeof FirebaseSettingsSchema>

/** What the browser may know of the configuration: no secret is in it. */
export const SiteConfigSchema = z
  .discriminatedUnion('identity', [
    z.strictObject({ identity: z.literal('embedded'), ...shared }),
    z.strictObject({
      identity: z.literal('firebase'),
      firebase: FirebaseSettingsSchema,
      ...shared,
    }),
  ])
  .meta({ id: 'SiteConfig' })
export type SiteConfig = z.infer<typeof SiteConfigSchema>
