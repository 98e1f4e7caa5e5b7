import { z } from 'zod'

/** Far above what an authenticator sends; the body as a whole is limited too. */
const MAX_BINARY = 16_000

/** Binary data as WebAuthn's JSON writes it. */
const Base64UrlSchema = z
  .string()
  .max(MAX_BINARY)
  .regex(/^[\w-]+$/)
const TransportSchema = z.string().max(20)
const DescriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

const credentialSchema = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: Base64UrlSchema,
    rawId: Base64UrlSchema,
    type: z.literal('public-key'),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
    // Extensions are neither requested nor read, but the library wants the field.
    clientExtensionResults: z.unknown().transform(() => ({})),
    response,
  })

/** What `navigator.credentials.create` returned. */
export const RegistrationSchema = credentialSchema(
  z.object({
    clientDataJSON: Base64UrlSchema,
    attestationObject: Base64UrlSchema,
    transports: z.array(TransportSchema).max(10).optional(),
  }),
)

/** What `navigator.credentials.get` returned. */
export const AuthenticationSchema = credentialSchema(
  z.object({
    clientDataJSON: Base64UrlSchema,
    authenticatorData: Base64UrlSchema,
    signature: Base64UrlSchema,
    userHandle: Base64UrlSchema.nullish().transform((handle) => handle ?? undefined),
  }),
)

export const RegistrationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(DescriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

export const AuthenticationOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(DescriptorSchema).optional(),
  userVerification: z.literal('required'),
})
