import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { takenLoot } from '#domain/narration/play-state.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { styleOf } from '#server/features/storyteller/parse/things/style.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

/** What is done to bring somebody round, whatever the means; each is first aid. */
const caring =
  /^(?:help|assist|aid|save|slap|smack|pinch|poke|nudge|shake|wake|awaken|rouse|revive|resuscitate|bandage|bind|patch|heal|tend|treat|nurse|care|stabili[sz]e|stitch|clean|dress|see to|look after|take care|check|feel|kneel|pour|splash|sprinkle|dump|empty|tip|spray|throw (?:\p{L}+ ){0,4}water|give|feed|administer|offer|hand|kiss|breathe|press|stop|prop|sit|cradle|cast|lay|pray|get (?:him|her|them|\p{L}+) (?:up|back|on)|raise|pull (?:him|her|them|\p{L}+) (?:up|to)|try|do|perform|use|apply|put|wrap|tie|rub|hold|hug|massage|blow|wave|bring (?:him|her|them|\p{L}+) (?:round|around|back|to)|first aid|cpr|mouth)\b/u;
/** What takes somebody who cannot walk out of the way. */
const dragging = /^(?:drag|haul|pull|carry|sling|shoulder|move|get|take|bring|lug|heave|tow|pick|lift|grab|hoist|scoop)\b/;
/** Out of the place, by whichever way there is. */
const outOfHere = /\b(?:out of (?:here|this|there|danger|reach)|away(?: from here)?|off|to safety|somewhere safer?|outside)(?=[,.!]|$)/;
/** Verbs that do other things as well, and are care only where a wound, a drink or the like is named beside whoever lies there. */
const wide =
  /^(?:check|feel|kneel|press|stop|sit|lay|pray|try|do|perform|use|apply|put|wrap|tie|rub|hold|hug|blow|wave|cast|throw|give|feed|offer|hand|look|take|clean|dress|empty|tip)\b/;
const means =
  /\b(?:wounds?|bleeding|bandages?|bites?|cuts?|pulse|heart|heal\p{L}*|cure\p{L}*|first aid|cpr|kiss of life|mouth to mouth|smelling salts?|potions?|cordial|draught|tonic|elixir|salve|ointment|herbs?|water|drink|brandy|cider|ale|beer|wine|rum|medicine|kit|chest|head|face|breath\p{L}*|shoulders?|feet|awake|round|up|alive|cloth|blanket|tourniquet|spell|hands? on|word)\b/iu;
/** What is given to drink or laid on that not everybody has with them. Water and a strip of cloth are at hand anywhere, and Medicine is a skill as well. */
const remedy =
  /\b(potions?|cordial|draught|tonic|elixir|salve|ointment|herbs?|brandy|cider|ale|beer|wine|rum|(?<!\b(?:use|using|with|try|roll|attempt)(?: my)? )medicine(?! (?:check|skill|roll|test)s?\b)|smelling salts?|healer'?s kit|healing kit|first aid kit)\b/i;
const pronoun = /\b(?:him|her|them|he|she|they|his|their)\b/i;
/** "Pull her away from the eel": who is meant stands right after the verb, whoever is named later. */
const objectFirst = /^\S+ (?:him|her|them)\b(?! \p{L}+'s)/iu;

/** Somebody's wounds are seen to. */
const tending =
  /^(?:(?:i|we|and|then|now|please|kindly|just|quickly),? )*(?:see to|look after|take care of|attend to|tend(?: to)?|dress|bind(?: up)?|bandage|clean|patch up|treat|nurse) (?<whose>my|our|(?!the\b|its\b)\p{L}+(?: \p{L}+)?['’]s?) (?:\p{L}+ )?(?:wounds?|bites?|cuts?|hurts?|injur(?:y|ies)|bruises?|bleeding|gash(?:es)?)\b/iu;
/** What is only called to whoever lies there: "…, wake up please". */
const urging =
  /,? (?:wake up|come on|hold on|hang on|stay with (?:me|us)|breathe|please|don['’]t (?:you dare|die)|live)\b(?! (?:with|by|using|and)\b)[^"]*$/iu;
/** What is wrong with whoever lies here, without a word of whom it is: "press on the wound". */
const ofWound = /\b(?:the|that|those) (?:\p{L}+ )?(?:wounds?|bleeding|blood|cuts?|bites?|gash(?:es)?)\b/iu;

/** A clause as typed, and from its verb on in small letters. */
interface Said {
  text: string;
  said: string;
}

/** Those here who are at 0 hit points, but for the doer. */
function fallenHere(actor: Hero, { party, state }: Stage): Hero[] {
  return party.filter((hero) => hero.id !== actor.id && heroHitPointsOf(state, hero) === 0);
}

/** Which of those who lie here the words are about: by name, or as "her" where they name nobody else. */
function fallenIn({ text, said }: Said, fallen: readonly Hero[], stage: Stage, before: readonly Target[]): Hero | undefined {
  const named = fallen.find(({ name }) => isNamed(text, name));
  const others = objectFirst.test(said)
    ? []
    : targetsIn(text, stage.adventure, stage.state, stage.party).filter(({ kind }) => kind === 'npc' || kind === 'hero');
  if (named || others.length > 0 || !pronoun.test(text)) return named;
  const last = before.find(({ kind }) => kind === 'npc' || kind === 'hero');
  if (last?.kind === 'hero') return fallen.find(({ id }) => id === last.hero.id);
  return last === undefined && fallen.length === 1 ? fallen[0] : undefined;
}

/** Wounds of somebody of the party that are seen to, whether or not they lie here: "see to Tov's wounds". */
function woundsTended(typed: string, actor: Hero, { party }: Stage): HeroAction | null {
  const whose = tending.exec(typed)?.groups?.['whose'];
  const hero =
    whose === undefined ? undefined : party.find(({ name }) => isNamed(whose, name) || isNamed(whose, name.split(' ')[0] ?? name));
  const meant = hero ?? (/^(?:my|our)$/iu.test(whose ?? '') ? actor : undefined);
  return meant
    ? action(actor, [typed.replace(/^(?:please|kindly),? /iu, '')], {
        kind: 'help',
        skill: 'medicine',
        targets: [{ kind: 'hero', hero: meant }],
      })
    : null;
}

/** What stands on a sheet for what people call a healing kit as well. */
const isHealersKit = /^healer['’]?s kit\b/i;

/** A remedy that the words would give and that nobody here has. */
function missingRemedy(text: string, actor: Hero, stage: Stage): string | null {
  const [, named] = remedy.exec(text) ?? [];
  if (named === undefined) return null;
  const noun = named.toLowerCase();
  const isLoot = takenLoot(stage.adventure, stage.state).some(({ name, aliases }) =>
    [bare(name), ...aliases].some((each) => isNamed(each, noun) || isNamed(text, each)),
  );
  const pack = stage.party.find(({ id }) => id === actor.id)?.sheet?.pack ?? [];
  const isInPack = pack.some((name) => isNamed(name, noun) || isNamed(text, name) || (noun.endsWith('kit') && isHealersKit.test(name)));
  return isLoot || isInPack || carriedIn(text, actor, stage).length > 0 ? null : noun;
}

/**
 * What is done for somebody of the party who lies at 0 hit points: whatever the means, it is first aid (SRD 5.2.1, Help: Wisdom (Medicine)).
 * Dragging them out of the way is strength, and brings nobody round. Null where nobody lies here or the words are about something else.
 */
export function readCare(
  { text: typed, quote, question }: HeardClause,
  actor: Hero,
  stage: Stage,
  before: readonly Target[],
): HeroAction | null {
  const hurt = quote === null && !question ? woundsTended(typed, actor, stage) : null;
  if (hurt) return hurt;
  const fallen = fallenHere(actor, stage);
  const text = typed.replace(urging, '');
  if (fallen.length === 0 || quote !== null || question) return null;
  const { verb, rest } = verbPhraseOf(text.replace(/^(?:(?:and|then|please|just|quickly),? )+/iu, ''), actor);
  const said = (verb === null ? text : `${verb} ${rest}`).toLowerCase();
  const isAwakening = /^(?:wake|get) up\b/.test(said);
  const isOfWound = caring.test(said) && ofWound.test(said) && before.some((each) => each.kind === 'hero' && fallen.includes(each.hero));
  const hero = (isAwakening || isOfWound) && fallen.length === 1 ? fallen[0] : fallenIn({ text, said }, fallen, stage, before);
  if (!hero) return null;
  const target: Target = { kind: 'hero', hero };
  const isCare = caring.test(said) && (!wide.test(said) || means.test(said.replace(hero.name.toLowerCase(), ' ')));
  if (isCare) {
    const missing = missingRemedy(text, actor, stage);
    if (missing !== null) return action(actor, [text], { kind: 'use', targets: [target], absent: true, missing });
    return action(actor, [text], { kind: 'help', skill: 'medicine', targets: [target], style: styleOf(text) });
  }
  const leads = targetsIn(text, stage.adventure, stage.state, []).some(({ kind }) => kind === 'exit');
  if (!dragging.test(said)) return null;
  return action(
    actor,
    [text],
    leads
      ? { kind: 'travel', targets: targetsIn(text, stage.adventure, stage.state, []) }
      : outOfHere.test(said)
        ? { kind: 'flee' }
        : { kind: 'help', targets: [target] },
  );
}
