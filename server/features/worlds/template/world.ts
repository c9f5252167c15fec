import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import type { Lore } from '#domain/world/lore/lore.ts';
import { items, monsters } from './lore-beasts-and-things.ts';
import { classes, factions } from './lore-callings-and-factions.ts';
import { geography, races } from './lore-lands-and-peoples.ts';
import { quests, spells } from './lore-spells-and-quests.ts';

/** What people on the coast call some of it besides its name, by the entry's id. */
const aliases: TemplateWorld['aliases'] = {
  'river-wend': ['The Wend'],
  patience: ['Patience'],
  'lantern-keeper': ['Lantern Brethren'],
  underwriters: ['The Underwriters'],
};

interface TemplateWorld {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly lore: Lore;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** The world everybody may join: what its people know of it, and none of what they hide. */
export const templateWorld: TemplateWorld = {
  id: FREE_TEMPLATE_WORLD,
  name: 'The Slake Coast',
  description:
    'A coast of mud, salt and good manners, where every tide is called in by a bell and signed for in a book. Ferries, lighthouses and widows keep their own laws here; the drowned are given back late; and the harbour town of Tollhithe has woken to find that the sea has gone out and is not coming home.',
  lore: { geography, races, classes, factions, monsters, items, spells, quests },
  aliases,
};
