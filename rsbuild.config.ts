import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { BROWSER_GLOBALS } from './scripts/browser-globals.ts'
import { CATALOGUE_CHUNKS } from './scripts/page-files.ts'
import { siteVersion } from './scripts/site-version.ts'

/** A lazily loaded script that has not arrived after this long is given up (SPEC section 9). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000

const production = process.env.NODE_ENV === 'production'
const folder = process.env.SITE_DIR ?? 'dist'
// The development server answers the same, so a failed script is not taken for a new release.
const version = production ? siteVersion() : 'development'

const CATALOGUE_PARTS = 'catalogue-parts'

export default defineConfig({
  // The router packs smaller together with React than apart, and every page needs both.
  plugins: [pluginReact({ splitChunks: { router: false } })],
  source: {
    define: { SITE_VERSION: JSON.stringify(version), SITE_YEAR: new Date().getFullYear() },
  },
  environments: {
    web: {
      source: {
        entry: { index: './web/main.tsx' },
        define: production ? BROWSER_GLOBALS : {},
      },
    },
    // At the root of the site, since a worker answers for what lies beside it and below.
    serviceWorker: {
      source: { entry: { 'service-worker': './web/service-worker/worker.ts' } },
      tools: { htmlPlugin: false },
      output: {
        target: 'web-worker',
        distPath: { root: `${folder}/.service-worker`, js: '' },
        filename: { js: '[name].js' },
        legalComments: 'none',
        sourceMap: false,
      },
    },
    // For the page at /docs, which the server makes; it finds the file by its name.
    docs: {
      source: { entry: { docs: './web/docs/docs.ts' } },
      tools: { htmlPlugin: false },
      output: {
        filename: { js: '[name].[contenthash:6].js' },
        legalComments: 'none',
        sourceMap: false,
      },
    },
    // Run once by the build; its pictures and styles are those of the web.
    prerender: {
      source: { entry: { prerender: './web/prerender.tsx' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: `${folder}/.prerender`, js: '' },
        filename: { js: '[name].js' },
        emitAssets: false,
        emitCss: false,
        legalComments: 'none',
        sourceMap: false,
      },
    },
  },
  html: { template: './web/index.html', favicon: './web/public/favicon.svg' },
  server: { publicDir: { name: 'web/public' } },
  output: {
    // Only hashed files lie under static/, so the server may call all of it immutable.
    distPath: {
      root: folder,
      js: 'static/js',
      jsAsync: 'static/js',
      css: 'static/css',
      cssAsync: 'static/css',
      font: 'static/font',
      svg: 'static/art',
    },
    // The first script names every other one: each letter counts there.
    filenameHash: 'contenthash:6',
    // By number, since names of chunks are for the build alone (contract/page-preloads.ts).
    filename: production ? { js: '[id].[contenthash:6].js', css: '[id].[contenthash:6].css' } : {},
    // As in the names of files; five letters tell all classes apart.
    cssModules: production ? { localIdentName: '[hash:base64:5]' } : {},
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    dataUriLimit: 0,
    legalComments: 'linked',
  },
  splitChunks: {
    // What most pages of the catalogue share is one file, and so one round trip. What only its detail
    // pages share is in fewer chunks than this, and stays out of the listings.
    cacheGroups: {
      catalogue: {
        name: CATALOGUE_PARTS,
        chunks: ({ name }) => CATALOGUE_CHUNKS.includes(name ?? ''),
        test: /web\//,
        minChunks: 9,
        priority: 10,
      },
    },
  },
  performance: {
    // The two faces every page uses; the rest of the alphabet comes when a name needs it.
    preload: { type: 'all-assets', include: [/(wdth|franklin)-latin\.\w+\.woff2$/] },
    printFileSize: false,
  },
  tools: {
    rspack: {
      // There is no other application on the page from which its chunks must be told by a name.
      output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS, uniqueName: '' },
      // Nothing here names `global`; what would find it is left out of the first script.
      node: { global: false },
      // Numbers, not paths: a ChunkLoadError names the chunk by this id.
      optimization: { chunkIds: 'deterministic' },
      module: { generator: { 'asset/inline': { dataUrl: toDataUrl } } },
    },
  },
})

/** A drawing imported with `?inline`. As text it packs much better than in base64. */
function toDataUrl(drawing: Buffer): string {
  const text = drawing.toString().trim().replaceAll('"', "'")
  return `data:image/svg+xml,${text.replace(/[#%<>]/g, encodeURIComponent)}`
}
