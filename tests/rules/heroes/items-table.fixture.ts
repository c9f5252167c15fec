import { aligned } from './heroes-table.fixture.ts';
import type { PlayedItem } from './play-items.fixture.ts';

type Outcome = PlayedItem['fight'];

const isRefused = (outcome: Outcome): outcome is { refused: string } => typeof outcome === 'object';

/** Items with what they can do, each item once: "Immovable Rod (Push the button)". */
function byItem(played: readonly PlayedItem[]): string {
  const ways = Map.groupBy(played, ({ item }) => item);
  return [...ways].map(([item, each]) => `${item} (${each.map(({ way }) => way).join('; ')})`).join(', ');
}

/** The part of the document that says what magic items do. */
export function itemsTable(played: readonly PlayedItem[]): string {
  const kinds = [...Map.groupBy(played, ({ kind }) => kind)].toSorted(([one], [other]) => one.localeCompare(other));
  const count = (each: readonly PlayedItem[], is: (one: PlayedItem) => boolean) => String(each.filter(is).length);
  const rows = kinds.map(([kind, each]) => [
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    String(new Set(each.map(({ item }) => item)).size),
    count(each, ({ sheet }) => sheet === 'acts'),
    count(each, ({ sheet }) => sheet === 'told'),
    count(each, ({ fight }) => fight === 'acts'),
    count(each, ({ fight }) => fight === 'told'),
    count(each, ({ fight }) => isRefused(fight)),
  ]);
  const told = kinds.flatMap(([kind, each]) => {
    const only = each.filter(({ sheet, fight }) => sheet !== 'acts' && fight !== 'acts' && !isRefused(fight));
    return only.length === 0 ? [] : [`- **${kind}**: ${byItem(only)}.`];
  });
  const refused = played.flatMap(({ item, way, fight }) => (isRefused(fight) ? [`- ${item}, ${way}: ${fight.refused}`] : []));
  return `${[
    '## What magic items do',
    '',
    'Whoever carries a magic item of the SRD or of the campaign’s homebrew uses it from the Items tab, from the sheet, in a fight, or by saying so to the narrator. It must be attuned where its entry asks for that, and held or worn; a potion is drunk out of the pack, or given to another.',
    '',
    '- **Charges** are counted on the item, and come back with a long rest as the entry’s dice say: a dawn goes with it. Dice that say how many there are fall with the first use. The d20 of the last charge is rolled, and what it says is done. Charges of items that rest for days are brought back with _Recharge_.',
    '- **A spell** is cast at the level that the item says, with the item’s DC and attack bonus, or those of whoever uses it.',
    '- **A potion** that would heal nothing is kept, and whoever drinks it is told so; the sheet asks first, and uses it where that is meant all the same ([decision 218](decisions/0218-what-would-heal-nothing-is-asked-about.md)). Of a pile several are drunk at one press, or by words (_I drink two potions_), as many as help ([decision 162](decisions/0162-items-help-call-and-read.md)).',
    '- **A healer’s kit** has ten uses. One of them stabilizes somebody at 0 hit points without a check; in the story they are stable, as after first aid that comes off, and wake once they are healed or a long rest is over. On somebody who stands it is refused, and keeps its use. Spare the Dying does the same.',
    '- **Creatures** that an item calls (figurines, horns, gems, bags) come and stay as those of a spell do. Out of a bag a die says which.',
    '- **In a fight** it takes what its entry says: a potion a bonus action, most else an action. Undo gives charges and potions back.',
    '- **A scroll** asks once which spell stands on it. It then casts it with its own DC and attack bonus, for those who have the spell on a list. Above one’s level it takes a check first, and is wasted where that fails. A wizard copies it into the spellbook on the sheet, outside a fight.',
    '- **The table** chooses what stands in tables of the text, and what an item answers with a reaction; that is used by a press, too.',
    '',
    'The same test uses everything that every item can do, once on a sheet and once in a fight.',
    '',
    ...aligned([['Kind', 'Items', 'Acts (sheet)', 'Told (sheet)', 'Acts (fight)', 'Told (fight)', 'Cannot (fight)'], ...rows]),
    '',
    '### Items whose use is only told',
    '',
    'It is paid, the table reads it, and nothing else of it is for rules to count.',
    '',
    ...told,
    '',
    '### Items that cannot be used so in a fight',
    '',
    ...refused,
  ].join('\n')}\n`;
}
