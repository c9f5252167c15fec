import type { LoreCard } from './lore-card.ts';

/** What an entry is in play. */
export type LoreKind = 'place' | 'person' | 'group' | 'beast' | 'thing' | 'tale' | 'knowledge';

const personTags = ['person', 'character', 'npc', 'villain', 'hero'];
const groups =
  /\b(?:guilds?|orders?|house|famil(?:y|ies)|clans?|cults?|company|brotherhood|sisterhood|council|court|army|crew|band|group|gang|cabal|league|alliance|church|temple|office|society|circle|watch|guards?|they|their|members)\b/i;
const someone = /\b(?:he|him|his|she|her|hers|himself|herself)\b/i;

/** "A one-eyed man of sixty", "The young widow": what one person is called, with up to four words before it. */
const oneOfMany =
  /^an? (?:[\p{L}’'-]+ ){0,4}?(?:man|woman|boy|girl|child|elder|widow|widower|mother|father|sister|brother|king|queen|lord|lady|knight|priest|priestess|monk|nun|healer|smith|hunter|sailor|merchant|farmer|thief|witch|wizard|sage|worker|hermit|elf|dwarf|halfling|gnome|orc)\b/iu;

/** Whether a faction is one person: such entries hold people as well as their groups. */
function isPerson({ name, open, called }: LoreCard): boolean {
  const first = open.sentences[0] ?? '';
  if (/^the /i.test(name) || groups.test(name)) return false;
  const own = called[0]?.split(' ')[0] ?? '';
  const rest = first.toLowerCase().startsWith(own) ? first.slice(own.length) : first;
  if (oneOfMany.test(first)) return true;
  return someone.test(open.sentences.slice(0, 3).join(' ')) || (/\bis (?:an?|the) \p{Ll}/u.test(rest) && !groups.test(rest));
}

/** What an entry is in play: by the tag `person`, by its category, and among the factions by how it is spoken of. */
export function kindOf(card: LoreCard): LoreKind {
  if (personTags.some((tag) => card.tags.has(tag))) return 'person';
  switch (card.category) {
    case 'geography':
      return 'place';
    case 'factions':
      return isPerson(card) ? 'person' : 'group';
    case 'races':
    case 'classes':
      return 'group';
    case 'monsters':
      return 'beast';
    case 'items':
      return 'thing';
    case 'quests':
      return 'tale';
    case 'spells':
      return 'knowledge';
  }
}

/** Pronouns that a text uses of whoever it is about. */
export function pronounsIn(sentences: readonly string[]): 'she' | 'he' | 'they' {
  const text = sentences.join(' ');
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const lead = count(/\b(?:she|her|hers|herself)\b/gi) - count(/\b(?:he|him|his|himself)\b/gi);
  if (lead === 0) return 'they';
  return lead > 0 ? 'she' : 'he';
}
