import type { Dice } from '#domain/dice/dice.ts';
import { attitudeOf, currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';
import { pickSome } from './pick.ts';

/** Three things that could happen next, each from what is written and not yet played. */
export function tellIdeas(situation: Situation, dice: Dice): string {
  const chosen = pickSome(dice, [...fromPeople(situation), ...fromDangers(situation), ...fromClues(situation), ...fromWays(situation)], 3);
  const ideas = chosen.length > 0 ? chosen : ['Let somebody the party once helped come back with a worse problem, and in a hurry.'];
  return ['Three ways to go on:', ...ideas.map((idea, n) => `${n + 1}. ${idea}`)]
    .join('\n')
    .replace('Three ways', ideas.length === 3 ? 'Three ways' : 'A way');
}

function fromPeople({ adventure, state }: Situation): string[] {
  return presentNpcs(adventure, state).map((npc) => {
    const { name, secret, habits } = npc;
    const mood = attitudeOf(state, npc);
    if (secret === undefined) return `**${name}** ${habits[0] ?? 'waits'}, and asks the party for a small favour that costs time.`;
    if (mood === 'hostile' || mood === 'wary') return `**${name}** makes a mistake that points at this: ${secret}`;
    return `**${name}** is on the edge of telling it, if somebody is kind at the right moment: ${secret}`;
  });
}

function fromDangers({ adventure, state }: Situation): string[] {
  return adventure.clocks.flatMap(({ id, name, signs }) => {
    const next = signs[state.clocks[id] ?? 0];
    return next ? [`Let **${name}** come closer, and say: “${next}”`] : [];
  });
}

function fromClues({ adventure, state }: Situation): string[] {
  const scene = currentScene(adventure, state);
  return scene.features.flatMap(({ name, description, clue }) => {
    const text = adventure.clues.find(({ id }) => id === clue)?.text;
    if (clue === undefined || text === undefined || state.clues.includes(clue)) return [];
    return [`Draw their eyes to **${name}**: ${description} *It would tell them:* ${text}`];
  });
}

function fromWays({ adventure, state }: Situation): string[] {
  return currentScene(adventure, state).exits.flatMap(({ label, to }) => {
    const there = adventure.scenes.find(({ id }) => id === to);
    const [somebody] = adventure.npcs.filter(({ id }) => there?.npcs.includes(id));
    if (!there || state.visited.includes(to)) return [];
    const word = somebody ? `somebody brings word of **${somebody.name}**, ${somebody.role}` : 'something can be heard from there';
    return [`By ${label}, ${word}: that is the way to ${there.name}.`];
  });
}
