import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { DocumentLine } from './lines-of.ts';
import type { Find } from './proposal.ts';

const labels: [LoreCategory, string][] = [
  ['quests', '(?:side |main )?quest|mission|job|bounty|task'],
  ['items', '(?:magic )?item|artifact|artefact|relic|treasure'],
  ['spells', 'spell|cantrip|ritual'],
  ['monsters', 'monster|creature|beast'],
  ['factions', 'faction|guild|organi[sz]ation'],
  ['geography', 'loc|location|place|town|village|city|region'],
  ['races', 'race|people|species'],
  ['classes', 'class|calling|subclass'],
];

const patterns = labels.map(([category, text]): [LoreCategory, RegExp] => [
  category,
  new RegExp(
    `^(?:[-*•]\\s+)?(?:new )?(?:${text})(?: idea)?\\s?(?::|=|->|-|–|—)\\s+(?<name>\\S.{1,80}?)(?:\\s(?:-|–|—|->|=|\\()|[:.;!?(]|$)`,
    'i',
  ),
]);

/** Finds lines that say themselves what they name: "quest: Close the Door", "item idea - Widow's Ladle: soup from it heals". */
export function findLabelled(lines: DocumentLine[]): Find[] {
  return lines.flatMap((line) => {
    if (line.isHeading || line.text.length > 400 || !/[:=–—-]\s/.test(line.text.slice(0, 40))) return [];
    for (const [category, pattern] of patterns) {
      const match = pattern.exec(line.text);
      const name = match?.groups?.['name']?.trim();
      if (name === undefined) continue;
      return [{ category, name, text: line.text, start: line.start, end: line.end, confidence: 0.85, foundBy: 'heading' as const }];
    }
    return [];
  });
}
