/** A sentence whose form depends on `count`; forms are the plural categories of the language. */
export type Counted = { readonly counted: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } }

/** Declares a sentence with plural forms. Each form may contain `{count}`. */
export function counted<const Forms extends Counted['counted']>(forms: Forms): { readonly counted: Forms } {
  return { counted: forms }
}

export type Sentence = string | Counted
/** Distinguishes a sentence with plural forms from other nodes of a catalogue. */
export function isCounted(node: Sentence | Sentences | undefined): node is Counted {
  // A sentence may be named `counted`, too.
  return typeof node === 'object' && 'counted' in node && typeof node.counted === 'object'
}

export type Sentences = { readonly [key: string]: Sentence | Sentences }

/** The shape another language must fill: the same keys, any words. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : English[Key] extends Counted ? Counted : Translation<English[Key]>
}

/** A language's part of an area that customers see in part. A test knows the required sentences. */
export type PartialTranslation<English> = {
  readonly [Key in keyof English]?: English[Key] extends string
    ? string
    : English[Key] extends Counted
      ? Counted
      : PartialTranslation<English[Key]>
}

/** `area.group.key` for every sentence. */
export type KeyOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends Sentence ? `${Prefix}${Key}` : KeyOf<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

export type SentenceAt<Tree, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? SentenceAt<Tree[Head], Rest>
    : never
  : Key extends keyof Tree
    ? Tree[Key]
    : never

/** Names of the `{placeholders}` in a sentence. */
export type Placeholders<S> = S extends string
  ? S extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholders<Rest>
    : never
  : S extends { counted: infer Forms }
    ? 'count' | Placeholders<Forms[keyof Forms]>
    : never

export type Values<Names extends string> = [Names] extends [never] ? [] : [values: Record<Names, string | number>]
