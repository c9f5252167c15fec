import { z } from 'zod';
import { isId } from '#domain/id-form.ts';

/** Who may read an entry or a passage of it: everyone at the table, its builders alone, or these people besides them. */
export const LoreAudience = z.union([z.literal('everyone'), z.literal('dm'), z.array(z.string()).min(1)]);
export type LoreAudience = z.infer<typeof LoreAudience>;

/** Somebody who reads lore. Builders, who own or edit the world, read everything. */
export interface Reader {
  id: string;
  builds: boolean;
}

/** Somebody who may read what everyone may, and nothing else. */
export const everyone: Reader = { id: '', builds: false };

/** A piece of a text with those who may read it. */
export interface Passage {
  audience: LoreAudience;
  text: string;
}

/** Whether somebody may read what is meant for an audience. */
export function mayRead(audience: LoreAudience, reader: Reader): boolean {
  if (reader.builds || audience === 'everyone') return true;
  return audience !== 'dm' && audience.includes(reader.id);
}

/** Those who may read what stands within two audiences at once. */
export function withinBoth(one: LoreAudience, other: LoreAudience): LoreAudience {
  if (one === 'dm' || other === 'dm') return 'dm';
  if (one === 'everyone') return other;
  if (other === 'everyone') return one;
  const shared = one.filter((id) => other.includes(id));
  return shared.length > 0 ? shared : 'dm';
}

/** An audience as queries ask it: null for everyone, else those besides the builders. */
export function readersOf(audience: LoreAudience): string[] | null {
  if (audience === 'everyone') return null;
  return audience === 'dm' ? [] : audience;
}

/** The audience of what these may read besides the builders. */
export function audienceFor(readers: readonly string[] | null): LoreAudience {
  if (readers === null) return 'everyone';
  return readers.length === 0 ? 'dm' : [...readers];
}

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Whether a line has to do with a fence, however it is disguised: full-width colons and invisible letters count too. */
function touchesFence(line: string): boolean {
  return line
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .includes(':::');
}

/** Whom an opening line names; null for a line that opens nothing rightly. */
function audienceOf(line: string): LoreAudience | null {
  const [mark, kind, ...ids] = line.trim().split(/\s+/);
  if (mark !== ':::') return null;
  if (kind?.toLowerCase() === 'dm' && ids.length === 0) return 'dm';
  if (kind?.toLowerCase() !== 'players' || ids.length === 0) return null;
  return ids.every(isId) ? ids : null;
}

/**
 * The passages of a text, in order, without the lines that fence them. Null when the fences are not in order: one that is
 * not closed, closes nothing, stands in another or names nobody. Such a text is for builders alone.
 */
export function passagesOf(text: string): Passage[] | null {
  const passages: Passage[] = [];
  let open: LoreAudience | null = null;
  let lines: string[] = [];
  const finish = () => {
    if (lines.length > 0) passages.push({ audience: open ?? 'everyone', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split(LINE_END)) {
    if (!touchesFence(line)) lines.push(line);
    else if (open !== null && line.trim() === ':::') {
      finish();
      open = null;
    } else {
      const audience: LoreAudience | null = open === null ? audienceOf(line) : null;
      if (audience === null) return null;
      finish();
      open = audience;
    }
  }
  if (open !== null) return null;
  finish();
  return passages;
}

/** What somebody may read of a text. Builders read it as it stands, others without what is not for them and without fences. */
export function readableText(text: string, reader: Reader): string {
  if (reader.builds) return text;
  const passages = passagesOf(text) ?? [];
  return passages
    .filter((passage) => mayRead(passage.audience, reader))
    .map((passage) => passage.text)
    .join('\n')
    .trim();
}

/** Everybody that an audience or a text names besides "everyone" and "dm". */
export function peopleNamedIn(audience: LoreAudience, text: string): string[] {
  const audiences = [audience, ...(passagesOf(text) ?? []).map((passage) => passage.audience)];
  return [...new Set(audiences.flatMap((each) => (typeof each === 'string' ? [] : each)))];
}
