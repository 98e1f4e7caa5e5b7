import * as z from 'zod/mini'
import { nameSchema } from './name-schema.ts'

export const MAX_PASSKEYS = 10
const MAX_PASSKEY_NAME = 60
/** The longest that is read at all: codes are often pasted with spaces. */
const MAX_TYPED_CODE = 40

const WRONG_FORM_OF_CODE = 'Must be the 6 digits that the app shows'
const WRONG_FORM_OF_RECOVERY_CODE = 'Must be 10 letters and digits, such as abcde-fgh23'

/** The code of an authenticator app. Apps show it in two groups. */
export const AppCodeSchema = z.pipe(
  z.pipe(
    z.string(WRONG_FORM_OF_CODE).check(z.maxLength(MAX_TYPED_CODE, WRONG_FORM_OF_CODE)),
    z.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^[0-9]{6}$/, WRONG_FORM_OF_CODE)),
)

/** A recovery code, as it is stored: two groups of five. Capitals and spaces are forgiven. */
export const RecoveryCodeSchema = z.pipe(
  z.pipe(
    z
      .string(WRONG_FORM_OF_RECOVERY_CODE)
      .check(z.maxLength(MAX_TYPED_CODE, WRONG_FORM_OF_RECOVERY_CODE)),
    z.transform((typed) => typed.toLowerCase().replaceAll(/[\s-]/g, '')),
  ),
  z.pipe(
    z.string().check(z.regex(/^[a-z0-9]{10}$/, WRONG_FORM_OF_RECOVERY_CODE)),
    z.transform((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
  ),
)

export const PasskeyNameSchema = nameSchema('A name is required', MAX_PASSKEY_NAME)

const PasskeySchema = z
  .object({ id: z.string(), name: z.string(), createdAt: z.string() })
  .register(z.globalRegistry, { id: 'Passkey' })
export type Passkey = z.infer<typeof PasskeySchema>

/** The second factors of a member, without their secrets. */
export const FactorsSchema = z
  .object({
    authenticatorApp: z.boolean(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(PasskeySchema),
    /** Whether the sign-in is so recent that a factor can be removed without the password. */
    fresh: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Factors' })
export type Factors = z.infer<typeof FactorsSchema>

export const RecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>

/** The secret of an authenticator app, told once; it is in use after its first code. */
export const AppSetupSchema = z.extend(RecoveryCodesSchema, {
  /** `otpauth://…`, the content of the QR code. */
  uri: z.string(),
  /** The same secret for typing, in base32. */
  key: z.string(),
})
export type AppSetup = z.infer<typeof AppSetupSchema>
