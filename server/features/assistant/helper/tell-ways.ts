import { attitudeOf, currentScene } from '#domain/narration/play-state.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';

/** Where each way out leads, who waits there, and which ways the party does not know of. */
export function tellWays({ adventure, state }: Situation): string {
  const scene = currentScene(adventure, state);
  const lines = scene.exits.map(({ label, to, needs }) => {
    const there = adventure.scenes.find(({ id }) => id === to);
    const waiting = adventure.npcs.filter(({ id }) => there?.npcs.includes(id)).map((npc) => `${npc.name} (${attitudeOf(state, npc)})`);
    const hidden = needs !== undefined && !state.clues.includes(needs);
    const clue = adventure.clues.find(({ id }) => id === needs)?.text;
    return [
      `- **${label}** leads to ${there?.name ?? 'somewhere unwritten'}${state.visited.includes(to) ? ', where they have been' : ', new to them'}`,
      waiting.length > 0 ? `; there: ${waiting.join(', ')}` : '',
      hidden ? `. *Nobody knows of it without this: ${clue ?? 'a clue'}*` : '.',
    ].join('');
  });
  return [`From ${scene.name} in ${scene.place}:`, ...lines].join('\n');
}

/** How near each danger is, and what its next sign will be. */
export function tellDangers({ adventure, state }: Situation): string {
  if (adventure.clocks.length === 0) return 'No danger draws nearer in this adventure unless you decide that it does.';
  return adventure.clocks
    .map(({ id, name, signs }) => {
      const filled = Math.min(state.clocks[id] ?? 0, signs.length);
      const next = signs[filled];
      return `- **${name}**: ${filled} of ${signs.length}. ${next ? `*Next:* ${next}` : 'It has happened.'}`;
    })
    .join('\n');
}

/** What can still be carried away here, and elsewhere. */
export function tellLoot({ adventure, state }: Situation): string {
  const scene = currentScene(adventure, state);
  const nameOf = (npc: string) => adventure.npcs.find(({ id }) => id === npc)?.name ?? npc;
  const left = scene.loot.filter(({ id }) => state.taken[id] === undefined);
  const others = adventure.scenes
    .filter(({ id, loot }) => id !== scene.id && loot.some((each) => state.taken[each.id] === undefined))
    .map(({ name }) => name);
  return [
    left.length === 0 ? `There is nothing left to find in ${scene.name}.` : `In ${scene.name}:`,
    ...left.map(({ name, quantity, where, guardedBy }) => {
      const guards = guardedBy.length > 0 ? `, guarded by ${guardedBy.map(nameOf).join(' and ')}` : '';
      return `- **${name}**${quantity > 1 ? ` × ${quantity}` : ''}: ${where}${guards}`;
    }),
    ...(others.length > 0 ? [`\nElsewhere: ${others.join(', ')}.`] : []),
  ].join('\n');
}

/** Who plays, how strong they are and what they have been through. */
export function tellParty({ adventure, state, party }: Situation): string {
  const heroes = party.length === 0 ? ['Nobody has brought a hero yet.'] : party.map(({ name, level }) => `- **${name}**, level ${level}`);
  const hurt = Object.values(state.heroes).filter(({ damage }) => damage > 0).length;
  return [
    ...heroes,
    '',
    `They have seen ${state.visited.length} of ${adventure.scenes.length} places and found ${state.clues.length} of ${adventure.clues.length} clues.`,
    ...(hurt > 0 ? [`${hurt} of them ${hurt === 1 ? 'is' : 'are'} hurt.`] : []),
  ].join('\n');
}
