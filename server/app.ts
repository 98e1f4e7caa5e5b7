import { fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { Cards } from '#catalogue/wire/cards.ts'
import { ImportLines } from '#catalogue/wire/import-lines.ts'
import { ListFiles } from '#catalogue/wire/list-files.ts'
import { ListedComics } from '#catalogue/wire/listed-comics.ts'
import { RackShelves } from '#catalogue/wire/rack-shelves.ts'
import { ReadingOrders } from '#catalogue/wire/reading-orders.ts'
import { SearchAnswers } from '#catalogue/wire/search-answers.ts'
import { YearFigures } from '#catalogue/wire/year-figures.ts'
import { createAnswerSource, linksOf } from './catalogue/answer-source.ts'
import { BroughtFiles } from './catalogue/brought-files.ts'
import { createCallLimit } from './catalogue/call-limit.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { DownloadFiles } from './catalogue/download-files.ts'
import { downloadRoutes } from './catalogue/download-routes.ts'
import { factRoutes } from './catalogue/fact-routes.ts'
import { createAdmit } from './catalogue/gate.ts'
import { createListPictures } from './catalogue/list-pictures.ts'
import { createOpenLimit } from './catalogue/open-limit.ts'
import { openPictures } from './catalogue/open-pictures.ts'
import { preparations, prepare } from './catalogue/prepare.ts'
import { searchRoutes } from './catalogue/search-routes.ts'
import { createWire } from './catalogue/wire.ts'
import { drawYearPicture } from './catalogue/year-picture.ts'
import type { Config } from './config.ts'
import { collectDocs, docsRoutes } from './docs/docs-routes.ts'
import { createCallerNetwork, trustOf } from './http/caller-address.ts'
import { answerClientError } from './http/client-errors.ts'
import { NO_COMPILERS, withoutHost } from './http/framework-options.ts'
import { Front } from './http/front.ts'
import { MALFORMED } from './http/request-counts.ts'
import {
  createRecord,
  type LogDestination,
  loggerOptions,
  nextRequestId,
  recordReply,
  requestLog,
} from './http/request-log.ts'
import { securityHeadersFor } from './http/security-headers.ts'
import { DEMO_PATH } from './identity/demo-provider/demo-pages.ts'
import type { Identity } from './identity/identity.ts'
import { exportMemberDomains, forgetMember, type MemberDomains } from './members/member-domains.ts'
import type { MetricSources } from './metrics/metric-sources.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { answerError, errorAnswers } from './plugins/error-answers.ts'
import { healthRoutes } from './plugins/health-routes.ts'
import { privateAnswers } from './plugins/private-answers.ts'
import { sameOrigin } from './plugins/same-origin.ts'
import { withReadablePath } from './site/page-url.ts'
import type { FindSharedHead } from './site/shared-page.ts'
import { siteConfigOf, siteConfigRoutes } from './site/site-config.ts'
import { siteDocuments } from './site/site-documents.ts'
import { type Site, siteRoutes } from './site/site-routes.ts'
import type { Database } from './store/database.ts'
import type { Limits } from './store/limits.ts'
import { OPENED } from './token-scopes.ts'
import { yearRoutes } from './year/year-routes.ts'

export interface AppDependencies extends MemberDomains {
  config: Config
  version: string
  catalogue: Catalogue | undefined
  store: Database
  limits: Limits
  /** The database of the limits, where it is another than the store. */
  limitStore?: Database
  identity: Identity
  now: () => Date
  /** Undefined when the development server serves the pages. */
  site: Site | undefined
  log: LogDestination
  /** Small steps that are taken between requests, once the server listens. */
  afterListening?: () => Iterable<() => unknown>
  /** Timeout of a request to an upstream catalogue. */
  upstreamTimeoutMs?: number
  /** After how long an answer that its client does not read is given up. */
  unreadTimeoutMs?: number
}

/** The whole server without its socket: tests inject requests, `main.ts` listens. */
export async function buildApp(dependencies: AppDependencies) {
  const { config, version, catalogue, store, limits, now, site, log } = dependencies
  const { identity, account, favourites, tokens, queries, progress, lists, collection, rack } =
    dependencies
  const { imports, sharing } = dependencies
  const headers = securityHeadersFor(config)
  const record = createRecord(log, config.logLevel)
  const front = new Front(record, dependencies.unreadTimeoutMs)
  const trust = trustOf(config.trustProxy)
  const app = fastify({
    logger: loggerOptions(log, config.logLevel, record),
    // `requestLog` writes one line a request instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    // Hooks do not run for a malformed URL, so the headers are added here.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.headers(headers))
      recordReply(record, reply, { route: MALFORMED })
    },
    genReqId: nextRequestId,
    rewriteUrl: ({ url = '/' }) => withReadablePath(withoutHost(url)),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, record.counts),
    trustProxy: trust,
    // What was accepted is answered, also while the server closes.
    return503OnClosing: false,
    schemaController: NO_COMPILERS,
    serverFactory: (framework) => front.createServer(framework),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  requestLog(app, record)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  privateAnswers(app)
  sameOrigin(app, config.publicUrl)
  errorAnswers(app)
  await collectDocs(app, version, config.publicUrl)
  docsRoutes(app, config.publicUrl, site?.folder)
  await app.register(healthRoutes, {
    version,
    catalogueLoaded: catalogue !== undefined,
    store,
  })
  let findSharedHead: FindSharedHead | undefined
  let readCaches: MetricSources['caches'] = () => ({})
  let readRasters: MetricSources['rasters'] = () => undefined
  if (catalogue !== undefined) {
    const callerNetwork = createCallerNetwork(trust)
    const { members } = identity
    const admit = createAdmit({ config, members, memberKeys: account.keys, callerNetwork })
    const open = config.catalogueAccess === 'open'
    const countCall = createCallLimit({ open, callerNetwork, now })
    const countOpenCall = createOpenLimit({ config, members, countCall, callerNetwork })
    const source = createAnswerSource(config, catalogue, dependencies.upstreamTimeoutMs)
    const wire = createWire({
      source,
      open,
      admit,
      countCall,
      countOpenCall,
      now,
      headers,
      log: app.log,
    })
    await app.register(catalogueRoutes, { wire })
    front.openShortcut(app, ({ url }) => url?.startsWith('/v1/') === true, wire)
    await app.register(factRoutes, { catalogue, admit, countCall, now })
    const cards = new Cards(catalogue, linksOf(config))
    const search = new SearchAnswers(catalogue, cards)
    await app.register(searchRoutes, { search, admit, countCall, limits, now })
    await app.register(favourites.routes, {
      prefix: '/api/favourites',
      members,
      catalogue: cards,
      publicUrl: config.publicUrl,
    })
    const orders = new ReadingOrders(catalogue, cards)
    const listed = new ListedComics(catalogue, cards)
    await app.register(progress.routes, {
      prefix: '/api',
      members: tokens.membersWith(members, OPENED.progress.read),
      writers: tokens.membersWith(members, OPENED.progress.write),
      catalogue: orders,
      lists: lists.orders(listed),
    })
    await app.register(lists.routes, {
      prefix: '/api/lists',
      members: tokens.membersWith(members, OPENED.lists.write),
      catalogue: listed,
      readings: progress,
      files: new ListFiles(catalogue, cards),
    })
    await app.register(collection.routes, { prefix: '/api/collection', members, catalogue: orders })
    const imported = new ImportLines({ catalogue, cards, orders, listed })
    await app.register(imports.routes, {
      prefix: '/api/imports',
      members,
      catalogue: imported,
      reader: new BroughtFiles(imported),
      ports: {
        lists: lists.imports(listed),
        readings: progress.readingImports,
        collection: collection.imports,
        favourites: favourites.imports,
        follows: progress.followImports,
      },
    })
    await app.register(rack.routes, {
      prefix: '/api/rack',
      members,
      book: progress.followBook(orders, lists.orders(listed)),
      lists: lists.book(listed, progress),
      catalogue: new RackShelves(catalogue, cards, orders),
    })
    const pictures = openPictures(app, { catalogue, config, callerNetwork, now })
    const { raster, bitmaps, loadPictures } = pictures
    readCaches = () => ({ ...source.caches(), ...bitmaps.caches() })
    readRasters = () => raster.counts()
    await app.register(yearRoutes, {
      prefix: '/api/year',
      members,
      readings: progress,
      catalogue: new YearFigures(catalogue, cards, orders),
      draw: (year, name) => drawYearPicture(year, name, { raster, load: loadPictures }),
      now,
    })
    const shared = sharing.open({
      members,
      listMembers: tokens.membersWith(members, OPENED.lists.write),
      lists: lists.shared(listed, progress),
      catalogue: listed,
      findPlan: account.findPlan,
      pictures: createListPictures(loadPictures, raster),
      isModerator: queries.isReader,
      callerNetwork,
      publicUrl: config.publicUrl,
    })
    await app.register(shared.routes)
    findSharedHead = shared.findHead
    downloadRoutes(app, {
      files: DownloadFiles.of(catalogue),
      layers: catalogue.layers,
      callerNetwork,
      now,
    })
    let stopPreparing = () => {}
    app.addHook('onListen', async () => {
      stopPreparing = prepare(
        preparations(catalogue, search, loadPictures, dependencies.afterListening),
      )
    })
    app.addHook('onClose', async () => stopPreparing())
  }
  const others = {
    imports,
    favourites,
    progress,
    lists,
    collection,
    rack,
    sharing,
    tokens,
    account,
  }
  const domains: MemberDomains = { ...others, queries }
  const forget = (memberId: string) => forgetMember(domains, store, memberId)
  await app.register(queries.routes, { prefix: '/api/queries', members: identity.members })
  await app.register(identity.routes, { prefix: '/api/auth', forget })
  if (identity.demoProvider) await app.register(identity.demoProvider, { prefix: DEMO_PATH })
  await app.register(account.routes, {
    prefix: '/api/account',
    members: identity.members,
    readsInbox: queries.isReader,
    exportAll: async (member) => ({
      ...(await identity.exportFor(member)),
      ...(await exportMemberDomains(domains, store, member)),
    }),
    forgetAll: config.firebase === null ? undefined : forget,
  })
  await app.register(tokens.routes, { prefix: '/api/tokens', members: identity.members })
  const siteConfig = siteConfigOf(config, catalogue?.layers ?? [])
  await app.register(siteConfigRoutes, { siteConfig })
  await app.register(siteDocuments, { publicUrl: config.publicUrl, now })
  if (site !== undefined) {
    await app.register(siteRoutes, {
      ...site,
      config,
      siteConfig,
      hasSession: identity.hasSession,
      findSharedHead,
    })
  }
  openMetrics(app, front, { ...dependencies, record, headers, readCaches, readRasters })
  return app
}
