type Fields = Record<string, unknown>;
/** Makes of a document of one version what the next version would have written. */
type Step = (document: Fields) => Fields;

/** A kind of document that is stored as JSON, and the version in which it is written. */
export interface DocumentKind {
  name: string;
  version: number;
  /** From version 1 to 2, from 2 to 3, and so on. */
  steps: readonly Step[];
}

/** A document that a newer Hearthlore wrote: what it means is not known here, and it stays as it is. */
export class NewerDocument {
  readonly document: object;
  constructor(document: object) {
    this.document = document;
  }
}

const kinds = new Map<string, DocumentKind>();

/** Declares a kind of document. Whoever changes what is stored adds a step to the end, which makes the next version. */
export function documentKind(name: string, steps: readonly Step[] = []): DocumentKind {
  const kind = { name, version: steps.length + 1, steps };
  kinds.set(name, kind);
  return kind;
}

/** Every kind of document that was declared. */
export const documentKinds = (): DocumentKind[] => [...kinds.values()];

/** A document as it was read from the database, whoever wrote it: for what of it can be shown all the same. */
export const bareDocument = (data: unknown): unknown => (data instanceof NewerDocument ? data.document : data);

/** A document as it is stored, with the number of its version. One that a newer Hearthlore wrote is stored as it was. */
export function numbered({ version }: DocumentKind, document: object): object {
  return document instanceof NewerDocument ? document.document : { ...document, schema: version };
}

/**
 * A stored document as this version would have written it, without its number; one without a number is of version 1. What is
 * no document at all is answered as it is: its schema finds fault with it.
 */
export function migrate({ version, steps }: DocumentKind, stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored;
  const { schema = 1, ...document }: Fields = { ...stored };
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1) return stored;
  if (schema > version) return new NewerDocument(stored);
  return steps.slice(schema - 1).reduce((before, step) => step(before), document);
}

/** What `from` became in the fields of one name, wherever in a document they are. */
interface NewValue {
  field: string;
  from: string;
  to: string;
}

/** A step that writes one value of a field in another way. */
export const renameValue =
  (value: NewValue): Step =>
  (document) =>
    Object.fromEntries(Object.entries(document).map(([key, held]) => [key, renamed(key, held, value)]));

function renamed(key: string, held: unknown, value: NewValue): unknown {
  if (Array.isArray(held)) return held.map((each) => renamed(key, each, value));
  if (typeof held === 'object' && held !== null) return renameValue(value)({ ...held });
  return key === value.field && held === value.from ? value.to : held;
}

/** A field of what a document holds under `within`, an object or a list of them, by the name it had and the one that it has. */
interface NewField {
  within: string;
  from: string;
  to: string;
}

/** A step that calls a field by another name in one part of a document: an object, or each in a list. */
export const renameField =
  ({ within, from, to }: NewField): Step =>
  (document) => {
    const held = document[within];
    const rename = ([key, value]: [string, unknown]) => [key === from ? to : key, value];
    const each = (one: unknown) =>
      typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).map(rename)) : one;
    if (held === undefined) return document;
    return { ...document, [within]: Array.isArray(held) ? held.map(each) : each(held) };
  };
