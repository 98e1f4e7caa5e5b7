import * as z from 'zod/mini'
import { nameSchema } from './name-schema.ts'

/** Of a shared list in one answer. */
export const MAX_SHARED_PAGE = 500
export const FEED_ENTRIES = 50
export const EMBED_ENTRIES = 100

/** In lower case, so that a report can name the page. */
export const SHARE_TOKEN = /^[a-z2-7]{20,40}$/

const VISIBILITIES = ['private', 'link', 'public'] as const

export const ShareChoiceSchema = z
  .object({
    visibility: z.enum(VISIBILITIES, 'A list is private, link or public'),
    /** A new link; the old one leads nowhere from then on. */
    replace: z._default(z.boolean(), false),
  })
  .register(z.globalRegistry, { id: 'ShareChoice' })
export type ShareChoice = z.input<typeof ShareChoiceSchema>

/** How a list is shared, for its owner. */
export const ShareSchema = z
  .object({
    visibility: z.enum(VISIBILITIES),
    /** Of the address `/shared/…`; null while the list is private. */
    token: z.nullable(z.string()),
    /** Whoever runs the site has hidden it: nobody else can read it. */
    hidden: z.boolean(),
    /** The plan lets the member share. */
    allowed: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Share' })
export type Share = z.infer<typeof ShareSchema>

const ThumbnailSchema = z.object({ path: z.string(), extension: z.string() })

const SharedComicSchema = z
  .object({
    comic: z.int(),
    section: z.string(),
    note: z.string(),
    title: z.string(),
    href: z.string(),
    thumbnail: ThumbnailSchema,
    /** A day, `1963-03-10`. */
    onSale: z.string(),
  })
  .register(z.globalRegistry, { id: 'SharedComic' })
export type SharedComic = z.infer<typeof SharedComicSchema>

/** A shared list, for anybody. It tells of its owner only what a public profile tells. */
export const SharedListSchema = z
  .object({
    token: z.string(),
    name: z.string(),
    description: z.string(),
    by: z.nullable(z.object({ handle: z.string(), name: z.string() })),
    updatedAt: z.string(),
    offset: z.int(),
    total: z.int(),
    results: z.array(SharedComicSchema),
  })
  .register(z.globalRegistry, { id: 'SharedList' })
export type SharedList = z.infer<typeof SharedListSchema>

export const SavedShareSchema = z.object({ id: z.string(), href: z.string() })

/** For whoever runs the site. */
export const HideChoiceSchema = z.object({ hidden: z.boolean() })

const MAX_PROFILE_NAME = 60
const HandleSchema = z
  .string('A name for the address is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9](?:[a-z0-9-]{1,28})[a-z0-9]$/, 'Must be 3 to 30 letters, digits and dashes'),
  )

/** A member's own profile; nobody else sees it unless it is public. */
export const ProfileSchema = z
  .object({
    isPublic: z.boolean(),
    /** Of the address `/members/…`. */
    handle: z.nullable(z.string()),
    name: z.string(),
  })
  .register(z.globalRegistry, { id: 'Profile' })
export type Profile = z.infer<typeof ProfileSchema>

export const ProfileChoiceSchema = z
  .object({
    isPublic: z.boolean(),
    handle: HandleSchema,
    name: nameSchema('A name is required', MAX_PROFILE_NAME),
  })
  .register(z.globalRegistry, { id: 'ProfileChoice' })
export type ProfileChoice = z.input<typeof ProfileChoiceSchema>

/** What everybody sees of a member who wants it: the lists that are public, never those by link. */
export const PublicProfileSchema = z
  .object({
    handle: z.string(),
    name: z.string(),
    lists: z.array(
      z.object({
        token: z.string(),
        name: z.string(),
        description: z.string(),
        entries: z.int(),
        updatedAt: z.string(),
        pictures: z.array(ThumbnailSchema),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'PublicProfile' })
export type PublicProfile = z.infer<typeof PublicProfileSchema>
