import type { IncomingMessage } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'
import type { CallerNetwork } from '../http/caller-address.ts'
import type { Member, Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import { documentRoutes, type ListPictures } from './document-routes.ts'
import type { SharedCatalogue, SharedLists } from './ports.ts'
import { profileRoutes } from './profile-routes.ts'
import { ProfileStore } from './profile-store.ts'
import { createReaderLimit } from './reader-limit.ts'
import { type FindPlan, shareRoutes } from './share-routes.ts'
import { SharedBook } from './shared-book.ts'
import { sharedRoutes } from './shared-routes.ts'
import { describe } from './shared-words.ts'

/** What sharing needs of the other domains. */
interface SharingPorts {
  members: Members
  /** Members who come with a session, or with a token for lists. */
  listMembers: Members
  lists: SharedLists
  catalogue: SharedCatalogue
  pictures: ListPictures
  findPlan: FindPlan
  /** Whether the member may hide what others share. */
  isModerator(member: Member): boolean
  callerNetwork: CallerNetwork
  publicUrl: string
}

interface OpenedSharing {
  /** Routes under `/api` and `/shared`. */
  routes: FastifyPluginAsync
  /** What a link preview shows; undefined for whatever is not open now. */
  findHead(
    token: string,
    request: IncomingMessage,
  ): Promise<{ name: string; description: string; isPublic: boolean } | undefined>
}

/** Lists that others can read, and members who let themselves be seen. */
export interface Sharing {
  open(ports: SharingPorts): OpenedSharing
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

interface SharingDependencies {
  database: Database
  now: () => Date
}

export function createSharing({ database, now }: SharingDependencies): Sharing {
  const profiles = new ProfileStore(database)
  return {
    open: (ports) => {
      const { members, listMembers, lists, catalogue, pictures, publicUrl } = ports
      const { findPlan, isModerator, callerNetwork } = ports
      const book = new SharedBook(lists, profiles, catalogue)
      const limit = createReaderLimit(callerNetwork, now)
      return {
        routes: async (app) => {
          const owners = { members: listMembers, lists, findPlan }
          await app.register(shareRoutes, { prefix: '/api/lists', ...owners })
          const readers = { members: listMembers, sessions: members, lists, book, limit }
          await app.register(sharedRoutes, {
            prefix: '/api/shared',
            ...readers,
            isModerator,
            now,
          })
          await app.register(profileRoutes, { prefix: '/api', members, lists, profiles, limit })
          const documents = { book, limit, pictures, callerNetwork, publicUrl, now }
          await app.register(documentRoutes, { prefix: '/shared', ...documents })
        },
        findHead: async (token, request) => {
          limit(request)
          const opened = await book.find(token)
          if (opened === undefined) return undefined
          const { name, visibility } = opened.list
          return { name, description: describe(opened), isPublic: visibility === 'public' }
        },
      }
    },
    exportFor: async (memberId) => {
      const profile = await profiles.find(memberId)
      if (profile === undefined) return { publicProfile: null }
      const { isPublic, handle, name } = profile
      return { publicProfile: { isPublic, handle, name } }
    },
    forget: (memberId) => profiles.forget(memberId),
  }
}
