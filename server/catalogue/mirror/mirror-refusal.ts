/** The command cannot do what it was asked to; its message says why in words. */
export class MirrorRefusal extends Error {}
