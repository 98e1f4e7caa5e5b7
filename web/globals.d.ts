/** Put in by the build: the version of the site this script belongs to. */
declare const SITE_VERSION: string
