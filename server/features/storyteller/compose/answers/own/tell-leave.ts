import type { Skill } from '#domain/rules/skill.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { chancesOf } from './chances.ts';
import { rollFor, skillIn } from './whole-sheet.ts';

/** What stands before what is asked about: "would it be possible to". */
const leads =
  /^.*?\b(?:(?:can|could|may|might|should|would|if|shall) (?:i|we)(?: just)?(?: be able to| try to| try and)?|(?:possible|allowed|able|hard|difficult|easy|strong enough|roll(?: [^.?!]*?)?|have|need|chances? (?:to|of)|chance i)(?: for (?:me|us))? (?:to|of)?|in order to)\s+(?:be able to |try to )?/i;
const rolling = /^(?:have to |need to )?(?:roll )?(?:to )?/i;

/** Words that ask how likely something is. */
const asksOdds = /\b(?:chances?|odds|likely|likelihood|probab\p{L}+|how (?:hard|difficult|tough|easy)|roll|difficulty|dc|bonus)\b/iu;

/** The skill that something is checked with, by its name in the words or by the verb. */
function skillOf(text: string, { actor }: HeroAction): Skill | undefined {
  const named = skillIn(text);
  if (named) return named;
  const { verb } = verbPhraseOf(text.replace(leads, '').replace(rolling, ''), actor);
  return (verb === null ? undefined : readings.get(verb)?.skill) ?? undefined;
}

/** Whether something can be tried, what would be rolled for it, and what the hero adds. */
export function tellLeave(action: HeroAction, writer: SceneWriter): string[] {
  const { actor, clauses } = action;
  const text = clauses.join(' ').replace(/[?!.]+$/, '');
  const chances = asksOdds.test(text) ? chancesOf(action, writer) : [];
  const named = skillIn(text);
  // Whoever names what they would roll is told of that, whatever else it would be checked with.
  if (chances.length > 0 && (named === undefined || chances.some((each) => each.toLowerCase().startsWith(named)))) return chances;
  if (asksOdds.test(text) && /\b(?:chances?|odds)\b/i.test(text) && !leads.test(text) && !/\b(?:i|we) (?:can|could|will)\b/i.test(text))
    return [
      'Nobody here is against you, so nothing is rolled yet.',
      'Say what you mean to do: what is rolled, and against what, goes by it.',
    ];
  const skill = skillOf(text, action);
  return [
    `${actor.name} can try that.`,
    skill ? rollFor(skill, actor) : 'If it can go wrong, the dice are thrown for you.',
    'Say that you do it.',
  ];
}
