import type { PublicProfile } from '#contract/sharing.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toChangedWords } from '#web/lib/records/changed-words.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import empty from '#web/ui/art/empty.svg'
import { ListFace } from '#web/ui/card/list-face.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { MissingPage } from '#web/ui/feedback/missing-page.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'
import styles from './member-view.module.css'
import { Doors } from './not-shared.tsx'
import { toSharedPage } from './shared-addresses.ts'
import { SharedSkeleton } from './shared-skeleton.tsx'
import page from './shared-view.module.css'
import { isMissing, loadProfile } from './sharing-api.ts'

/** The whole of `/members/:handle`, for everybody. */
export function MemberView({ handle }: { handle: string }) {
  const { data, error, retry } = useQuery({
    key: `member ${handle}`,
    load: (signal) => loadProfile(handle, signal),
  })
  useScrollRestoration(data !== undefined, false)
  if (data !== undefined) return <Profile profile={data} />
  if (error === undefined) return <SharedSkeleton />
  if (isMissing(error)) return <NoProfile />
  return (
    <PlainPage title="A member">
      <LoadFailure error={error.message} onRetry={retry} />
    </PlainPage>
  )
}

function NoProfile() {
  return (
    <MissingPage
      label="Profile not public"
      heading="Secret identity"
      text="Nobody shows a profile at this address. It may be private, or have another name now."
    >
      <Doors />
    </MissingPage>
  )
}

function Profile({ profile: { name, lists } }: { profile: PublicProfile }) {
  return (
    <div className={page.page}>
      <p className={page.kicker}>Reads at Spinner Rack</p>
      <div dir="auto" className={page.heading}>
        <PageHeading title={name}>{name}</PageHeading>
      </div>
      <div className={page.band}>
        <p className={page.count}>{toCount(lists.length, 'public list', 'public lists')}</p>
      </div>
      {lists.length === 0 ? (
        <EmptyState
          role="status"
          picture={empty}
          title="No lists yet"
          text={`${name} shows no reading lists at the moment.`}
        />
      ) : (
        <ul className={styles.cards}>
          {lists.map((list) => (
            <ListCard key={list.token} list={list} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ListCard({ list }: { list: PublicProfile['lists'][number] }) {
  const { token, name, description, entries, updatedAt, pictures } = list
  return (
    <li className={styles.card}>
      <ListFace to={toSharedPage(token)} name={name} pictures={pictures} />
      {description !== '' && (
        <p dir="auto" className={styles.description}>
          {description}
        </p>
      )}
      <p className={page.count}>
        {toCount(entries, 'comic', 'comics')}
        <span className={page.changed}>{toChangedWords(updatedAt)}</span>
      </p>
    </li>
  )
}
