import type { Brief, Hero } from '#domain/narration/brief.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { heroCalled, otherHeroIn } from '#server/features/storyteller/parse/line/other-hero.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { namedBehind } from '#server/features/storyteller/parse/things/spell-cast.ts';

/** Verbs of what is done to somebody within reach, with what stands behind them. */
const reaching =
  /\b(?:giv|hand|pass|toss|lend|offer|help|heal|mend|cur|tend|treat|touch|feed|lift|carry|hug|hold|wake|free|unti|bandag|stabili[sz]|revive?|administer|pour|apply|lay|us|cast|bind)(?:e|s|es|ies|ed|ing)?\b(.*)/is;

/** Words after which somebody is spoken of, and nothing is done to them. */
const spokenOf = /\b(?:for|about|of|from|like|as|after|until|while|before|because|so|find|look|towards?|belongs?)\b/i;

/** What of somebody is tended is theirs. */
const ofTheirs = /\b(?:wounds?|injur(?:y|ies)|cuts?|bruises?|bleeding|hands?) of\b/i;

const isUnmeant = ({ kind, quote, question, offers }: HeroAction) =>
  quote !== null || question || kind === 'ask' || kind === 'ooc' || kind === 'travel' || kind === 'flee' || (kind === 'talk' && !offers);

/** The hero at another place whom an action would reach. */
function reachedFor(action: HeroAction, text: string, away: readonly Hero[], { adventure, state }: Brief): Hero | undefined {
  const [, behind = ''] = reaching.exec(text) ?? [];
  const [words = ''] = behind.replace(ofTheirs, ' ').split(spokenOf);
  const named = targetsIn(words, adventure, state, away);
  return named.flatMap((each) => (each.kind === 'hero' && each.hero.id !== action.actor.id ? [each.hero] : []))[0];
}

/** The hero at another place whom words call, or whose doing they tell: "Tov, come back", "Tov grabs the boy". */
const heroMeant = (said: string, actor: Hero, away: readonly Hero[]) =>
  heroCalled(said, actor, away) ?? otherHeroIn({ text: said, quote: null, question: /\?\s*$/u.test(said) }, actor, away);

/** A text that says more than one thing. */
const severalSentences = /[.!?…]["')]?\s+\S/u;

/**
 * An action that would reach a hero who is at another place: a spell on them, a potion, help, a thing handed over. Nothing comes of it and
 * it costs nothing; one that stands after a journey is for them once they are reached. Words that call such a hero, or tell what that hero does, and say nothing else, are
 * not heard.
 */
export function withAway(action: HeroAction, brief: Brief, whole: Brief, said: string): HeroAction {
  const here = brief.state.scene;
  const away = whole.party.filter(({ id }) => sceneIdOf(whole.state, id) !== here);
  const { spell, item, feature } = action;
  const called = away.length > 0 && !severalSentences.test(said) ? heroMeant(said, action.actor, away) : undefined;
  if (called) {
    const { meets: _meets, ...unheard } = unreached(action, called, whole);
    return { ...unheard, quote: said, question: false, asked: null };
  }
  if (away.length === 0 || isUnmeant(action) || (spell !== null && !spell.targets)) return action;
  const name = spell?.name ?? feature?.name;
  const text = `${action.clauses.join(' ')} ${name === undefined ? '' : namedBehind(said, name)}`;
  const hero = reachedFor(action, text, away, brief);
  if (!hero) return action;
  if (action.afterTravel)
    return {
      ...action,
      ...(spell && { spell: { ...spell, targets: [hero.id] } }),
      ...(item && { item: { ...item, target: hero.id } }),
      ...(feature && { feature: { ...feature, target: hero.id } }),
    };
  return unreached(action, hero, whole);
}

/** An action of which nothing comes, since the hero whom it is for is elsewhere. */
function unreached(action: HeroAction, hero: Hero, whole: Brief): HeroAction {
  const place = whole.adventure.scenes.find(({ id }) => id === sceneIdOf(whole.state, hero.id))?.name ?? 'some other place';
  const plain = { skill: null, missing: null, free: null, change: null, brings: null, hindered: null, peril: null, pays: null, gear: null };
  const nothing = { spell: null, item: null, feature: null, targets: [], offers: false, wants: null, absent: true };
  return { ...action, ...plain, ...nothing, kind: 'use', sure: true, away: { hero: hero.name, place: withinSentence(place) } };
}
