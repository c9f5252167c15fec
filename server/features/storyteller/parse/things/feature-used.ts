import type { Brief } from '#domain/narration/brief.ts';
import { speaksOfSpell, spellPattern } from '#domain/narration/spells/hero-spells.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { heroesMeant, namedBehind } from './spell-cast.ts';

/** Verbs by which a feature is used that is named after them. */
const using = String.raw`(?:us|activat|invok|trigger|spend|channel|unleash|call|draw|enter|go|take|catch|fly|fall|work|try|burn|expend|do|lay|giv)(?:e?s|e|ing)? (?:(?:up|on|upon|into|in|out|of|from|a|an|my|the|some|one|two|all|\d+|uses?|points?|hit) )*`;
const asDeed = String.raw`^\s*(?:(?:and|then|now|so|first|quickly) )*(?:(?:i|we)(?:'ll| will)? )?`;
const amount = /\b(\d{1,3}) (?:hit ?)?(?:points?|hp)\b/i;

/** Whether words are the name of something and nothing else: "Second Wind!" */
const isNameAlone = (text: string, name: string) => new RegExp(`${asDeed}${spellPattern(name)}[\\s.!]*$`, 'iu').test(text);

/** Whether words use what they name. */
const isUsed = (text: string, name: string) => new RegExp(`(?:\\b${using}|${asDeed})${spellPattern(name)}`, 'iu').test(text);

/** An action that uses a feature of the doer's sheet as such: it is no check, and needs nothing that lies here. */
export function withFeatureUsed(action: HeroAction, stage: Pick<Brief, 'adventure' | 'party' | 'state'>, whole: string): HeroAction {
  const features = stage.party.find(({ id }) => id === action.actor.id)?.sheet?.features ?? [];
  const text = action.clauses.join(' ').toLowerCase();
  // Nobody has set it in quotation marks, and it calls nobody.
  const called = /["“”]/.test(whole) ? undefined : features.find(({ name }) => isNameAlone(whole, name));
  const isSaid = action.kind === 'ask' || action.kind === 'ooc' || action.question || action.quote !== null;
  if ((isSaid && !called) || action.down || action.spell !== null || action.item !== null) return action;
  const [feature] = features
    .filter((each) => each === called || (speaksOfSpell(text, each.name) && isUsed(text, each.name)))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (!feature) return action;
  const behind = `${text} ${namedBehind(whole, feature.name)}`;
  const target = heroesMeant(action, stage, behind)?.find((id) => id !== action.actor.id);
  const times = feature.isPool ? Number(amount.exec(behind)?.[1] ?? 0) : 0;
  const plain = { skill: null, missing: null, absent: false, free: null, change: null, brings: null, hindered: null, peril: null };
  return {
    ...action,
    ...plain,
    kind: 'use',
    quote: null,
    targets: [],
    sure: true,
    feature: {
      name: feature.name,
      ...(target !== undefined && { target }),
      ...(times > 0 && { times }),
      ...(feature.isAfterRest && { isAfterRest: true }),
    },
  };
}
