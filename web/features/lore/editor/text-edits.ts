import { passagesOf } from '#domain/permissions/audience.ts';

/** A text and what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Puts a mark around what is selected, e.g. `**`, or takes it away where it stands already. */
export function marked({ text, start, end }: Selected, mark: string): Selected {
  const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(mark) && after.startsWith(mark) && !(mark === '*' && before.endsWith('**') && !before.endsWith('***'))) {
    const shorter = before.slice(0, -mark.length) + inside + after.slice(mark.length);
    return { text: shorter, start: start - mark.length, end: end - mark.length };
  }
  return { text: before + mark + inside + mark + after, start: start + mark.length, end: end + mark.length };
}

/** Puts a sign such as `## ` or `- ` before each selected line, or takes it away where all have it. */
export function prefixed(selected: Selected, sign: string): Selected {
  const { from, to } = linesOf(selected);
  const lines = selected.text.slice(from, to).split('\n');
  const isOn = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (isOn ? line.slice(sign.length) : sign + line.replace(/^(#{1,6} |[-*+] )/, ''))).join('\n');
  return { text: selected.text.slice(0, from) + changed + selected.text.slice(to), start: from, end: from + changed.length };
}

/** Opens a link at the caret, or makes one of the selected words. */
export function linked({ text, start, end }: Selected): Selected {
  const inside = text.slice(start, end);
  return { text: `${text.slice(0, start)}[[${inside}${inside === '' ? '' : ']]'}${text.slice(end)}`, start: start + 2, end: end + 2 };
}

/**
 * Fences the selected lines off for some readers: the DM, or the people with these ids besides. Null where the lines have
 * to do with another fenced passage, since a passage does not stand within another.
 */
export function fenced(selected: Selected, audience: 'dm' | readonly string[]): Selected | null {
  const { from, to } = linesOf(selected);
  const inside = selected.text.slice(from, to);
  const opening = audience === 'dm' ? '::: dm' : `::: players ${audience.join(' ')}`;
  const before = selected.text.slice(0, from);
  const after = selected.text.slice(to);
  const text = `${before}${opening}\n${inside}\n:::${after === '' ? '\n' : ''}${after}`;
  if (inside.includes(':::') || passagesOf(text) === null) return null;
  const start = from + opening.length + 1;
  return { text, start, end: start + inside.length };
}

function linesOf({ text, start, end }: Selected): { from: number; to: number } {
  const next = text.indexOf('\n', end);
  return { from: text.lastIndexOf('\n', start - 1) + 1, to: next === -1 ? text.length : next };
}
