import { z } from 'zod'

/** What the browser may know of the configuration: no secret is in it. */
export const SiteConfigSchema = z
  .strictObject({
    identity: z.literal('embedded'),
    /** The author's pages elsewhere, in the footer. */
    profiles: z.strictObject({
      photos: z.url(),
      code: z.url(),
      network: z.url(),
      design: z.url(),
    }),
  })
  .meta({ id: 'SiteConfig' })
export type SiteConfig = z.infer<typeof SiteConfigSchema>
