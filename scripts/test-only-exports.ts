type Source = { file: string; text: string }

const declared = /((?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?)^export (?:async )?(?:function\*?|const|class) (\w+)/gm

/** Tables are also declared for reading, and a test compares all of them with the database. */
const tables = /^apps\/server\/src\/db\/domains\//

/** Exports that only tests use. Exports for tests are marked in their comment. */
export function faultsOfTestOnlyExports(sources: readonly Source[], programs: readonly Source[] = []): string[] {
  const uses = new Map<string, number>()
  for (const { text } of [...sources, ...programs])
    for (const [word] of text.matchAll(/\b[A-Za-z]\w*\b/g)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const judged = sources.filter(({ file }) => !tables.test(file))
  return judged.flatMap(({ file, text }) =>
    [...text.matchAll(declared)]
      .filter(([, comment = '', name = '']) => uses.get(name) === 1 && !/\bfor (?:its )?tests?\b/i.test(comment))
      .map(([, , name]) => `${file}: only tests use ${name}: move it to them, or say in its comment that it is for tests`),
  )
}
