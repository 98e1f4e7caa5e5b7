import type { CSSProperties, ReactNode } from 'react'
import { usePageArrival } from '#web/lib/navigation/use-page-arrival.ts'
import { type Picture as PictureOf, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { AddToList, CopiesLine, Heart, OwnIt, OwnMark, ReadDate } from '../actions.tsx'
import { type PageKind, toListing } from '../detail-kinds.ts'
import type { RecordUrl } from '../detail-records.ts'
import { fillLines } from './fill-lines.ts'
import { PublisherLink } from './publisher-link.tsx'
import styles from './splash.module.css'
import { toSplashColours } from './splash-colours.ts'

interface SplashProps {
  kind: PageKind
  id: number
  /** The full name, for the document title. */
  name: string
  /** Of a variant, the issue that is read with it. */
  issue?: number
  /** The part of the name set in large letters, if the line below has the rest. */
  shown?: string
  picture: PictureOf
  /** The listing above the record in the breadcrumbs, if not that of its kind. */
  listing?: { to: string; title: string }
  /** The colours of the record, if known. */
  colours?: string[]
  /** A real name, a series, a range of years. */
  line?: ReactNode
  /** The addresses of the record elsewhere, among others. */
  urls?: RecordUrl[]
  /** Further links, beside the heart. */
  children?: ReactNode
}

/** The top of a detail page: the name in large letters, and a large picture. */
export function Splash({
  kind,
  id,
  name,
  issue = id,
  shown = name,
  picture,
  listing = toListing(kind),
  colours,
  line,
  urls = [],
  children,
}: SplashProps) {
  const heading = usePageArrival(`${name} | Spinner Rack`)
  const { ground, deep } = toSplashColours(id, colours)
  const { measure, lines } = fillLines(shown)
  const letters = Math.max(...lines.map(({ text }) => text.length))
  return (
    <div className={styles.splash} style={{ '--splash': ground, '--deep': deep } as CSSProperties}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          {listing && (
            <nav aria-label="You are here" className={styles.crumbs}>
              <TextLink to={listing.to}>{listing.title}</TextLink>
              <span aria-hidden="true">/</span>
              <span aria-current="page">{name}</span>
            </nav>
          )}
          <div className={styles.block}>
            <h1
              ref={heading}
              tabIndex={-1}
              aria-label={name}
              className={classNames(styles.name, shown.includes('(') && styles.enclosing)}
              style={
                {
                  '--measure-em': measure + 0.04,
                  '--letters': letters,
                  '--lines': lines.length,
                } as CSSProperties
              }
            >
              {lines.map(({ text, stretch }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and lines never move
                <span key={index} style={{ fontStretch: `${stretch}%` }}>
                  {text}{' '}
                </span>
              ))}
            </h1>
            {line !== undefined && <p className={styles.line}>{line}</p>}
          </div>
          <div className={styles.acts}>
            {kind !== 'arcs' && (
              <span className={styles.heart}>
                <Heart kind={kind} id={id} name={name} />
              </span>
            )}
            {kind === 'comics' && (
              <span className={styles.mark}>
                <OwnMark id={issue} name={name} />
              </span>
            )}
            {kind === 'comics' && (
              <span className={styles.mark}>
                <AddToList id={id} name={name} />
              </span>
            )}
            {kind === 'comics' && (
              <span className={styles.mark}>
                <OwnIt id={id} name={name} />
              </span>
            )}
            {children}
            <PublisherLink urls={urls} />
            {kind === 'comics' && <CopiesLine id={id} name={name} />}
            {kind === 'comics' && <ReadDate id={issue} name={name} />}
          </div>
        </div>
        <Picture
          {...toPictureAddress(picture)}
          sizes="(max-width: 900px) 60vw, 380px"
          eager
          className={isPortrait(kind) ? styles.portrait : styles.cover}
        />
      </div>
    </div>
  )
}

function isPortrait(kind: PageKind): boolean {
  return kind === 'characters' || kind === 'creators'
}
