import type { Hero } from '#domain/narration/brief.ts';
import { takenLoot } from '#domain/narration/play-state.ts';
import { withArticle } from '#domain/text/noun-text.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
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
