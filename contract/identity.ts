import * as z from 'zod/mini'
import { hasControlCharacters } from './control-characters.ts'
import { nameSchema } from './name-schema.ts'

/** Far above any real passphrase; a limit against denial of service by hashing long passwords. */
export const MAX_PASSWORD_LENGTH = 1024
const MIN_PASSWORD_LENGTH = 8

/** The four rules of the password checklist, shared by form and server. */
export const PASSWORD_RULES = [
  {
    label: 'At least 8 characters',
    isMet: (password: string) => [...password].length >= MIN_PASSWORD_LENGTH,
  },
  { label: 'At least 1 digit', isMet: (password: string) => /[0-9]/.test(password) },
  {
    label: 'At least 1 special character',
    isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password),
  },
  { label: 'At least 1 uppercase letter', isMet: (password: string) => /\p{Lu}/u.test(password) },
] as const

export const NewPasswordSchema = z.string('Password is required').check(
  z.minLength(1, 'Password is required'),
  z.maxLength(MAX_PASSWORD_LENGTH, `Must be ${MAX_PASSWORD_LENGTH} characters maximum`),
  z.refine((password) => PASSWORD_RULES.every(({ isMet }) => isMet(password)), {
    error: 'The password does not meet all four points yet',
  }),
)

export const EmailSchema = z.pipe(
  z
    .string('Email is required!')
    .check(
      z.trim(),
      z.minLength(1, 'Email is required!'),
      z.maxLength(254, 'Must be a valid email!'),
    ),
  z.email('Must be a valid email!'),
)

export const DisplayNameSchema = nameSchema('Display name is required', 60)

export const SignUpSchema = z.object({
  displayName: DisplayNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
})

/** An existing password is only compared, so the rules for new ones do not apply. */
export const SignInSchema = z.object({
  email: EmailSchema,
  password: z
    .string('Password is required')
    .check(
      z.minLength(1, 'Password is required'),
      z.maxLength(MAX_PASSWORD_LENGTH, `Must be ${MAX_PASSWORD_LENGTH} characters maximum`),
    ),
})

export const PlanSchema = z.enum(['basic', 'standard', 'premier'])
export type Plan = z.infer<typeof PlanSchema>

const MAX_PHOTO_ADDRESS = 500

/** A path of this site, or an https URL. */
export const PhotoURLSchema = z.nullable(
  z
    .string('Must be an address that begins with https://')
    .check(
      z.maxLength(MAX_PHOTO_ADDRESS, `Must be ${MAX_PHOTO_ADDRESS} characters maximum`),
      z.refine(isPhotoAddress, 'Must be an address that begins with https://'),
    ),
)

function isPhotoAddress(value: string): boolean {
  if (hasControlCharacters(value)) return false
  if (/^\/pictures\/[\w./-]+$/.test(value)) return !value.includes('..')
  return /^https:\/\/[^\s"'<>\\]+$/i.test(value) && URL.canParse(value)
}
