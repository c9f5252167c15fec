import type { Hero } from '#domain/narration/brief.ts';
import { takenLoot } from '#domain/narration/play-state.ts';
import { withArticle } from '#domain/text/noun-text.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { heroHere } from './is-it-so.ts';
import type { Asked } from './unknown.ts';

/** Who somebody of the party is: whom their player has made of them, and where they are. */
export function whoIsHero(hero: Hero, asked: Asked): string[] {
  if (hero.id === asked.actor.id) return [`${hero.name}? That is you.`];
  const { card } = hero;
  const made = card ? `, ${withArticle(card.species.toLowerCase())}, ${card.classes}` : '';
  const where = heroHere(hero, asked).map((text) => text.replace(/^(?:Yes|No)\. /, ''));
  return [`${hero.name} is one of your own party${made}: a companion, and no stranger.`, ...where];
}

/** Who of the party is whom, and who writes for them: for one who is named, else for all. */
export function tellHeroes(writer: SceneWriter, { actor, clauses }: HeroAction): string[] {
  const text = clauses.join(' ');
  const others = writer.context.whole.party.filter(({ id }) => id !== actor.id);
  if (others.length === 0) return [`You play ${actor.name}, and nobody else is in the party.`];
  const named = others.filter(({ name }) => isNamed(text, name.toLowerCase()));
  const meant = named.length > 0 ? named : others;
  const made = meant.map(({ name, card }) => (card ? `${name} (${card.species.toLowerCase()}, ${card.classes})` : name));
  const names = listed(meant.map(({ name }) => name));
  return [
    `You play ${actor.name}.`,
    `${listed(made)} ${meant.length > 1 ? 'have players of their own, who write for them' : 'has a player of their own, who writes for them'}.`,
    `Nobody else decides what ${names} ${meant.length > 1 ? 'say and do' : 'says and does'}, the narrator neither.`,
  ];
}

/** How a hero looks, as far as the tale tells. */
export function ownLooks(writer: SceneWriter, actor: Hero): string[] {
  const things = takenLoot(writer.context.brief.adventure, writer.before)
    .filter(({ id }) => writer.before.taken[id] === actor.id)
    .map(({ name }) => withinSentence(name));
  return [
    `${actor.name} looks like somebody who has come a long way${things.length > 0 ? `, with ${listed(things)} at hand` : ''}.`,
    'What you wear and how you look stands on your sheet.',
  ];
}
