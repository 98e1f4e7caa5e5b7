/** Put in by the build: the version of the site this script belongs to. */
declare const SITE_VERSION: string
/** Put in by the build: the year it was made in. */
declare const SITE_YEAR: number
