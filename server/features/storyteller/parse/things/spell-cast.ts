import type { Brief } from '#domain/narration/brief.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { HeroSpell } from '#domain/narration/spells/hero-spells.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { heroesIn, sceneIdOf } from '#domain/narration/whereabouts.ts';
import { npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';

type Stage = Pick<Brief, 'adventure' | 'party' | 'state'>;

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

/** Words by which a spell is cast that is named with them, besides those of casting: "I heal Rurik with Healing Word". */
const helping = /\b(?:heal|mend|cur|restor|bless|grant|giv|tend|speak|touch|lay|put|whisper|bestow|protect|ward|shield)(?:s|es|e|ing)?\b/i;
/** Words that can be nothing but casting. */
const outright = /^\s*(?:(?:and|then|now|so) )*i (?:(?:will|now|then|also) )*cast\b/i;
const oneself = /\b(?:me|myself|us|ourselves)\b/i;
const everybody = /\b(?:us|ourselves|everyone|everybody|each of us|all of us|the (?:whole )?(?:party|group)|the others)\b/i;

/** Whether words cast a spell that they name. */
function isCast(text: string, { name, targets }: HeroSpell): boolean {
  const called = name.toLowerCase();
  if (casting.test(text.replace(called, ' '))) return true;
  // One word alone may be what is done and not the spell: "I aid Rurik"; nobody blesses but by the spell.
  return targets !== undefined && helping.test(text) && (called.includes(' ') || called === 'bless' || text.includes(`with ${called}`));
}

/** What of a whole intent may still name whom a spell is for: what stands right behind its name, up to the next verb. */
function namedBehind(whole: string, name: string): string {
  const behind = whole.slice(whole.toLowerCase().indexOf(name.toLowerCase()) + name.length);
  return behind.split(/[.;!?\n]|\b(?:then|while|before|after|so)\b|\band (?:i|we|then|give|take|go|try|tell|ask)\b/i)[0] ?? '';
}

/** The heroes whom a spell is for, by their names and by "me", "myself", "us"; null where words name none. */
function heroesMeant(action: HeroAction, { adventure, party, state }: Stage, text: string): string[] | null {
  const here = heroesIn(state, [...party], sceneIdOf(state, action.actor.id));
  const called = targetsIn(text, adventure, state, party).flatMap((each) => (each.kind === 'hero' ? [each.hero.id] : []));
  const isMeant = (hero: Hero) => {
    if (everybody.test(text))
      return here.some(({ id }) => id === hero.id) && !(/\bthe others\b/i.test(text) && hero.id === action.actor.id);
    return called.includes(hero.id) || (hero.id === action.actor.id && oneself.test(text));
  };
  const named = party.filter(isMeant).map(({ id }) => id);
  const spoken = action.targets.flatMap((each) => (each.kind === 'hero' ? [each.hero.id] : []));
  const all = [...new Set([...spoken, ...named])];
  return all.length > 0 ? all : null;
}

/** Letters of a choice that are enough to mean it: "persuade" means Persuasion. */
const stem = 6;

/** What is chosen of a spell by words: by its name, else by what sounds like the beginning of it. */
function choiceIn({ choices }: HeroSpell, said: string): string | undefined {
  const longest = (found: readonly string[]) => found.toSorted((one, other) => other.length - one.length)[0];
  const isBegun = (each: string) =>
    each.length > stem && said.split(/[^a-z]+/).some((word) => word.startsWith(each.toLowerCase().slice(0, stem)));
  return longest(choices.filter((each) => said.includes(each.toLowerCase()))) ?? longest(choices.filter(isBegun));
}

/** Those a spell is for: who is named, else the caster where it is for one and lasts, or where nobody else plays. */
function targetsOf(action: HeroAction, spell: HeroSpell, stage: Stage, whole: string): string[] {
  const words = `${action.clauses.join(' ')} ${namedBehind(whole, spell.name)}`.replaceAll(
    new RegExp(escapePattern(spell.name), 'gi'),
    ' ',
  );
  const isOwn = stage.party.length === 1 || (spell.targets?.mends === false && spell.targets.most[0] === 1);
  return heroesMeant(action, stage, words) ?? (isOwn ? [action.actor.id] : []);
}

/**
 * An action that casts a spell of the doer's, by the rules of the sheet: what is named, and no check of arcana. What is chosen, and whom
 * it is for, may stand in a later part of what was said. A spell that helps heroes and is meant for somebody else is left as it is.
 */
export function withSpellCast(action: HeroAction, stage: Stage, whole: string): HeroAction {
  const spells = stage.party.find(({ id }) => id === action.actor.id)?.sheet?.spells ?? [];
  // "I cast Mass Healing Word on Rurik" is no word to Rurik, where nobody has set it in quotation marks.
  const isPlain = !/["“”]/.test(whole) && outright.test(action.quote ?? action.clauses.join(' '));
  const text = (isPlain ? (action.quote ?? action.clauses.join(' ')) : action.clauses.join(' ')).toLowerCase();
  const isSaid = !isPlain && (action.kind === 'ask' || action.kind === 'ooc' || action.question || action.quote !== null);
  if (isSaid || action.item !== null) return action;
  const [spell] = spells
    .filter((each) => text.includes(each.name.toLowerCase()) && isCast(text, each))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (!spell) return action;
  const targets = spell.targets && targetsOf(action, spell, stage, whole);
  if (targets?.length === 0 && npcOf(action)) return action;
  const choice = choiceIn(spell, whole.toLowerCase());
  const slot = slotIn(text);
  const how = { ...(slot !== undefined && { slot }), ...(choice !== undefined && { choice }), ...(targets && { targets }) };
  return {
    ...action,
    kind: 'cast',
    skill: null,
    quote: null,
    question: false,
    missing: null,
    absent: false,
    free: null,
    change: null,
    spell: { name: spell.name, ...how },
  };
}
