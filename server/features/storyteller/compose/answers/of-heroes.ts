import type { Hero } from '#domain/narration/brief.ts';
import { withArticle } from '#domain/text/noun-text.ts';
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
