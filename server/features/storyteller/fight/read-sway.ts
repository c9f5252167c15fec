import type { SkillName } from '#domain/rules/skill.ts';
import { isForAny } from '#server/features/storyteller/parse/purpose/purpose-model.ts';
import type { Purpose } from '#server/features/storyteller/parse/purpose/purposes.ts';
import { isGift } from './read-peace.ts';

/** What words have in them that ask a foe to stop, by how they do it. */
const ways: readonly (readonly [SkillName, RegExp])[] = [
  [
    'intimidation',
    /\b(?:threaten|intimidate|scare|frighten|terrify|menace|surrender|yield|give (?:up|in)|(?:drop|put down|lay down|throw down) (?:your|the|their|his|her) (?:weapons?|arms|swords?|axes?|knife)|stand down|back (?:off|away|down)|run away|get (?:lost|out of here)|or else|last (?:chance|warning)|drive \S+ off|shoo|chase \S+ (?:off|away))/i,
  ],
  ['deception', /\b(?:bluff|trick|lie to|fool|deceive|pretend)/i],
  ['performance', /\b(?:sing|hum|lullaby|dance for)/i],
  [
    'persuasion',
    /\b(?:persuade|convince|plead|beg|reason with|parley|truce|peace|talk \S+ (?:\S+ )?(?:down|out of)|negotiate|appeal to|bribe|mean (?:you |it |them )?no harm|no need (?:to fight|for (?:this|blood))|stop (?:fighting|this)|(?:do not|don't) (?:want|need|have) to fight|lets? (?:us|me) (?:go|pass|by|through|be|live|leave)|leaves? us (?:alone|be)|calm|soothe|pacify|tame|quiet|pet\b|stroke|settle \S+ down|win \S+ over)/i,
  ],
];

const givesUp = /\b(?:i|we) (?:surrender|yield|give (?:up|in)|back (?:off|away|down)|run away)\b/i;

/** By which skill words are tried that are said for a purpose. */
const byPurpose: readonly (readonly [Purpose, SkillName])[] = [
  ['threat', 'intimidation'],
  ['bluff', 'deception'],
  ['offer', 'persuasion'],
  ['want', 'persuasion'],
];

/** The skill of words that are said aloud, by what is wanted with them. */
const spokenWay = (text: string): SkillName | undefined => byPurpose.find(([purpose]) => isForAny(text, purpose))?.[1];

/**
 * The skill by which words would have a foe give up the fight; a beast is won over with a hand for beasts. Words that are `isSaid` aloud
 * say so in any form. Null where they want nothing of the kind.
 */
export function readSway(text: string, isBeast: boolean, isSaid = false): SkillName | null {
  const gift = isGift(text) ? 'persuasion' : undefined;
  const said = ways.find(([, words]) => words.test(text))?.[0] ?? gift ?? (isSaid ? spokenWay(text) : undefined);
  const skill = givesUp.test(text) ? undefined : said;
  return skill === undefined ? null : isBeast && skill !== 'intimidation' ? 'animal handling' : skill;
}
