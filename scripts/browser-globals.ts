/** What the browsers of package.json all have. */
const PRESENT = {
  object: ['window', 'window.document', 'document', 'navigator', 'performance', 'console'],
  function: [
    'AbortController',
    'MessageChannel',
    'Map',
    'Object.is',
    'Promise',
    'Set',
    'Symbol',
    'WeakMap',
    'WeakSet',
    'clearTimeout',
    'performance.getEntriesByType',
    'performance.now',
    'queueMicrotask',
    'reportError',
    'requestAnimationFrame',
    'setTimeout',
    'window.ErrorEvent',
    'window.document.createElement',
  ],
}

/** What no browser has, and two that the site does without: a hook for React's developer tools, and the tab's spinner during an asynchronous action. */
const ABSENT = ['process', 'setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__', 'navigation']

/**
 * Answers to `typeof`, known when the site is built: what React keeps for other places to run is left out, 1.1 kB of every
 * first visit.
 */
export const BROWSER_GLOBALS: Record<string, string> = Object.fromEntries([
  ...PRESENT.object.map((name) => toDefinition(name, 'object')),
  ...PRESENT.function.map((name) => toDefinition(name, 'function')),
  ...ABSENT.map((name) => toDefinition(name, 'undefined')),
])

function toDefinition(name: string, type: string): [string, string] {
  return [`typeof ${name}`, JSON.stringify(type)]
}
