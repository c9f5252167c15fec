/** A "no" of a rule: its code, and the names and numbers that the sentence of the code has places for. */
export interface Refused<Code extends string> {
  code: Code;
  slots: Readonly<Record<string, string | number>>;
}

/** What a rule says: what it leads to, or why not. The words are found where somebody reads them. */
export type Result<Value, Code extends string> = { ok: true; value: Value } | { ok: false; refused: Refused<Code> };

/** What a rule leads to. */
export function yes<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** What the places of a sentence take, such as `name` in "{name} is dead." */
export type SlotsOf<Sentence extends string> = Record<SlotIn<Sentence>, string | number>;
type SlotIn<Sentence extends string> = Sentence extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotIn<Rest> : never;

/**
 * How the rules of an area refuse by the codes of its catalogue, each with all that its sentence has places for. The catalogue is known
 * by its type alone: whoever refuses carries no sentences.
 */
export function refuseIn<Catalogue extends Record<string, string>>() {
  return <Code extends keyof Catalogue & string>(code: Code, slots: SlotsOf<Catalogue[Code]>): { ok: false; refused: Refused<Code> } => ({
    ok: false,
    refused: { code, slots },
  });
}

/** A sentence of a catalogue with its places filled. Another catalogue with the same codes is another language. */
export function fillSentence(sentence: string, slots: Refused<string>['slots']): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, slot: string) => String(slots[slot] ?? ''));
}
