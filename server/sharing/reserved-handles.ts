/** Words that would pass for the site itself, for the publisher, or for a part of an address. */
const RESERVED = new Set(
  (
    'about account admin administrator anonymous api contact docs editor everybody help inbox info ' +
    'legal login logout marvel member members moderator mods new nobody null official operator owner ' +
    'privacy profile public root security settings shared signup site spinner spinner-rack ' +
    'spinnerrack staff status support system team undefined webmaster you'
  ).split(' '),
)

export function isReserved(handle: string): boolean {
  return RESERVED.has(handle)
}
