import type { ImportNotes } from './import-notes.ts';
import { fieldOf, isEmpty, objectsOf, textOf, textsOf } from './json.ts';
import type { Json, JsonObject } from './json.ts';

/** A foreign record of which every field is either taken or told to the report: nothing falls between. */
export class Fields {
  readonly #record: JsonObject;
  readonly #path: string;
  readonly #notes: ImportNotes;
  readonly #taken = new Set<string>();

  constructor(record: JsonObject, path: string, notes: ImportNotes) {
    this.#record = record;
    this.#path = path;
    this.#notes = notes;
  }

  take(key: string): Json | undefined {
    this.#taken.add(key);
    return fieldOf(this.#record, key);
  }

  text(key: string): string {
    return textOf(this.take(key));
  }

  texts(key: string): string[] {
    return textsOf(this.take(key));
  }

  objects(key: string): JsonObject[] {
    return objectsOf(this.take(key));
  }

  isTrue(key: string): boolean {
    const value = this.take(key);
    return value === true || value === 1 || value === '1' || value === 'true';
  }

  /** The names of fields that nobody has taken yet and that hold something. */
  left(): string[] {
    return Object.keys(this.#record).filter((key) => !this.#taken.has(key) && !isEmpty(fieldOf(this.#record, key)));
  }

  /** Tells the report of a field that was taken and yet found no place. */
  noPlace(key: string, owner: string): void {
    const value = this.take(key);
    if (value !== undefined && !isEmpty(value)) this.#notes.noPlace(this.#path === '' ? key : `${this.#path}.${key}`, owner, value);
  }

  /** Tells the report of everything that nobody took. */
  finish(owner: string): void {
    for (const key of this.left()) this.noPlace(key, owner);
  }
}
