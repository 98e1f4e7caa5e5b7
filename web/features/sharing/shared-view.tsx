import { type ComponentType, useState } from 'react'
import type { SharedList } from '#contract/sharing.ts'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toChangedWords } from '#web/lib/records/changed-words.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Button, LinkButton } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'
import { EmbedDialog } from './embed-dialog.tsx'
import { NotShared } from './not-shared.tsx'
import { SaveCopy } from './save-copy.tsx'
import { readPage, toFeed, toSharedPage } from './shared-addresses.ts'
import { type RowMark, SharedComics } from './shared-comics.tsx'
import { SharedSkeleton } from './shared-skeleton.tsx'
import styles from './shared-view.module.css'
import { isMissing, loadShared } from './sharing-api.ts'

/** Passed in by the page, since it belongs to another feature. */
export type Report = ComponentType<{ name: string; about: string; onClose: () => void }>

interface SharedViewProps {
  token: string
  Report: Report
  Mark: RowMark
}

/** The whole of `/shared/:token`, for everybody. */
export function SharedView({ token, Report, Mark }: SharedViewProps) {
  const page = readPage(useLocation().search)
  const { data, error, current, retry } = useQuery({
    key: `shared ${token} ${page}`,
    load: (signal) => loadShared(token, page, signal),
    keepPrevious: true,
  })
  useScrollRestoration(current, false)
  if (isMissing(error)) return <NotShared />
  if (data === undefined) {
    if (error === undefined) return <SharedSkeleton />
    return (
      <PlainPage title="A shared list">
        <LoadFailure error={error.message} onRetry={retry} />
      </PlainPage>
    )
  }
  return (
    <article className={styles.page}>
      <Top list={data} page={page} />
      {error ? (
        <LoadFailure error={error.message} onRetry={retry} />
      ) : (
        <SharedComics list={data} page={page} turning={!current} Mark={Mark} />
      )}
      <Foot name={data.name} about={toSharedPage(token)} Report={Report} />
    </article>
  )
}

function Top({ list, page }: { list: SharedList; page: number }) {
  const { token, name, by, description, total, updatedAt } = list
  const [embedding, setEmbedding] = useState(false)
  return (
    <>
      <p className={styles.kicker}>
        A reading list
        {by && (
          <>
            {' '}
            by <TextLink to={toRecord(paths.member, by.handle)}>{by.name}</TextLink>
          </>
        )}
      </p>
      <div dir="auto" className={styles.heading}>
        <PageHeading title={page === 1 ? name : `${name}, page ${page}`} place={String(page)}>
          {name}
        </PageHeading>
      </div>
      {description !== '' && (
        <p dir="auto" className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.band}>
        <p className={styles.count}>
          {toCount(total, 'comic', 'comics')}
          <span className={styles.changed}>{toChangedWords(updatedAt)}</span>
        </p>
        <div className={styles.tools}>
          <SaveCopy token={token} name={name} />
          <Button small look="line" aria-haspopup="dialog" onClick={() => setEmbedding(true)}>
            Embed
          </Button>
          <LinkButton small look="line" to={toFeed(token)} reloadDocument>
            Feed
          </LinkButton>
        </div>
      </div>
      {embedding && <EmbedDialog token={token} name={name} onClose={() => setEmbedding(false)} />}
    </>
  )
}

interface FootProps {
  name: string
  about: string
  Report: Report
}

/** Where to tell what should not be on the page. */
function Foot({ name, about, Report }: FootProps) {
  const member = useCurrentUser()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.foot}>
      <p>Members make these lists. Is something on this one that should not be here?</p>
      {member && (
        <Button small look="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Report
        </Button>
      )}
      {member === null && (
        <p>
          Write to us on the{' '}
          <TextLink to="/#contact" reloadDocument>
            letters page
          </TextLink>
          .
        </p>
      )}
      {open && <Report name={name} about={about} onClose={() => setOpen(false)} />}
    </div>
  )
}
