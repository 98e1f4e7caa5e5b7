import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import { openMessageStore } from '../messages/create-message-store.ts'
import type { MessageStore, NewMessage } from '../messages/message-store.ts'
import { buildTemporaryFolder, GENEROUS_TIMEOUT_MS } from './build-test-app.ts'
import { databases } from './databases.ts'
import { startFirestore } from './firestore.ts'

type Environment = Record<string, string>

/** For `describe.each`: every message store, by the environment that selects it. */
export const messageStores: [name: string, createEnvironment: () => Promise<Environment>][] = [
  ...databases.map(([name, , createEnvironment]): (typeof messageStores)[number] => [
    name,
    createEnvironment,
  ]),
  ['Firestore', createFirestore],
]

/**
 * Opens the store of this environment a second time; with the test's clock where the store uses
 * ours.
 */
export async function openTestStore(
  environment: Environment,
  now = () => new Date(),
): Promise<MessageStore> {
  const store = await openMessageStore(readConfig(environment), now, GENEROUS_TIMEOUT_MS)
  onCleanUp(() => store.close())
  return store
}

export function buildMessage(overrides: Partial<NewMessage> = {}): NewMessage {
  return {
    id: crypto.randomUUID(),
    memberId: 'member-1',
    fullname: 'Asha Rao Menon',
    email: 'asha.rao@example.com',
    message: 'Where can I read the first issue?',
    about: null,
    ...overrides,
  }
}

async function createFirestore(): Promise<Environment> {
  return firestoreEnvironment((await startFirestore()).host)
}

export function firestoreEnvironment(host: string): Environment {
  return {
    DATA_DIR: buildTemporaryFolder(),
    QUERIES: 'firestore',
    FIREBASE_PROJECT_ID: 'demo-rack',
    FIRESTORE_EMULATOR_HOST: host,
  }
}
