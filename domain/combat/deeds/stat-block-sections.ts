import type { MonsterDetails } from '#domain/srd/monsters/monster-details.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { damageText, effectText, reachText, signed } from '#domain/combat/deeds/attack-figures.ts';

type Feature = MonsterDetails['features'][number];

/** One thing of a stat block, as it is told. */
export interface StatBlockLine {
  /** Its name, with how it comes back. */
  title: string;
  /** What a reaction answers. */
  trigger: string | null;
  /** What its facts give in figures. */
  numbers: string | null;
  /** What its details say of it; paragraphs are parted by an empty line. */
  text: string | null;
}

/** What a creature has and does, under the headings of a stat block. */
export interface StatBlockSections {
  traits: StatBlockLine[];
  actions: StatBlockLine[];
  bonusActions: StatBlockLine[];
  reactions: StatBlockLine[];
  /** What its details say of its spells, and of its legendary actions by their names. */
  spells: string | null;
  legendary: ReadonlyMap<string, string>;
}

const legendaryResistance = 'Legendary Resistance';
const spellcasting = 'Spellcasting';

const brings = (condition: string | undefined) => (condition === undefined ? '.' : `, and ${condition}.`);

/** The attacks and effects of the facts: their names, and their figures in words. */
function numbersOf({ attacks, effects }: StatBlock): { name: string; title: string; numbers: string }[] {
  return [
    ...attacks.map((attack) => ({
      name: attack.name,
      title: attack.name,
      numbers: `${signed(attack.toHit)} to hit, ${reachText(attack)}, ${damageText(attack.damage)}${brings(attack.inflicts?.condition)}`,
    })),
    ...effects.map((effect) => ({
      name: effect.name,
      title: effect.recharge === null ? effect.name : `${effect.name} (Recharge ${effect.recharge}${effect.recharge < 6 ? '–6' : ''})`,
      numbers: `${effect.area === '' ? '' : `${effect.area}; `}${effectText(effect)}${brings(effect.inflicts?.condition)}`,
    })),
  ];
}

const lineOf = ({ name, trigger, text }: Feature): StatBlockLine => ({ title: name, trigger: trigger ?? null, numbers: null, text });

/** The attacks in figures, and Multiattack in words where somebody wrote them down. */
function multiattackOf({ attacksPerTurn }: StatBlock, details: MonsterDetails | undefined): StatBlockLine[] {
  if (details?.multiattack !== undefined) return [{ title: 'Multiattack', trigger: null, numbers: null, text: details.multiattack }];
  return attacksPerTurn > 1 ? [{ title: 'Multiattack', trigger: null, numbers: `${attacksPerTurn} attacks a turn.`, text: null }] : [];
}

/**
 * What a creature has and does, under the headings of a stat block. Features with the name of an attack, an effect or a legendary
 * action are told with it. Without details the facts stand there alone.
 */
export function sectionsOf(block: StatBlock, details: MonsterDetails | undefined): StatBlockSections {
  const features = details?.features ?? [];
  const legendaryNames = new Set(block.legend?.legendaryActions.map(({ name }) => name));
  const own = numbersOf(block);
  const names = new Set(own.map(({ name }) => name));
  const isApart = ({ name }: Feature) => !names.has(name) && !legendaryNames.has(name) && !(name === spellcasting && block.spellcasting);
  const apart = features.filter(isApart);
  const ofKind = (kind: Feature['kind']): StatBlockLine[] => {
    const counted = own.flatMap(({ name, ...line }): StatBlockLine[] => {
      const feature = features.find((each) => each.name === name);
      return (feature?.kind ?? 'action') === kind ? [{ ...line, trigger: feature?.trigger ?? null, text: feature?.text ?? null }] : [];
    });
    return [...counted, ...apart.filter((each) => each.kind === kind).map(lineOf)];
  };
  const known = block.traits.map(({ name, text }): StatBlockLine => ({ title: name, trigger: null, numbers: null, text }));
  return {
    // The line of its legend says how often a day, in the lair too.
    traits: details ? ofKind('trait').filter(({ title }) => !(title === legendaryResistance && block.legend)) : known,
    actions: [...multiattackOf(block, details), ...ofKind('action')],
    bonusActions: ofKind('bonusAction'),
    reactions: ofKind('reaction'),
    spells: block.spellcasting ? (features.find(({ name }) => name === spellcasting)?.text ?? null) : null,
    legendary: new Map(features.filter(({ name }) => legendaryNames.has(name) && !names.has(name)).map(({ name, text }) => [name, text])),
  };
}
