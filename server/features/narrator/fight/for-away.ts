import type { Combat } from '#domain/combat/state.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { rulingRefusals } from '#domain/narration/rulings/ruling-words.ts';
import type { FightMeans } from './fight-means.ts';
import type { Played } from './play-action.ts';

/** What is told where the hero of a player who is away keeps what is theirs. */
export function keptBy({ hero }: FightMeans): Played {
  const sentence = rulingRefusals.awayKeeps.replace('{hero}', hero.name);
  return { text: sentence, outcome: 'blocked', why: { code: 'fightRefused', slots: { sentence } }, options: [] };
}

/** Words that a hero's own player could say, as others bid them: "I attack the hound" becomes "Tov, attack the hound". */
export function asBidden(text: string, { hero }: FightMeans): string[] {
  const bidden = /^I (?!'|am\b|end my turn)(.+)$/u.exec(text)?.[1];
  return bidden === undefined ? [] : [`${hero.name}, ${bidden.replaceAll(/\bmy\b/gu, 'your')}`];
}

/** Whose words offered ones are: those of a hero whose player is away are said by all others who play. */
export function sayersOf(userId: string, party: Brief['party']): string[] {
  const isAway = party.some((hero) => hero.id === userId && hero.isAway);
  return isAway ? party.flatMap((hero) => (hero.isAway ? [] : hero.id)) : [userId];
}

/** On the turn of a hero whose player is away: that others may say what they do. */
export function callsForWords(
  { combatants, active, phase }: Pick<Combat, 'combatants' | 'active' | 'phase'>,
  party: Brief['party'],
): string {
  const source = combatants.find(({ id }) => id === active)?.source ?? null;
  const hero =
    phase === 'running' && source !== null ? party.find(({ isAway, sheet }) => isAway && sheet?.characterId === source) : undefined;
  return hero ? `Say what ${hero.name} does, or ${hero.name} fights on alone.` : '';
}
