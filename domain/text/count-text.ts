import { pluralOf } from './noun-text.ts';

/** A number with its word, in the singular or the plural: "1 hit point", "2 hit points". */
export function countText(count: number, one: string, many = pluralOf(one)): string {
  return `${count} ${count === 1 ? one : many}`;
}
