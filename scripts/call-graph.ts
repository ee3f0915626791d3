import path from 'node:path'

type Source = { file: string; text: string }

/** A function at the top level of a file, and the functions that it names, as `file#name`. */
export type NamedFunction = { file: string; name: string; body: string; calls: readonly string[] }

/**
 * The functions of these sources without comments, by `file#name`. A name refers to a function of the same file, or to an import. A
 * function passed to another one counts as called; one received as a parameter is unknown.
 */
export function callGraph(sources: readonly Source[]): Map<string, NamedFunction> {
  return new Map(sources.flatMap(({ file, text }) => functionsOf(file, text).map((one) => [`${file}#${one.name}`, one] as const)))
}

/** The shortest path from each function to one of the `ends`, as the functions along it. */
export function waysTo(
  graph: ReadonlyMap<string, NamedFunction>,
  ends: (one: NamedFunction) => boolean,
): Map<string, readonly NamedFunction[]> {
  const callers = new Map<string, NamedFunction[]>()
  for (const one of graph.values()) {
    for (const callee of one.calls) callers.set(callee, [...(callers.get(callee) ?? []), one])
  }
  const ways = new Map([...graph].filter(([, one]) => ends(one)).map(([key, one]) => [key, [one]]))
  // Entries added meanwhile are also visited, so the nearest functions come first.
  for (const [key, way] of ways) {
    for (const caller of callers.get(key) ?? []) {
      const from = `${caller.file}#${caller.name}`
      if (!ways.has(from)) ways.set(from, [caller, ...way])
    }
  }
  return ways
}

function functionsOf(file: string, text: string): NamedFunction[] {
  const own = text.split(/^(?=(?:export )?(?:async )?function\b|(?:export )?const \w+)/m).flatMap((body) => {
    const name = /^(?:export )?(?:(?:async )?function\*? |const )(\w+)/.exec(body)?.[1]
    return name ? [{ file, name, body }] : []
  })
  const { names, spaces } = importsOf(file, text)
  for (const { name } of own) names.set(name, `${file}#${name}`)
  return own.map((one) => {
    const words = new Set(one.body.match(/(?<![.\w'])[A-Za-z_]\w*/g)?.filter((word) => word !== one.name))
    const direct = [...words].flatMap((word) => names.get(word) ?? [])
    const members = [...one.body.matchAll(/(?<![.\w])(\w+)\.(\w+)/g)]
    return {
      ...one,
      calls: [...direct, ...members.flatMap(([, space = '', name]) => (spaces.has(space) ? `${spaces.get(space)}#${name}` : []))],
    }
  })
}

/** The relative imports of a file: of single names, and of whole files as namespaces. */
function importsOf(file: string, text: string) {
  const resolve = (from: string) => path.posix.join(path.posix.dirname(file), from)
  const names = new Map<string, string>()
  for (const [, list = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '(\.[^']*)'/gm)) {
    for (const [, name, alias] of list.matchAll(/(?<!type )\b(?!type )(\w+)(?: as (\w+))?/g))
      names.set(alias ?? String(name), `${resolve(from)}#${name}`)
  }
  const spaces = new Map<string, string>()
  for (const [, name = '', from = ''] of text.matchAll(/^import \* as (\w+) from '(\.[^']*)'/gm)) spaces.set(name, resolve(from))
  return { names, spaces }
}
