import { latinOf, latinOfCapital } from './confusables.ts';

/** Names that would be taken for the product speaking. */
const spokenFor = ['Narrator', 'Storyteller', 'System', 'Dungeon Master', 'DM', 'Hearthlore', 'A former player'];

/** Letters and digits of a text without accents, in small letters, each as the Latin letter that it looks like. */
function folded(text: string): string {
  const bare = text.normalize('NFKD').toLowerCase().normalize('NFKD');
  const letters = Array.from(bare.replaceAll(/\p{M}/gu, ''), (each) => latinOf.get(each) ?? each).join('');
  return letters
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** The same by the look of the capitals as they were typed. */
function foldedAsTyped(text: string): string {
  return folded(Array.from(text.normalize('NFKD'), (each) => latinOfCapital.get(each) ?? each).join(''));
}

/** What a name looks like, in each way it may be read; names made of signs alone stay as they are. */
function looksOf(name: string): readonly string[] {
  const looks = [folded(name), foldedAsTyped(name)].filter((look) => look !== '');
  return looks.length > 0 ? looks : [name.normalize('NFKC').replaceAll(/\s/gu, '')];
}

/** Whether two names are taken for one another: by letters that look alike, whatever their case, accents, spaces and signs. */
export function looksLike(one: string, other: string): boolean {
  const others = looksOf(other);
  return looksOf(one).some((look) => others.includes(look));
}

/** Whether a name is taken for the narrator, the system, a Dungeon Master or the product. */
export function isSpokenFor(name: string): boolean {
  return spokenFor.some((each) => looksLike(name, each) || looksLike(name, `The ${each}`));
}
