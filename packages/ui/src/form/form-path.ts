type Node = Record<string, unknown> | unknown[]

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The value at a path such as `panels.0.count`, or undefined when it does not exist. */
export function readPath(root: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (isNode(node) ? Reflect.get(node, key) : undefined), root)
}

/** A copy of `root` with `value` at the path. Only objects along the path are copied. */
export function writePath<Root>(root: Root, path: string, value: unknown): Root {
  const [key = '', ...rest] = path.split('.')
  const copy: Node = Array.isArray(root) ? [...root] : { ...(isNode(root) ? root : {}) }
  const next = rest.length > 0 ? writePath(Reflect.get(copy, key), rest.join('.'), value) : value
  Reflect.set(copy, key, next)
  return copy as Root // the same shape as the root it copies
}
