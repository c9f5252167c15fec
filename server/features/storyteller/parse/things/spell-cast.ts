import type { Brief } from '#domain/narration/brief.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

const casting = /\b(?:cast|perform|conjur|summon|call|invok|us|work|weav|begin|start|do)(?:s|es|e|ing)?\b|\britual\b/i;
const slotWords = /\b(?:level (\d)|(\d)(?:st|nd|rd|th)?[- ]level|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)[- ]level)\b/i;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** The level of slot that words want; undefined where they leave it open. */
function slotIn(text: string): number | undefined {
  const [, after, before, ordinal] = slotWords.exec(text) ?? [];
  if (ordinal !== undefined) return ordinals.indexOf(ordinal.toLowerCase()) + 1;
  const digits = after ?? before;
  return digits === undefined ? undefined : Number(digits);
}

/** An action that casts a spell of the doer's, by the rules of the sheet: what is named, and no check of arcana. What is chosen may stand in a later part of what was said. */
export function withSpellCast(action: HeroAction, { party }: Pick<Brief, 'party'>, whole: string): HeroAction {
  const spells = party.find(({ id }) => id === action.actor.id)?.sheet?.spells ?? [];
  const text = action.clauses.join(' ').toLowerCase();
  const isSaid = action.kind === 'ask' || action.kind === 'ooc' || action.question || action.quote !== null;
  if (isSaid || action.item !== null || !casting.test(text)) return action;
  const [spell] = spells
    .filter(({ name }) => text.includes(name.toLowerCase()))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (!spell) return action;
  const said = whole.toLowerCase();
  const [choice] = spell.choices.filter((each) => said.includes(each.toLowerCase())).toSorted((one, other) => other.length - one.length);
  const slot = slotIn(text);
  return {
    ...action,
    kind: 'cast',
    missing: null,
    absent: false,
    free: null,
    spell: { name: spell.name, ...(slot !== undefined && { slot }), ...(choice !== undefined && { choice }) },
  };
}
