import { z } from 'zod'

/** It becomes a link, so no other scheme may come through. */
const ProfileSchema = z.url({ protocol: /^https?$/ })

/** What the browser may know of the configuration: no secret is in it. */
export const SiteConfigSchema = z
  .strictObject({
    identity: z.literal('embedded'),
    /** What stands on the button after *Continue with*; null: there is no button. */
    social: z.strictObject({ label: z.string() }).nullable(),
    /** The author's pages elsewhere, in the footer. */
    profiles: z.strictObject({
      photos: ProfileSchema,
      code: ProfileSchema,
      network: ProfileSchema,
      design: ProfileSchema,
    }),
  })
  .meta({ id: 'SiteConfig' })
export type SiteConfig = z.infer<typeof SiteConfigSchema>
