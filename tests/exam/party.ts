import { makeReadyHero } from '#domain/character/creation/ready-hero.ts';
import type { ReadyHero } from '#domain/character/creation/ready-hero.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { heroHitPointsOf, heroSheetOf } from '#domain/narration/hero-sheet.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

/** Who plays an evening of the exam, by the id of their player. Nobody plays Tov: he is away. */
const heroes: Readonly<Record<string, ReadyHero>> = {
  'hero-1': { name: 'Mira', race: 'halfling', class: 'rogue' },
  'hero-2': { name: 'Tov', race: 'dwarf', class: 'fighter' },
};

/** The party with sheets, as at a table; hit points are as the story has left them. */
export function partyOf(state: PlayState): Hero[] {
  return Object.entries(heroes).map(([id, hero]) => {
    const made = makeReadyHero({ id, userId: id, campaignId: 'exam' }, hero, 'srd');
    if (!made.ok) throw new Error(`${hero.name} cannot be made.`);
    const [sheet, card] = [heroSheetOf(made.value), heroCardOf(made.value)];
    const whole: Hero = { id, name: hero.name, sheet, card, ...(id === 'hero-2' && { isAway: true as const }) };
    const left = heroHitPointsOf(state, whole);
    return { ...whole, card: { ...card, now: { ...card.now, hitPoints: { ...card.now.hitPoints, left } } } };
  });
}
