import * as z from 'zod/mini'
import { LayerSchema } from './catalogue-layer.ts'

/** The URL becomes a link, so other schemes (`javascript:`) are refused. */
const ProfileSchema = z.url({ protocol: /^https?$/ })

const shared = {
  /** The provider's name on the button *Continue with …*; null: no button. */
  social: z.nullable(z.strictObject({ label: z.string() })),
  /** The author's profile pages, linked in the footer. */
  profiles: z.strictObject({
    photos: ProfileSchema,
    code: ProfileSchema,
    network: ProfileSchema,
    design: ProfileSchema,
  }),
  /** Credited in the footer, beside the shipped facts. */
  layers: z.array(LayerSchema),
}

/** Public by design: it identifies the Firebase project and grants nothing. */
const FirebaseSettingsSchema = z.strictObject({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** `host:port` of the emulator, if it is used. */
  emulatorHost: z.optional(z.string()),
})
export type FirebaseSettings = z.infer<typeof FirebaseSettingsSchema>

/** The part of the configuration that the browser gets: no secrets. */
export const SiteConfigSchema = z
  .discriminatedUnion('identity', [
    z.strictObject({ identity: z.literal('embedded'), ...shared }),
    z.strictObject({
      identity: z.literal('firebase'),
      firebase: FirebaseSettingsSchema,
      ...shared,
    }),
  ])
  .register(z.globalRegistry, { id: 'SiteConfig' })
export type SiteConfig = z.infer<typeof SiteConfigSchema>
