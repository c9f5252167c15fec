import type { Npc } from '#domain/narration/adventure.ts';

/** What a DM asks about. */
export type Topic =
  | { about: 'npc'; npc: Npc }
  | {
      about: 'encounter' | 'rumours' | 'name' | 'table' | 'ideas' | 'clues' | 'ways' | 'dangers' | 'people' | 'loot' | 'party' | 'overview';
    };

/** Tried in this order: what is to be made before what is to be told. */
const signs: [Exclude<Topic['about'], 'npc'>, RegExp][] = [
  ['encounter', /\b(encounter|fight|combat|ambush|monsters?|foes?|enem(?:y|ies)|battle|budget)\b/],
  ['rumours', /\b(rumou?rs?|gossip|hearsay|talk of the town)\b/],
  ['table', /\b(tables?|random|d6|d8|roll for)\b/],
  ['name', /\b(name|names|called|call (?:him|her|them|it))\b/],
  ['ideas', /\b(ideas?|next scene|happens? next|what now|stuck|hooks?|twists?|complications?|suggest|surprise)\b/],
  ['clues', /\b(know|knows|known|clues?|learn(?:ed|t)?|secrets?|discover(?:ed)?|found out|mystery|missed)\b/],
  ['ways', /\b(exits?|where|leads?|doors?|ways?|go|paths?|travel|places?|map)\b/],
  ['dangers', /\b(clocks?|dangers?|threats?|looms?|time|doom|comes? closer)\b/],
  ['loot', /\b(loot|treasure|items?|gold|reward)\b/],
  ['people', /\b(who|npcs?|people|anyone|someone|here|present|hid(?:e|es|ing)|lying|attitude)\b/],
  ['party', /\b(party|heroes|players|levels?|hit points|hurt)\b/],
];

/** What a question is about: somebody of the adventure whom it names, else the first thing it has a word for. */
export function readTopic(question: string, npcs: readonly Npc[]): Topic {
  const text = question.toLowerCase();
  const made = signs.slice(0, 5).find(([, sign]) => sign.test(text));
  const npc = made ? undefined : npcs.find((each) => [each.name, ...each.aliases].some((name) => isIn(text, name.toLowerCase())));
  if (npc) return { about: 'npc', npc };
  return { about: (made ?? signs.find(([, sign]) => sign.test(text)))?.[0] ?? 'overview' };
}

function isIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0 || name.length < 3) return false;
  return !/[a-z]/.test(text.charAt(at - 1)) && !/[a-z]/.test(text.charAt(at + name.length));
}
