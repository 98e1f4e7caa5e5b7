/** Replaced by the build: the version of the site that this script belongs to. */
declare const SITE_VERSION: string
/** Replaced by the build: the year of the build. */
declare const SITE_YEAR: number
/** Put before the service worker by the build: the paths of all hashed files. */
declare const SITE_FILES: string[]
